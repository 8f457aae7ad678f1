// Tables can be sorted by a click on a head. Without this script they are plain tables.
const hint = document.body.dataset.sort;

const valueOf = (row, column) => {
  const value = row.cells[column].dataset.value;
  if (value === undefined) return null;
  return value !== "" && !isNaN(value) ? Number(value) : value;
};

const compare = (one, other) =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other), document.documentElement.lang);

const sortBy = (table, column, up) => {
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [valueOf(row, column), row]);
  rows.sort(([one], [other]) => {
    if (one === null || other === null) return (one === null) - (other === null);
    return up ? compare(one, other) : compare(other, one);
  });
  body.append(...rows.map(([, row]) => row));
};

for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.title = hint;
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const up = head.ariaSort === "descending" || (!head.ariaSort && head.className === "words");
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.ariaSort = up ? "ascending" : "descending";
      sortBy(table, column, up);
    });
  });
}

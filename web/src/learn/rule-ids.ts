/** The names of rules, as they are read and as they are linked to. */

/** Ids as they are read: `R-A-01–05`, not one by one. */
export function shortened(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1)!, id)) run.push(id);
    else runs.push([id]);
  }
  return runs
    .map((run) => (run.length > 1 ? `${run[0]}–${numberOf(run.at(-1)!)}` : run[0]))
    .join(', ');
}

function follows(one: string, other: string): boolean {
  return familyOf(one) === familyOf(other) && Number(numberOf(other)) === Number(numberOf(one)) + 1;
}

function familyOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

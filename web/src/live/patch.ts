/** JSON Merge Patch (RFC 7396), as the server sends changes of a view. Nothing given is altered. */

type Data = Record<string, unknown>;

export function merge<T extends Data>(target: T, changes: Data): T {
  const merged: Data = { ...target };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete merged[name];
    else merged[name] = isObject(value) ? merge(asObject(merged[name]), value) : value;
  }
  return merged as T;
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asObject(value: unknown): Data {
  return isObject(value) ? value : {};
}

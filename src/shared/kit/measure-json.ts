/**
 * The length of a value as JSON; `Infinity` where it is longer or nested deeper than allowed, or is no JSON
 * at all. Stops as soon as that is certain, so a hostile value costs no more than an allowed one.
 */
export function measureJson(
  value: unknown,
  limits: { readonly characters: number; readonly depth: number }
): number {
  const { characters, depth } = limits;
  if (characters < 0) return Infinity;
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value).length;
  if (typeof value === 'string') return value.length > characters ? Infinity : JSON.stringify(value).length;
  if (typeof value !== 'object' || depth === 0) return Infinity;
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return Infinity;
  let size = 2;
  for (const key of isList ? value.keys() : Object.keys(value)) {
    const inside: unknown = Reflect.get(value, key);
    const name = typeof key === 'string' ? JSON.stringify(key).length + 1 : 0;
    size += name + 1 + measureJson(inside, { characters: characters - size - name, depth: depth - 1 });
    if (size > characters) return Infinity;
  }
  return size;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

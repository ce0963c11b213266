// Reduces a report to the fields of an allow list.

/** Answers with what may be kept of a value; undefined drops it. */
export type Sanitizer = (value: unknown) => unknown;

const matching =
  (pattern: RegExp): Sanitizer =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Names and ids have no spaces, sentences do. */
export const token: Sanitizer = matching(/^[\w.:/@+-]{1,120}$/);
export const identifier: Sanitizer = matching(/^(?:async |new )?[\w$.<>#]{1,120}$/);
export const userAgent: Sanitizer = matching(/^Mozilla\/5\.0 \([\w .;:+/-]{1,120}\) [\w .;:()+/,-]{1,200}$/);
export const number: Sanitizer = (value) => (Number.isFinite(value) ? value : undefined);
export const flag: Sanitizer = (value) => (typeof value === 'boolean' ? value : undefined);

/** The path of an address without what follows `?` or `#`; a part that is no plain word is left out. */
export const path: Sanitizer = (value) => {
  if (typeof value !== 'string') return undefined;
  const [address = ''] = value.split(/[?#]/);
  const parts = address.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '').split('/');
  return parts.map((part) => (/^[\w.@-]{0,80}$/.test(part) ? part : '…')).join('/') || '/';
};

/** A script by its name alone: folders may hold the user's name. */
export const scriptName: Sanitizer = (value) => {
  const name = typeof value === 'string' ? value.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) : undefined;
  return name !== undefined && /^[\w.@-]{1,80}$/.test(name) ? `app:///${name}` : undefined;
};

export const oneOf =
  (...words: readonly string[]): Sanitizer =>
  (value) =>
    typeof value === 'string' && words.includes(value) ? value : undefined;

export const list =
  (keep: Sanitizer): Sanitizer =>
  (value) =>
    Array.isArray(value) ? value.map(keep).filter((kept) => kept !== undefined) : undefined;

/** Keeps an object's named fields. A `required` field that is dropped drops the whole object. */
export const fields =
  (table: Readonly<Record<string, Sanitizer>>, required?: string): Sanitizer =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const kept: Record<string, unknown> = {};
    for (const [name, keep] of Object.entries(table)) {
      const part = keep(Reflect.get(value, name));
      if (part !== undefined) kept[name] = part;
    }
    return required !== undefined && kept[required] === undefined ? undefined : kept;
  };

/** Keeps an object's entries whatever their names, as long as they are plain. */
export const entries =
  (keep: Sanitizer): Sanitizer =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return fields(
      Object.fromEntries(
        Object.keys(value)
          .filter((name) => token(name) !== undefined)
          .map((name) => [name, keep])
      )
    )(value);
  };

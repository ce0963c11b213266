import type { JsonSchema } from './document.ts';

const comparisons: readonly (readonly [string, string])[] = [
  ['minLength', 'at least'],
  ['maxLength', 'at most'],
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minItems', 'at least'],
  ['maxItems', 'at most']
];

/** A schema as people write types, e.g. `{ title: string (at most 120), tags: string[] }`. */
export function writeType(schema: JsonSchema, indent = ''): string {
  if (Array.isArray(schema['anyOf'])) return writeUnion(schema['anyOf'] as JsonSchema[], indent);
  if (Array.isArray(schema['oneOf'])) return writeUnion(schema['oneOf'] as JsonSchema[], indent);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema['prefixItems'])) {
    return `[${schema['prefixItems'].map((part) => writeType(part as JsonSchema, indent)).join(', ')}]`;
  }
  if (schema['type'] === 'array') {
    const item = writeType((schema['items'] ?? {}) as JsonSchema, indent);
    return `${/[|(]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]${writeBounds(schema)}`;
  }
  if (schema['type'] === 'object') return writeObject(schema, indent);
  const name = typeof schema['type'] === 'string' ? schema['type'] : 'anything';
  return `${name}${writeBounds(schema)}`;
}

const writeUnion = (parts: readonly JsonSchema[], indent: string): string =>
  parts.map((part) => writeType(part, indent)).join(' | ');

function writeBounds(schema: JsonSchema): string {
  const bounds = comparisons
    .filter(([key]) => typeof schema[key] === 'number' && Math.abs(schema[key]) < Number.MAX_SAFE_INTEGER)
    .map(([key, words]) => `${words} ${String(schema[key])}`);
  return bounds.length === 0 ? '' : ` (${bounds.join(', ')})`;
}

function writeObject(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  if (properties.length === 0) {
    const values = schema['additionalProperties'];
    return typeof values === 'object' && values !== null
      ? `{ [name]: ${writeType(values as JsonSchema, indent)} }`
      : '{}';
  }
  const required = (schema['required'] ?? []) as readonly string[];
  const inner = `${indent}  `;
  const lines = properties.map(
    ([name, part]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${writeType(part, inner)}`
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

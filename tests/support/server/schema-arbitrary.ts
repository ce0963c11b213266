// Draws values for what a JSON Schema describes, and values that it does not.
import * as fc from 'fast-check';
import type { JsonSchema } from '#server/openapi/document.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Inputs that break programs: wrong kinds, edges of numbers, text that means something elsewhere. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    2 ** 53,
    0.1,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '🎬'.repeat(50),
    'x'.repeat(20_000),
    '../../../etc/passwd',
    "' OR 1=1; --",
    '%00%ff',
    '<script>alert(1)</script>',
    '__proto__',
    '9'.repeat(400),
    [],
    [[]],
    {},
    { constructor: { prototype: {} } },
    JSON.parse(deep(50))
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 })
);

/** A value that the schema allows, as far as that can be drawn. */
function anyOfSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map(anyOfSchema));
  switch (schema['type']) {
    case 'string':
      return anyText(schema);
    case 'integer':
    case 'number':
      return anyNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(anyOfSchema((schema['items'] ?? {}) as JsonSchema), { maxLength: 4 });
    case 'object':
      return anyObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function anyText({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.stringMatching(/^[a-z0-9]{1,12}$/).map((name) => `${name}@example.com`);
  if (format === 'uri')
    return fc.constantFrom('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://example.com/a');
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // A pattern that looks around cannot be drawn from.
    }
  }
  return fc.string({
    minLength: Number(minLength),
    maxLength: Math.min(Number(maxLength), Number(minLength) + 60)
  });
}

function anyNumber({ type, minimum = -1000, maximum = 100_000 }: JsonSchema): fc.Arbitrary<number> {
  const range = { min: Math.max(Number(minimum), -1e9), max: Math.min(Number(maximum), 1e9) };
  return type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true });
}

function anyObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Schemas;
  const required = (schema['required'] ?? []) as string[];
  const drawn = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, anyOfSchema(part)])
  );
  return fc.record(drawn, { requiredKeys: required });
}

/** Mostly what is allowed; now and then one part is something else, missing or too much. */
export function nearlyOfSchema(
  properties: Schemas,
  required: readonly string[]
): fc.Arbitrary<Record<string, unknown>> {
  const whole = anyObject({ properties, required }) as fc.Arbitrary<Record<string, unknown>>;
  const names = [...Object.keys(properties), '__proto__', 'isAdmin'];
  const spoiled = fc
    .tuple(whole, fc.constantFrom(...names), fc.option(hostileValue, { nil: undefined }))
    .map(([value, name, part]) => ({ ...value, [name]: part }));
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: spoiled });
}

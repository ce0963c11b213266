import type { Context } from 'hono';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';

/** The unvalidated input of a request, from path, query and body; the inverse of `toHttpRequest`. */
export async function readInput(context: Context, route: HttpRoute, schema: z.ZodType): Promise<unknown> {
  const parts = context.req.param() as Readonly<Record<string, string>>;
  const rest = await readRest(context, route, schema);
  if (route.storesTextAsJson !== true && (!isStorable(rest) || !isStorable(parts)))
    throw new ContractFailure('invalid_input', 'A text is not Unicode');
  if (rest !== undefined && (typeof rest !== 'object' || rest === null || Array.isArray(rest))) return rest;
  const whole = { ...rest, ...parts };
  return Object.keys(whole).length === 0 && rest === undefined ? undefined : whole;
}

/** PostgreSQL stores neither lone surrogates nor U+0000. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && !/\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part));
}

async function readRest(context: Context, route: HttpRoute, schema: z.ZodType): Promise<unknown> {
  if (route.hasBinaryBody === true) return { bytes: new Uint8Array(await context.req.arrayBuffer()) };
  if (route.method === 'get' || route.method === 'delete') return readQuery(context.req.queries(), schema);
  const text = await context.req.text();
  if (text === '') return undefined;
  if (nestsTooDeep(text)) throw new ContractFailure('invalid_input', 'The body nests too deep');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractFailure('invalid_input', 'The body is not JSON', { cause });
  }
}

/** Converts the texts of a query string to the numbers, booleans and lists of the schema. */
function readQuery(queries: Readonly<Record<string, string[]>>, schema: z.ZodType): unknown {
  if (!(schema instanceof z.ZodObject)) {
    return Object.keys(queries).length === 0 ? undefined : queries;
  }
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(queries).map(([name, texts]) => [name, readTexts(texts, bare(shape[name]))])
  );
}

function readTexts(texts: readonly string[], schema: z.ZodType | undefined): unknown {
  if (schema instanceof z.ZodArray) return texts;
  const [text = ''] = texts;
  if (texts.length > 1) return texts;
  if (schema instanceof z.ZodNumber) return text.trim() === '' ? text : Number(text);
  if (schema instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return bare(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** Deeper than any prompt, and far from what a stack holds. */
const deepest = 40;

/** True if JSON text nests deeper than the API allows; checked before parsing, so that no code recurses into it. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

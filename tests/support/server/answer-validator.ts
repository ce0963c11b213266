import * as z from 'zod';
import type { JsonSchema, OpenApiDocument, Operation } from '#server/openapi/document.ts';

/** The differences between a response and the API document; empty for a valid one. */
export type AnswerValidator = (response: Response) => Promise<string[]>;

export function createAnswerValidator(
  { components }: OpenApiDocument,
  { responses }: Operation
): AnswerValidator {
  const toCheck = (schema: JsonSchema): z.ZodType => z.fromJSONSchema(schema);
  const problem = toCheck(components.schemas['Problem'] ?? {});
  const outputs = new Map(
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return schema === undefined ? [] : [[status, toCheck(schema)] as const];
    })
  );

  return async function judge(response) {
    const { status, headers } = response;
    const text = await response.text();
    const faults = /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? '') ? [] : ['no request id'];
    if (status >= 500) return [...faults, `failed inside: ${status} ${text}`];
    if (status < 400) {
      if (!(String(status) in responses)) return [...faults, `${status} is not declared`];
      const output = outputs.get(String(status));
      return [...faults, ...(output === undefined ? describeRest(text) : describeMisfit(output, text))];
    }
    if (headers.get('content-type') !== 'application/problem+json')
      faults.push('a refusal that is no problem');
    if (status === 429 && !(Number(headers.get('retry-after')) > 0)) faults.push('no time to wait');
    return [...faults, ...describeMisfit(problem, text)];
  };
}

const describeRest = (text: string): string[] => (text === '' ? [] : ['an answer where none is declared']);

function describeMisfit(schema: z.ZodType, text: string): string[] {
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? [] : [parsed.error.message];
}

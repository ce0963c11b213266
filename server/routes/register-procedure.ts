import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { HttpProcedure } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';

export type HttpHandler<P extends HttpProcedure> = (input: InputOf<P>) => OutputOf<P> | Promise<OutputOf<P>>;

/**
 * Serves one procedure of the contract: its method and path, its input checked, its output checked.
 * A GET or DELETE takes its input from the query string, the others from a JSON body.
 */
export function registerProcedure<P extends HttpProcedure>(
  app: Hono,
  procedure: P,
  handle: HttpHandler<P>
): void {
  const isKeepable = procedure.isKeepable === true;
  if (isKeepable) app.use(procedure.path, etag());
  app.on(procedure.method.toUpperCase(), procedure.path, async (context) => {
    const input = procedure.input.safeParse(await readInput(context, procedure));
    if (!input.success) throw new ContractFailure('invalid_input', input.error.message);
    // The cast only names what the schema has just checked.
    const answer = await handle(input.data as InputOf<P>);
    const output = procedure.output.safeParse(answer);
    if (!output.success) throw new ContractFailure('internal', output.error.message);
    context.header('cache-control', isKeepable ? 'no-cache' : 'no-store');
    return output.data === undefined ? context.body(null, 204) : Response.json(output.data, context.res);
  });
}

async function readInput(context: Context, { method }: HttpProcedure): Promise<unknown> {
  if (method === 'get' || method === 'delete') {
    const parameters = context.req.query();
    return Object.keys(parameters).length === 0 ? undefined : parameters;
  }
  const text = await context.req.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractFailure('invalid_input', 'The body is not JSON', { cause });
  }
}

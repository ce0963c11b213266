import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { cloudContract, type CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import type { InputOf, OutputOf, Procedure } from '#shared/contract/procedure.ts';
import { type Action, can } from '#shared/domain/people/permissions.ts';
import type { RequestContext, RequestVariables } from '../context/request-context.ts';
import { readInput } from './read-input.ts';

/** An output that was checked against its schema when it was serialized as JSON, and is sent as it is. */
export class SerializedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** A procedure that answers nothing is served by a function that returns nothing. */
type Answered<P extends Procedure> = OutputOf<P> extends undefined ? void : OutputOf<P>;

export type HttpHandler<P extends Procedure> = (
  input: InputOf<P>,
  request: RequestContext
) => Answered<P> | SerializedBody | Promise<Answered<P> | SerializedBody>;

const json = { 'content-type': 'application/json' };

/** Serves a procedure at its route: checks the permission before reading anything, then validates input and output. */
export function registerProcedure<P extends Procedure>(
  app: Hono<RequestVariables>,
  procedure: P,
  route: HttpRoute,
  handle: HttpHandler<P>
): void {
  const isCacheable = route.isCacheable === true;
  if (isCacheable) app.use(route.path, etag());
  app.on(route.method.toUpperCase(), route.path, async (context: Context<RequestVariables>) => {
    const request = context.get('request');
    refuseUnlessAllowed(request, route.access);
    const input = procedure.input.safeParse(await readInput(context, route, procedure.input));
    if (!input.success) throw new ContractFailure('invalid_input', input.error.message);
    // The cast only names what the schema has just checked.
    const answer = await handle(input.data as InputOf<P>, request);
    context.header('cache-control', isCacheable ? 'no-cache' : 'no-store');
    if (answer instanceof SerializedBody) return context.body(answer.bytes, 200, json);
    const output = procedure.output.safeParse(answer);
    if (!output.success) throw new ContractFailure('internal', output.error.message);
    if (output.data === undefined) return context.body(null, 204);
    const body = JSON.stringify(output.data);
    context.set('responseBody', body);
    return context.body(body, 200, json);
  });
}

function refuseUnlessAllowed({ actor }: RequestContext, action: Action): void {
  if (can(actor, action)) return;
  if (actor.kind === 'visitor') throw new ContractFailure('unauthenticated');
  throw new ContractFailure(actor.status === 'suspended' ? 'suspended' : 'forbidden');
}

/** Serves a procedure of the cloud's contract by its name. */
export function serveCloud<Name extends CloudName>(
  app: Hono<RequestVariables>,
  name: Name,
  handle: HttpHandler<CloudContract[Name]>
): void {
  registerProcedure(app, cloudContract[name], cloudRoutes[name], handle);
}

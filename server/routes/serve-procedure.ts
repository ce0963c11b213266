import type { Hono } from 'hono';
import { type CloudContract, cloudContract } from '#shared/contract/cloud.ts';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud-routes.ts';
import type { RequestVariables } from '../request-context.ts';
import { type HttpHandler, registerProcedure } from './register-procedure.ts';

/** Serves a procedure of the cloud's contract by its name. */
export function serveCloud<Name extends CloudName>(
  app: Hono<RequestVariables>,
  name: Name,
  handle: HttpHandler<CloudContract[Name]>
): void {
  registerProcedure(app, cloudContract[name], cloudRoutes[name], handle);
}

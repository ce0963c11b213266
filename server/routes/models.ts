import type { Hono } from 'hono';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerModels(app: Hono<RequestVariables>): void {
  serveCloud(app, 'models.get', () => builtInRegistry);
}

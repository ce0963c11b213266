import type { Hono } from 'hono';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { RequestVariables } from '../request-context.ts';
import { serveCloud } from './serve-procedure.ts';

export function registerModels(app: Hono<RequestVariables>): void {
  serveCloud(app, 'models.get', () => builtInRegistry);
}

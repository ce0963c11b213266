import type { Hono } from 'hono';
import { cloudContract } from '#shared/contract/cloud.ts';
import { builtInRegistry } from '#shared/domain/model/registry.ts';
import { registerProcedure } from './register-procedure.ts';

export function registerModels(app: Hono): void {
  registerProcedure(app, cloudContract['models.get'], () => builtInRegistry);
}

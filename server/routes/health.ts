import type { Hono } from 'hono';
import { cloudContract } from '#shared/contract/cloud.ts';
import { registerProcedure } from './register-procedure.ts';

export function registerHealth(app: Hono, version: string): void {
  registerProcedure(app, cloudContract['health.get'], () => ({ status: 'ok' as const, version }));
}

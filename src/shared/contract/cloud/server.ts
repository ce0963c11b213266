import * as z from 'zod';
import { ModelRegistry } from '../../domain/craft/model/model.ts';
import { nothing, query } from '../procedure.ts';

export const serverProcedures = {
  /** The process answers. */
  'health.get': query(nothing, z.object({ status: z.literal('ok'), version: z.string() })),
  /** Succeeds if the database answers too; `not_ready` otherwise. */
  'health.ready': query(nothing, z.object({ status: z.literal('ready') })),
  /** The list of models this server was built with. */
  'models.get': query(nothing, ModelRegistry)
} as const;

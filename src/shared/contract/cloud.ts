// The HTTP API: the device's grammar plus a method and a path. Routes are registered from here and nowhere else.
import * as z from 'zod';
import { ModelRegistry } from '../domain/model/model.ts';
import { nothing, type Procedure, query } from './procedure.ts';

export type HttpProcedure = Procedure & {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  /** The same for everybody: a client may keep the answer and ask whether it still holds. */
  readonly isKeepable?: true;
};

export const cloudContract = {
  'health.get': {
    ...query(nothing, z.object({ status: z.literal('ok'), version: z.string() })),
    method: 'get',
    path: '/api/health'
  },
  /** The list of models this server was built with. */
  'models.get': { ...query(nothing, ModelRegistry), method: 'get', path: '/api/models', isKeepable: true }
} as const satisfies Record<string, HttpProcedure>;

export type CloudContract = typeof cloudContract;

// The HTTP API: the device's grammar plus a method and a path. Routes are registered from here and nowhere else.
import * as z from 'zod';
import { nothing, type Procedure, query } from './procedure.ts';

export type HttpProcedure = Procedure & {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
};

export const cloudContract = {
  'health.get': {
    ...query(nothing, z.object({ status: z.literal('ok'), version: z.string() })),
    method: 'get',
    path: '/api/health'
  }
} as const satisfies Record<string, HttpProcedure>;

export type CloudContract = typeof cloudContract;

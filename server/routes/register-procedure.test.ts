import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { HttpProcedure } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { command, nothing, query } from '#shared/contract/procedure.ts';
import { answerFailures } from '../middleware/answer-failures.ts';
import { type HttpHandler, registerProcedure } from './register-procedure.ts';

describe('a procedure of the contract', () => {
  const shout = {
    ...query(z.object({ word: z.string() }), z.string()),
    method: 'get',
    path: '/api/shout'
  } as const;
  const save = {
    ...command(z.object({ count: z.int() }), nothing),
    method: 'post',
    path: '/api/save'
  } as const;

  function serve<P extends HttpProcedure>(procedure: P, handle: HttpHandler<P>) {
    const failures: Error[] = [];
    const host = new Hono();
    host.onError(answerFailures((error) => failures.push(error)));
    registerProcedure(host, procedure, handle);
    return { host, failures };
  }

  test('takes the input of a GET from the query string', async () => {
    const { host } = serve(shout, ({ word }) => word.toUpperCase());
    expect(await (await host.request('/api/shout?word=cut')).json()).toBe('CUT');
  });

  test('takes the input of a POST from its JSON body and answers 204 for nothing', async () => {
    const counts: number[] = [];
    const { host } = serve(save, ({ count }) => void counts.push(count));
    const response = await host.request('/api/save', { method: 'POST', body: '{"count":3}' });
    expect(response.status).toBe(204);
    expect(counts).toEqual([3]);
  });

  test.each(['{"count":"many"}', '{"count":', ''])('refuses the body %s', async (body) => {
    const { host, failures } = serve(save, () => undefined);
    const response = await host.request('/api/save', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
    expect(failures).toEqual([]);
  });

  test('never sends an answer that breaks the contract', async () => {
    const { host, failures } = serve(shout, () => 42 as unknown as string);
    const response = await host.request('/api/shout?word=cut');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal' });
    expect(failures).toHaveLength(1);
  });

  test('turns a refusal into its status and keeps the reason of a crash to itself', async () => {
    const refusing = serve(shout, () => {
      throw new ContractFailure('not_found', 'row 7');
    });
    expect((await refusing.host.request('/api/shout?word=a')).status).toBe(404);
    const crashing = serve(shout, () => {
      throw new Error('password is hunter2');
    });
    expect(await (await crashing.host.request('/api/shout?word=a')).text()).not.toContain('hunter2');
    expect(crashing.failures[0]?.message).toBe('password is hunter2');
  });
});

import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import { toHttpRequest } from '#shared/contract/http/http-request.ts';
import { command, nothing, type Procedure, query } from '#shared/contract/procedure.ts';
import { type Actor, visitor } from '#shared/domain/people/actor.ts';
import { createErrorHandler } from '../middleware/error-handler.ts';
import { attachRequest } from '../middleware/create-request-context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { type HttpHandler, registerProcedure } from './register-procedure.ts';

describe('a procedure of the contract', () => {
  const shout = query(z.object({ word: z.string() }), z.string());
  const save = command(z.object({ count: z.int() }), nothing);
  const shouting: HttpRoute = { method: 'get', path: '/api/shout', access: 'server.status', rate: 'read' };
  const saving: HttpRoute = { method: 'post', path: '/api/save', access: 'server.status', rate: 'write' };

  function serve<P extends Procedure>(
    procedure: P,
    route: HttpRoute,
    handle: HttpHandler<P>,
    actor: Actor = visitor
  ) {
    const failures: Error[] = [];
    const host = new Hono<RequestVariables>();
    host.onError(createErrorHandler((error) => failures.push(error)));
    host.use(attachRequest(() => Promise.resolve({ actor, sessionId: null })));
    registerProcedure(host, procedure, route, handle);
    return { host, failures };
  }

  test('takes the input of a GET from the query string', async () => {
    const { host } = serve(shout, shouting, ({ word }) => word.toUpperCase());
    expect(await (await host.request('/api/shout?word=cut')).json()).toBe('CUT');
  });

  test('takes the input of a POST from its JSON body and answers 204 for nothing', async () => {
    const counts: number[] = [];
    const { host } = serve(save, saving, ({ count }) => void counts.push(count));
    const response = await host.request('/api/save', { method: 'POST', body: '{"count":3}' });
    expect(response.status).toBe(204);
    expect(counts).toEqual([3]);
  });

  test.each(['{"count":"many"}', '{"count":', ''])('refuses the body %s', async (body) => {
    const { host, failures } = serve(save, saving, () => undefined);
    const response = await host.request('/api/save', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
    expect(failures).toEqual([]);
  });

  test.each(['/api/shout?word=%00', '/api/shout?word=a&%00=b'])(
    'refuses what is no text: %s',
    async (path) => {
      const { host, failures } = serve(shout, shouting, ({ word }) => word);
      expect((await host.request(path)).status).toBe(400);
      expect(failures).toEqual([]);
    }
  );

  test.each(['{"word":"\\u0000"}', '{"word":"\\ud83d"}', '{"word":"x","deep":[{"\\u0000":1}]}'])(
    'refuses the body %s, of which the database could not keep a word',
    async (body) => {
      const say = command(z.looseObject({ word: z.string() }), nothing);
      const { host } = serve(say, saving, () => undefined);
      expect((await host.request('/api/save', { method: 'POST', body })).status).toBe(400);
    }
  );

  test('never sends an answer that breaks the contract', async () => {
    const { host, failures } = serve(shout, shouting, () => 42 as unknown as string);
    const response = await host.request('/api/shout?word=cut');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal' });
    expect(failures).toHaveLength(1);
  });

  test('turns a refusal into its status and keeps the reason of a crash to itself', async () => {
    const refusing = serve(shout, shouting, () => {
      throw new ContractFailure('not_found', 'row 7');
    });
    expect((await refusing.host.request('/api/shout?word=a')).status).toBe(404);
    const crashing = serve(shout, shouting, () => {
      throw new Error('password is hunter2');
    });
    expect(await (await crashing.host.request('/api/shout?word=a')).text()).not.toContain('hunter2');
    expect(crashing.failures[0]?.message).toBe('password is hunter2');
  });

  test('is refused before it is read to whom the permission table does not name', async () => {
    const moderating: HttpRoute = { ...saving, access: 'showcase.moderate' };
    const person = { kind: 'person', id: 'usr_1', roles: ['user'], isVerified: true } as const;
    const read = async (actor: Actor) => {
      const { host } = serve(save, moderating, () => undefined, actor);
      const response = await host.request('/api/save', { method: 'POST', body: 'not JSON' });
      return ((await response.json()) as { code: string }).code;
    };
    expect(await read(visitor)).toBe('unauthenticated');
    expect(await read({ ...person, status: 'active' })).toBe('forbidden');
    expect(await read({ ...person, status: 'suspended' })).toBe('suspended');
    expect(await read({ ...person, roles: ['user', 'admin'], status: 'active' })).toBe('invalid_input');
  });

  test('reads numbers, yes or no, and lists out of a query string as its schema has them', async () => {
    const search = query(
      z.object({
        limit: z.int().default(20),
        audio: z.boolean().optional(),
        ratio: z.array(z.string()).default([]),
        search: z.string()
      }),
      z.unknown()
    );
    const { host } = serve(search, shouting, (input) => input);
    const sent = { limit: 7, audio: false, ratio: ['16:9', '1:1'], search: '12 ä & b' };
    const { url } = toHttpRequest(shouting, sent);
    expect(await (await host.request(url)).json()).toEqual(sent);
    expect(await (await host.request('/api/shout?search=&ratio=1:1')).json()).toEqual({
      limit: 20,
      ratio: ['1:1'],
      search: ''
    });
    expect((await host.request('/api/shout?search=a&limit=seven')).status).toBe(400);
    expect((await host.request('/api/shout?search=a&audio=maybe')).status).toBe(400);
  });

  test('takes its parts from the path, whatever the body says', async () => {
    const rename = command(z.object({ id: z.string(), name: z.string() }), z.string());
    const renaming: HttpRoute = { ...saving, method: 'put', path: '/api/things/:id' };
    const { host } = serve(rename, renaming, ({ id, name }) => `${id}=${name}`);
    const { url, body } = toHttpRequest(renaming, { id: 'a/b', name: 'c' });
    expect(url).toBe('/api/things/a%2Fb');
    expect(body).toBe('{"name":"c"}');
    const response = await host.request(url, { method: 'PUT', body: '{"name":"c","id":"other"}' });
    expect(await response.json()).toBe('a/b=c');
  });
});

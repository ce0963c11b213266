import { afterAll, expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { makeFolder, runCliInProcess } from './call-cli.ts';

const folder = makeFolder();
afterAll(folder.remove);

test('models are listed with what they take', async () => {
  const { code, stdout } = await runCliInProcess(['models']);
  const rows = stdout.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(rows).toHaveLength(builtInRegistry.models.length + 1);
  expect(rows.find((row) => row.startsWith('veo-3.1 '))?.split(/ {2,}/)).toEqual([
    'veo-3.1',
    'retiring 2026-11-17',
    '4, 6 or 8 s, extended to 148 s',
    '720p 1080p 4K',
    '16:9 9:16',
    'on or off',
    '1,024 tokens',
    '0.2 to 0.6'
  ]);
  expect(rows.find((row) => row.startsWith('pika-2.2'))).toMatch(/unknown {2,}unknown$/);
});

test('models as JSON are a registry that can be read again', async () => {
  const { stdout } = await runCliInProcess(['models', '--json']);
  expect(JSON.parse(stdout)).toEqual(builtInRegistry);
  const newer = JSON.stringify({ ...builtInRegistry, models: builtInRegistry.models.slice(0, 8) });
  const given = await runCliInProcess(['models', '--registry', folder.write('newer.json', newer)]);
  expect(given.stdout.trimEnd().split('\n')).toHaveLength(9);
});

test('a registry that does not validate is refused', async () => {
  const path = folder.write('broken.json', '{"format":"reelwright/models","version":"soon","models":[]}');
  expect(await runCliInProcess(['models', '--registry', path])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'broken.json: This list of models is damaged: version is not what it should be.'
  });
});

test('templates are listed, and as JSON with their prompts', async () => {
  const list = await runCliInProcess(['templates']);
  expect(list.stdout.trimEnd().split('\n')).toHaveLength(builtInTemplates.length + 1);
  const { code, stdout } = await runCliInProcess(['templates', '--json']);
  const templates: unknown[] = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(templates).toHaveLength(builtInTemplates.length);
  expect(templates[0]).toMatchObject({
    id: builtInTemplates[0]?.id,
    category: expect.any(String),
    promptData: builtInTemplates[0]?.data
  });
});

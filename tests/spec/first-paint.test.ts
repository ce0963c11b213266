import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../src/renderer/public/theme.js', import.meta.url), 'utf8');

function paint(
  kept: string | Error | null,
  isDarkPreferred = false,
  firstRun: string | null = null,
  languages: readonly string[] = ['en-US']
) {
  const dataset: Record<string, string> = {};
  const colors: string[] = [];
  const meta = { setAttribute: (_name: string, color: string) => void colors.push(color) };
  runInNewContext(script, {
    addEventListener: () => undefined,
    document: { documentElement: { dataset }, querySelectorAll: () => [meta] },
    localStorage: {
      getItem: (key: string) => {
        if (kept instanceof Error) throw kept;
        return key === 'reelwright.appearance' ? kept : firstRun;
      }
    },
    matchMedia: () => ({ matches: isDarkPreferred }),
    navigator: { languages }
  });
  return { ...dataset, colors };
}

const light = { theme: 'light', density: 'comfortable', motion: 'full', colors: [] };
const dark = { ...light, theme: 'dark' };

test('the first paint has the look that was chosen, and the window’s colour with it', () => {
  const kept = JSON.stringify({ theme: 'dark', density: 'compact', motion: 'reduced' });
  expect(paint(kept)).toEqual({ theme: 'dark', density: 'compact', motion: 'reduced', colors: ['#0b0c0e'] });
});

test('the first paint follows the system where that was chosen', () => {
  const kept = JSON.stringify({ theme: 'system', density: 'comfortable', motion: 'full' });
  expect([paint(kept, false), paint(kept, true)]).toEqual([light, dark]);
});

test.each([
  null,
  '',
  'null',
  '7',
  '[]',
  '{"theme":"<b>","density":1,"motion":{}}',
  '{"theme":',
  new Error('storage is blocked')
])('the first paint follows the system when %s is kept', (kept) => {
  expect([paint(kept, false), paint(kept, true)]).toEqual([light, dark]);
});

test('the first paint leaves out the first steps for a user who has seen them', () => {
  expect(paint(null, false, '"over"')).toEqual({ ...light, firstRun: 'over' });
});

test('the first paint shows no English page to a user who reads Spanish', () => {
  expect(paint(null, false, null, ['fr', 'es-MX', 'en'])).toEqual({ ...light, awaits: 'language' });
  expect(paint(null, false, null, ['en', 'es'])).toEqual(light);
});

// Sealed prompts are on the server only: no word of one may be in a file that everybody can load.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { canaries, findCanaries } from '#tests/support/server/canaries.ts';
import { findDemoPhrases } from '#tests/support/server/demo-phrases.ts';
import { shinglesOf } from '#tests/support/shingles.ts';
import { expect, test } from '../pages/test.ts';

const folder = process.env['JOURNEYS_WEB'] ?? join(import.meta.dirname, '../../../dist/web');

function readPublicFile(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  if (path.endsWith('.gz')) return gunzipSync(bytes).toString();
  return bytes.toString();
}

const listPublicFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('no file of the web build has a sealed word in it', () => {
  const texts = listPublicFiles().map((path) => ({ path, text: readPublicFile(path) }));
  expect(texts.length).toBeGreaterThan(50);
  const leaks = texts
    .map(({ path, text }) => ({ path, found: [...findCanaries(text), ...findDemoPhrases(text)] }))
    .filter(({ found }) => found.length > 0);
  expect(leaks).toEqual([]);

  // The search finds what is public: the built-in templates, and a canary where there is one.
  const template = shinglesOf(builtInTemplates[0]?.data.concept ?? '', 6);
  const isPublic = texts.some(({ text }) => {
    const shingles = shinglesOf(text, 6);
    return [...template].every((phrase) => shingles.has(phrase));
  });
  expect(isPublic).toBe(true);
  expect(findCanaries(`a ${canaries[7]} b`)).toEqual([canaries[7]]);
});

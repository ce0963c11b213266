import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { createSpelling } from './spelling.ts';
import { startSpellingWorker } from './start-spelling-worker.ts';

const workerFile = join(import.meta.dirname, 'spelling-worker.ts');

function open(folder: string) {
  const settings = { isOn: true, added: [] as readonly string[], starts: 0 };
  const spelling = createSpelling({
    start: () => {
      settings.starts += 1;
      return startSpellingWorker(workerFile, folder);
    },
    isOn: () => settings.isOn,
    listAddedWords: () => settings.added,
    saveAddedWords: (words) => {
      settings.added = words;
    }
  });
  const check = (appLanguage: 'en' | 'es', words: readonly string[]) =>
    spelling.check({ fieldLanguage: null, appLanguage, words });
  return { spelling, check, settings };
}

function englishDictionary(): string {
  const folder = createTempFolder();
  for (const part of ['aff', 'dic'])
    cpSync(`node_modules/dictionary-en/index.${part}`, join(folder, `en.${part}`));
  return folder;
}

test('checks in a thread that starts with the first words, and suggests in the language of the mistake', async () => {
  const { spelling, check, settings } = open(englishDictionary());
  settings.isOn = false;
  expect(await check('en', ['lighthuse'])).toEqual([]);
  expect(settings.starts).toBe(0);

  settings.isOn = true;
  expect(await check('en', ['lighthuse', 'storm', 'Wrocław'])).toEqual(['lighthuse', 'Wrocław']);
  expect(await spelling.suggest('lighthuse')).toEqual(['lighthouse']);
  expect(await spelling.suggest('neverchecked')).toEqual([]);

  spelling.add('Wrocław');
  spelling.add('wrocław');
  expect(settings.added).toEqual(['wrocław']);
  expect(await check('en', ['Wrocław', 'lighthuse'])).toEqual(['lighthuse']);
  expect(settings.starts).toBe(1);
});

test('without a readable dictionary no word is marked, and no check hangs', async () => {
  const { check } = open(createTempFolder());
  expect(await check('es', ['farero'])).toEqual([]);
  expect(await check('es', ['farero'])).toEqual([]);
});

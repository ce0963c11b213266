import { expect, test } from 'vitest';
import { disableDictionaryDownloads, hasSystemSpellChecker } from './spelling.ts';

function settle(platform: NodeJS.Platform): { readonly settings: unknown[]; readonly isOn: boolean } {
  const settings: unknown[] = [];
  disableDictionaryDownloads(
    {
      setSpellCheckerEnabled: (isEnabled) => void settings.push(isEnabled),
      setSpellCheckerDictionaryDownloadURL: (url) => void settings.push(new URL(url).hostname)
    },
    platform
  );
  return { settings, isOn: hasSystemSpellChecker(platform) };
}

test.each(['linux', 'win32'] as const)(
  'on %s no dictionary is downloaded from another machine',
  (platform) => {
    expect(settle(platform)).toEqual({ settings: ['127.0.0.1', false], isOn: false });
  }
);

test('on macOS the system checks the spelling', () => {
  expect(settle('darwin')).toEqual({ settings: [], isOn: true });
});

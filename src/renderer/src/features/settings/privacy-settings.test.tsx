import { expect, test } from 'vitest';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { listPrivacySettings } from './privacy-settings.tsx';

test('only what the app does can be switched: it never shares a template by itself', () => {
  const settings = listPrivacySettings(
    defaultPreferences,
    { usage: true, pages: true },
    { analytics: () => undefined, privacy: () => undefined }
  );
  expect(settings.map(({ id }) => id)).toEqual(['analytics', 'share-usage', 'pages']);
});

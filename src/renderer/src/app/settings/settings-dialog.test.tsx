import { expect, test } from 'vitest';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { listPrivacySettings } from './settings-dialog.tsx';

test('every choice about privacy that the format keeps has a switch', () => {
  const settings = listPrivacySettings(
    defaultPreferences,
    { usage: true, pages: true },
    { analytics: () => undefined, privacy: () => undefined }
  );
  expect(settings.map(({ id }) => id)).toEqual(['analytics', 'share-usage', 'pages', 'share-templates']);
});

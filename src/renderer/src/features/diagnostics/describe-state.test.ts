import { expect, test } from 'vitest';
import { shellContract } from '#shared/contract/shell.ts';
import { contractError } from '#shared/contract/errors.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { defaultTopics } from '#shared/domain/activity/notification-topic.ts';
import { err, ok } from '#shared/kit/result.ts';
import { type AppState, describeState } from './describe-state.ts';

const secret = 'red lighthouse';

const state: AppState = {
  storage: ok({
    kind: 'sqlite',
    location: `/home/${secret}/reelwright.db`,
    isWritable: true,
    isPersistent: true,
    backups: [{ file: secret, createdAt: 0 }],
    recovery: { happenedAt: 0, damagedFile: secret, backupFile: secret, recovered: {}, lost: [] }
  }),
  session: { server: `https://${secret}.example`, isPersistent: true },
  preferences: { ...defaultPreferences, ui: { ...defaultPreferences.ui, newPromptModel: secret } },
  integration: {
    openAtLogin: { isOn: false, problem: null },
    pasteShortcut: { isOn: true, keys: 'Mod+Alt+Shift+V', isTaken: true },
    spelling: { isOn: false, checkedBy: 'app', addedWords: [] },
    notifications: { isAvailable: true, topics: { ...defaultTopics } }
  },
  update: {
    version: '1.0.0',
    channel: 'stable',
    isUpdatable: true,
    phase: 'ready',
    offer: { version: '1.1.0', notes: [secret], isRequired: false },
    downloadedPercent: 100,
    installsOnQuit: false,
    canRestart: true,
    checkedAt: 0,
    problem: null,
    installed: null
  }
};

test('the facts name settings and states, and hold no folder, address, name or text', () => {
  const sections = describeState(state);
  expect(sections.map(({ title }) => title)).toEqual(['Data', 'Settings', 'Updates', 'Desktop']);
  expect(JSON.stringify(sections)).not.toContain('lighthouse');
  expect(sections.flatMap(({ facts }) => facts)).toEqual(
    expect.arrayContaining([
      ['Server', 'set'],
      ['Backups', 1],
      ['Model for new prompts', 'chosen'],
      ['Newer version', '1.1.0'],
      ['Pastes from any program', 'taken'],
      ['Notifications about news', false]
    ])
  );
});

test('main takes what is described, also where nothing answers', () => {
  const unknown = describeState({
    ...state,
    storage: err(contractError('internal')),
    session: null,
    integration: null,
    update: null
  });
  expect(unknown[0]?.facts).toEqual([['Database', 'not opened: internal']]);
  for (const sections of [describeState(state), unknown])
    expect(shellContract['diagnostics.write'].input.safeParse({ sections }).success).toBe(true);
});

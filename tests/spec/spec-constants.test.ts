// The spec's numbers and words (sections 2, 4, 5, 8 and 9), sentence by sentence, beside what the product does.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Loading } from '#renderer/app/routes/loading.tsx';
import { RenderErrorScreen, RouterErrorScreen } from '#renderer/app/failures/error-screens.tsx';
import { updateCheckMs } from '#renderer/platform/web/updates.ts';
import {
  toastDurationMs,
  toastWithActionDurationMs,
  visibleToastLimit
} from '#renderer/ui/feedback/toast-layer.tsx';
import { tooltipOpenDelayMs, tooltipSkipDelayMs } from '#renderer/ui/overlays/use-tooltips.ts';
import { eventMemoryLimit, eventPersistLimit } from '#shared/domain/activity/analytics.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { notificationLimit, offlineReadyNotification } from '#shared/domain/activity/notification-list.ts';
import { clearTextFields, defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import {
  addToHistory,
  historyLimit,
  newHistoryEntry
} from '#shared/domain/craft/prompt/history/history-list.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { languages } from '#shared/domain/craft/prompt/prompt-choices.ts';
import { normalizeResolution } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { randomFill } from '#shared/domain/craft/prompt/random/random-fill.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { seededRandom } from '#shared/kit/random.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import {
  changeFilters,
  defaultFilters,
  filterTemplates,
  pageSize
} from '#shared/domain/craft/template/search/filter.ts';
import { templateLoadError } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import { recentLimit } from '#shared/domain/craft/template/template-state.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { giveAndTakeBackConsent } from '#tests/support/analytics-consent.ts';
import { buildTemplate } from '#tests/support/template-builder.ts';

type Row = readonly [sentence: string, actual: unknown, expected: unknown];

const minutes = 60_000;

/** The text of a screen: its markup without the tags. */
function textOf(screen: ReactElement): string {
  return renderToStaticMarkup(screen)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const failure = new Error('The lens cap is on');
const renderError = textOf(createElement(RenderErrorScreen, { error: failure }));
const routerError = textOf(createElement(RouterErrorScreen, { error: failure }));

const harbour = buildTemplate({
  id: 'one',
  name: 'Harbour',
  category: 'Drama',
  description: 'Ferry at dawn',
  tags: ['calm', 'static']
});
const shown = (filters: Partial<typeof defaultFilters>) =>
  filterTemplates([harbour], { ...defaultFilters, ...filters }).length;
const seen = (field: keyof PromptData) => new Set(builtInTemplates.map(({ data }) => data[field]));
const consent = await giveAndTakeBackConsent();

/** Fully random prompts: where there is no template to take, every value is rolled. */
const random = seededRandom(1);
const rolled = Array.from({ length: 2000 }, () =>
  randomFill({ random, current: defaultPromptData, lockedFields: [], templates: [] })
);
const rolledValues = (field: keyof PromptData) => new Set(rolled.map((data) => data[field]));
const rolledRange = (field: 'duration' | 'quality') => {
  const numbers = rolled.map((data) => data[field]);
  return [Math.min(...numbers), Math.max(...numbers)];
};

const saved = Array.from({ length: 51 }).reduce<readonly HistoryEntry[]>((entries) => {
  const entry = newHistoryEntry({ document: { name: '', data: defaultPromptData }, entries, now: 1700 });
  return addToHistory(entries, entry).entries;
}, []);

const sections: Readonly<Record<string, readonly Row[]>> = {
  '§2 Screens': [
    ['A loading view shows the text "Loading..."', textOf(createElement(Loading)), 'Loading...'],
    [
      'A router failure reads "Unexpected Application Error!"',
      routerError,
      expect.stringContaining('Unexpected Application Error!')
    ],
    ['… followed by the error text', routerError, expect.stringContaining('The lens cap is on')]
  ],
  '§3 Entities': [
    [
      'Category defaults to the cinematic style',
      buildTemplate({ id: 'x', promptData: buildPrompt({ cinematicStyle: 'film-noir' }) }).category,
      'Film noir'
    ],
    [
      '… else General',
      buildTemplate({ id: 'x', promptData: buildPrompt({ cinematicStyle: '' }) }).category,
      'General'
    ],
    ['A history entry has an id of the form prompt-{timestamp}', saved.at(-1)?.id, 'prompt-1701'],
    ['… and the name "Prompt N" by default', saved.at(-1)?.name, 'Prompt 2'],
    ['sortBy (default name)', defaultFilters.sortBy, 'name'],
    ['sortOrder (default asc)', defaultFilters.sortOrder, 'asc'],
    ['Every built-in uses model veo-3', seen('model'), new Set(['veo-3'])],
    ['audioMix is empty', seen('audioMix'), new Set([''])]
  ],
  '§4 States': [
    [
      'Changing the search resets to page 1',
      changeFilters({ filters: defaultFilters, page: 3 }, { search: 'a' }).page,
      1
    ],
    ['Clear-all-fields keeps duration 10', clearTextFields(buildPrompt({ duration: 99 })).duration, 10],
    ['… frame rate 24', clearTextFields(buildPrompt({ frameRate: 99 })).frameRate, 24],
    ['… quality 7', clearTextFields(buildPrompt({ quality: 1 })).quality, 7],
    ['The sidebar is open by default', defaultPreferences.ui.sidebarCollapsed, false],
    ['Analytics: off until the user opts in', consent.atFirst.enabled, false],
    ['… on when they do', consent.given.enabled, true],
    [
      '… and records from then on',
      consent.given.events,
      [expect.objectContaining({ type: 'template.used' })]
    ],
    ['Opting out clears stored events', consent.takenBack.events, []],
    ['… and turns off data sharing', consent.takenBack.shareUsageData, false]
  ],
  '§5 Default prompt': [
    ['duration 10', defaultPromptData.duration, 10],
    ['language English', defaultPromptData.language, 'English'],
    ['voiceStyle Natural', defaultPromptData.voiceStyle, 'Natural'],
    ['subtitles off', defaultPromptData.subtitles, false],
    ['cinematicStyle cinematic-realism', defaultPromptData.cinematicStyle, 'cinematic-realism'],
    ['colorGrading natural', defaultPromptData.colorGrading, 'natural'],
    ['mood uplifting', defaultPromptData.mood, 'uplifting'],
    ['cameraMovement static', defaultPromptData.cameraMovement, 'static'],
    ['shot type medium-shot', defaultPromptData.shotTypes, ['medium-shot']],
    ['transitions cut', defaultPromptData.transitions, 'cut'],
    ['frameRate 24', defaultPromptData.frameRate, 24],
    ['resolution 1080p', defaultPromptData.resolution, '1080p'],
    ['aspectRatio 16:9', defaultPromptData.aspectRatio, '16:9'],
    ['quality 7', defaultPromptData.quality, 7],
    ['model veo-3', defaultPromptData.model, 'veo-3']
  ],
  '§5 Templates': [
    ['Search matches name', shown({ search: 'HARB' }), 1],
    ['… description', shown({ search: 'FERRY' }), 1],
    ['… category', shown({ search: 'DRAMA' }), 1],
    ['… or tags, case-insensitively', shown({ search: 'CALM' }), 1],
    [
      'The tag filter requires all chosen tags to match',
      [shown({ tags: ['calm', 'static'] }), shown({ tags: ['calm', 'tense'] })],
      [1, 0]
    ],
    ['Frame rates in presets: 24, 30, 60', seen('frameRate'), new Set([24, 30, 60])],
    ['Resolutions in presets: 1080p and 4K', seen('resolution'), new Set(['1080p', '4K'])],
    [
      'Ratios in presets: 16:9, 9:16, 4:3, 21:9',
      seen('aspectRatio'),
      new Set(['16:9', '9:16', '4:3', '21:9'])
    ],
    ['Quality in presets: 8 to 10', seen('quality'), new Set([8, 9, 10])]
  ],
  '§5 Random generation': [
    ['Duration 5 to 30 s', rolledRange('duration'), [5, 30]],
    ['Quality 6 to 10', rolledRange('quality'), [6, 10]],
    ['Frame rates 24, 30, 36, 48, 60', rolledValues('frameRate'), new Set([24, 30, 36, 48, 60])],
    [
      'Resolutions 720p, 1080p, 1440p, 4k',
      rolledValues('resolution'),
      new Set(['720p', '1080p', '1440p', '4K'])
    ],
    ['… 4k is accepted and written 4K', normalizeResolution('4k'), '4K'],
    [
      'Ratios 16:9, 9:16, 1:1, 4:3, 21:9',
      rolledValues('aspectRatio'),
      new Set(['16:9', '9:16', '1:1', '4:3', '21:9'])
    ],
    ['Models veo-3, veo-2, veo-3-fast', rolledValues('model'), new Set(['veo-3', 'veo-2', 'veo-3-fast'])],
    ['All of the languages come up', rolledValues('language'), new Set(languages)],
    [
      'Languages',
      languages.join(', '),
      'English, Spanish, French, German, Italian, Portuguese, Russian, Japanese, Korean, Chinese, Arabic, Hindi, Tamil, Telugu'
    ]
  ],
  '§8 Error catalog': [
    ['Template load failure', templateLoadError, 'Failed to load templates'],
    ['Render error: "Something went wrong"', renderError, expect.stringContaining('Something went wrong')],
    [
      '… "An unexpected error occurred. Don\'t worry, your data is safe."',
      renderError,
      expect.stringContaining("An unexpected error occurred. Don't worry, your data is safe.")
    ],
    [
      '… with an expandable "Error details" area',
      renderError,
      expect.stringContaining('Error details The lens cap is on')
    ],
    ['… recovery by "Try again" and "Go home"', renderError, expect.stringMatching(/Try again Go home$/)],
    [
      'Offline ready: success notification "App Ready" / "App is ready to work offline"',
      offlineReadyNotification,
      { type: 'success', title: 'App Ready', message: 'App is ready to work offline' }
    ]
  ],
  '§9 Limits': [
    ['Templates per page 12', pageSize, 12],
    ['Recent templates max 10', recentLimit, 10],
    ['History max 50', historyLimit, 50],
    ['… oldest dropped', [saved.length, saved[0]?.name, saved.at(-1)?.name], [50, 'Prompt 51', 'Prompt 2']],
    ['Notifications max 20', notificationLimit, 20],
    ['Analytics events: max 1000 in memory', eventMemoryLimit, 1000],
    ['… 100 persisted', eventPersistLimit, 100],
    ['Offline worker update check: every 30 minutes', updateCheckMs, 30 * minutes],
    ['Tooltip open delay 700 ms', tooltipOpenDelayMs, 700],
    ['… skip delay 300 ms', tooltipSkipDelayMs, 300],
    ['Toast display 4 to 5 seconds', [toastDurationMs, toastWithActionDurationMs], [4000, 5000]],
    ['… at most 3 visible toasts', visibleToastLimit, 3]
  ]
};

describe.each(Object.entries(sections))('%s', (_, rows) => {
  test.each(rows)('%s', (_sentence, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

import { TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import type { Message, Texts } from '#renderer/lib/messages/message.ts';
import { commands } from '#shared/contract/commands.ts';
import { checkedFields } from '#shared/domain/market/moderation/forbidden-words.ts';
import { legalTextTitles } from '#shared/domain/market/legal/legal-text-names.ts';
import { errorMessages } from '#shared/contract/errors.ts';
import { pageDescriptions } from '#shared/contract/prerendering/page-descriptions.ts';
import { getPageTitle, pageNames } from '#shared/contract/paths.ts';
import { shellLabels } from '#shared/contract/shell-labels.ts';
import { openInAppTexts } from '#shared/contract/app-links.ts';
import { noServerTexts } from '#shared/contract/errors.ts';
import { offlineReadyNotification } from '#shared/domain/activity/notification-list.ts';
import { hiddenNames } from '#shared/domain/craft/paste/read/hidden-characters.ts';
import { shotChecklist } from '#shared/domain/craft/prompt/checklist/checklist.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import sentences from './es/sentences.json';
import { spanish } from './es/spanish.ts';

const files = import.meta.glob<{ readonly default: Texts }>('./en/*.json', { eager: true });
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default'
});
const catalogs = Object.entries(files).map(
  ([file, { default: texts }]) => [/([a-z-]+)\.json$/.exec(file)?.[1] ?? '', texts] as const
);
const all: Texts = Object.assign({}, ...catalogs.map(([, texts]) => texts));

const domain = import.meta.glob<string>('../../../shared/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default'
});

/** The pattern of each sentence that is made apart from where it is said, read off the source. */
const patterns = Object.entries({ ...domain, ...sources })
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, text]) =>
    [...text.matchAll(/(?<![\w.`])sentence`([^`\n]*)`/g)].map(([, template]) => template ?? '')
  )
  .map((template) => {
    let place = 0;
    return template.replaceAll(/\$\{[^}]*\}/g, () => `{${place++}}`);
  });

const listPlaceholders = (pattern: string): string[] =>
  [...pattern.matchAll(/\{(\d)\}/g)].map(([, place]) => place ?? '').toSorted();

/** The ids that `translated-names.ts` uses. */
const names: Texts = Object.fromEntries([
  ...commands.map(({ id, title }) => [`command.${id}`, title] as const),
  ...commands.map(({ category }) => [`category.${category}`, category] as const),
  ...promptFields.map(({ name, label }) => [`field.${name}`, label] as const),
  ['field.name', 'Name'],
  ['value.On', 'On'],
  ['value.Off', 'Off'],
  ...Object.entries(hiddenNames).map(([code, name]) => [`hidden.${code}`, name] as const),
  ['notice.settingNotKept', 'Setting not kept'],
  ...Object.entries(noServerTexts).map(([id, text]) => [`noServer.${id}`, text]),
  ...Object.entries(openInAppTexts).map(([id, text]) => [`openInApp.${id}`, text]),
  ['notice.ready', offlineReadyNotification.title],
  ['notice.readyOffline', offlineReadyNotification.message],
  ...promptFields.flatMap(({ kind, name, placeholder }) =>
    kind === 'text' || kind === 'passage' ? [[`placeholder.${name}`, placeholder] as const] : []
  ),
  ...Object.entries(errorMessages).map(([code, message]) => [`error.${code}`, message] as const),
  ...Object.entries(checkedFields).map(([field, label]) => [`checked.${field}`, label] as const),
  ...Object.entries(legalTextTitles).map(([name, title]) => [`legalText.${name}`, title] as const),
  ...Object.entries(shellLabels).map(([id, word]) => [`shell.${id}`, word] as const),
  ...promptGroups.map(({ id, label }) => [`group.${id}`, label] as const),
  ...shotChecklist(defaultPromptData).map(({ id, label }) => [`check.${id}`, label] as const),
  ...Object.entries(pageDescriptions).map(([name, text]) => [`description.${name}`, text] as const),
  ...[undefined, ...pageNames].map((name) => [`page.${name ?? 'none'}`, getPageTitle(name)] as const)
]);

/** The names and kinds of a pattern's arguments, whatever stands around them. */
function listArguments(message: Message): string[] {
  if (typeof message === 'string') return [];
  const found = message.flatMap((part) => [
    ...('value' in part && typeof part.value === 'string' && part.type !== TYPE.literal
      ? [`${part.value} ${part.type}`]
      : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => listArguments(value)) : [])
  ]);
  return [...new Set(found)].toSorted();
}

describe('the catalog of texts', () => {
  test.each(catalogs)('%s: every id begins with the name of its file', (name, texts) => {
    expect(Object.keys(texts).filter((id) => !id.startsWith(`${name}.`))).toEqual([]);
  });

  test('every English text is said somewhere', () => {
    const code = Object.entries(sources)
      .flatMap(([file, text]) => (file.includes('.test.') ? [] : [text]))
      .join('\n');
    const isSaid = (id: string) =>
      code.includes(`'${id}'`) || code.includes(`\`${id.slice(0, id.lastIndexOf('.'))}.\${`);
    expect(Object.keys(all).filter((id) => !isSaid(id))).toEqual([]);
  });

  test('Spanish has every text, with the same arguments', () => {
    expect(Object.keys(all).filter((id) => spanish[id] === undefined)).toEqual([]);
    for (const [id, message] of Object.entries(all)) {
      expect([id, listArguments(spanish[id] ?? '')]).toEqual([id, listArguments(message)]);
    }
  });

  test('Spanish has every name of the domain and the contract', () => {
    expect(Object.keys(names).filter((id) => spanish[id] === undefined)).toEqual([]);
  });

  test('Spanish has every sentence of the domain, with the same values', () => {
    expect(patterns.filter((pattern) => spanish[pattern] === undefined)).toEqual([]);
    const expected = patterns.map((pattern) => [pattern, listPlaceholders(pattern)]);
    const translated: Texts = sentences;
    expect(
      patterns.map((pattern) => [
        pattern,
        listArguments(translated[pattern] ?? '').map((place) => place.slice(0, 1))
      ])
    ).toEqual(expected);
  });

  test('nothing is translated that is not there in English', () => {
    expect(
      Object.keys(spanish).filter(
        (id) => all[id] === undefined && names[id] === undefined && !patterns.includes(id)
      )
    ).toEqual([]);
  });
});

// A line has to be written in the script of its language, or the model reads it out in another.
import { joinWithAnd, type Sentence, sentence } from '../../../../kit/sentence.ts';
import type { languages } from '../../prompt/prompt-choices.ts';
import { memoizeByPrompt, readLines } from './prompt-texts.ts';
import type { Fix, FitRule } from './fit-rule.ts';
import { quoteText } from '../../prompt/phrases.ts';

type Language = (typeof languages)[number];
type Script = { readonly name: Sentence; readonly letters: RegExp };

const latin = { name: sentence`Latin`, letters: /\p{Script=Latin}/gu };
const cyrillic = { name: sentence`Cyrillic`, letters: /\p{Script=Cyrillic}/gu };
const arabic = { name: sentence`Arabic`, letters: /\p{Script=Arabic}/gu };
const devanagari = { name: sentence`Devanagari`, letters: /\p{Script=Devanagari}/gu };
const tamil = { name: sentence`Tamil`, letters: /\p{Script=Tamil}/gu };
const telugu = { name: sentence`Telugu`, letters: /\p{Script=Telugu}/gu };
const hangul = { name: sentence`Hangul`, letters: /\p{Script=Hangul}/gu };
const kana = { name: sentence`Kana`, letters: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu };
const han = { name: sentence`Chinese`, letters: /\p{Script=Han}/gu };
const scripts: readonly Script[] = [latin, cyrillic, arabic, devanagari, tamil, telugu, hangul, kana, han];

const scriptsOf: Readonly<Record<Language, readonly Script[]>> = {
  English: [latin],
  Spanish: [latin],
  French: [latin],
  German: [latin],
  Italian: [latin],
  Portuguese: [latin],
  Russian: [cyrillic],
  Japanese: [kana, han],
  Korean: [hangul, han],
  Chinese: [han],
  Arabic: [arabic],
  Hindi: [devanagari],
  Tamil: [tamil],
  Telugu: [telugu]
};

const onlyLanguageOf: ReadonlyMap<Script, Language> = new Map([
  [cyrillic, 'Russian'],
  [arabic, 'Arabic'],
  [devanagari, 'Hindi'],
  [tamil, 'Tamil'],
  [telugu, 'Telugu'],
  [hangul, 'Korean'],
  [kana, 'Japanese'],
  [han, 'Chinese']
]);

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The script most of a text is in; kana settle it, since Japanese is full of Chinese characters. */
function findScript(text: string): Script | undefined {
  const counted = scripts.map((script) => ({ script, letters: count(text, script.letters) }));
  const [most] = counted.toSorted((one, other) => other.letters - one.letters);
  if (most === undefined || most.letters === 0) return undefined;
  return most.script === han && count(text, kana.letters) > 0 ? kana : most.script;
}

const languageMix: FitRule = {
  id: 'language-mix',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    const wanted = data.language.trim().toLowerCase();
    const [language, expected] =
      Object.entries(scriptsOf).find(([name]) => name.toLowerCase() === wanted) ?? [];
    if (language === undefined || expected === undefined) return [];
    const written = readLines(data).map(({ words }) => ({ words, script: findScript(words) }));
    const foreign = written.flatMap(({ words, script }) =>
      script === undefined || expected.includes(script) ? [] : [{ words, script }]
    );
    const [first] = foreign;
    if (first === undefined) return [];
    const found = new Set(written.map(({ script }) => script).filter((script) => script !== undefined));
    const fitting = found.size === 1 ? onlyLanguageOf.get(first.script) : undefined;
    const fix: Fix | null =
      fitting === undefined
        ? null
        : { label: sentence`Set the language to ${fitting}`, data: { ...data, language: fitting } };
    const letters = joinWithAnd([...new Set(foreign.map(({ script }) => script.name))]);
    const message = sentence`${quoteText(first.words)} is in ${letters} letters, while the language is ${language}.`;
    return [{ fields: ['dialogue', 'language'], message, fix }];
  })
};

export const languageRules: readonly FitRule[] = [languageMix];

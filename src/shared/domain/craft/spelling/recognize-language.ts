// The language of a text by its function words, so that spelling is checked in the language of the prompt.

const spellingLanguages = ['en', 'es'] as const;
export type SpellingLanguage = (typeof spellingLanguages)[number];

/** Words that either language has as well ("a", "no", "he", "me", "son") tell nothing and are left out. */
const functionWords: Readonly<Record<SpellingLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the an and or of in on at to into onto through with without from by for over under behind is are was were has have her his its their our my your she they it we you this that these those as but while then there who which not'.split(
      ' '
    )
  ),
  es: new Set(
    'el la los las un una unos unas de del al y o en con sin por para sobre bajo tras desde hacia entre se su sus mi tu que quien es está están era hay lo le nos como mientras luego pero este esta estos estas ese esa muy más cuando donde'.split(
      ' '
    )
  )
};

/** English has these letters and marks in loanwords at most. */
const spanishOnly = /[ñ¿¡]/giu;

/** Null for a text that shows neither language, or both alike. */
export function recognizeLanguage(text: string): SpellingLanguage | null {
  const counts = { en: 0, es: text.match(spanishOnly)?.length ?? 0 };
  for (const word of text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    for (const language of spellingLanguages) if (functionWords[language].has(word)) counts[language] += 1;
  }
  if (counts.en === counts.es) return null;
  return counts.en > counts.es ? 'en' : 'es';
}

type Spelled = {
  /** As a field states it. */
  readonly fieldLanguage: string | null;
  readonly appLanguage: string;
  readonly words: readonly string[];
};

/** The language of the field, else of its words, else of the app. Null where there is no dictionary for it. */
export function chooseSpellingLanguage({
  fieldLanguage,
  appLanguage,
  words
}: Spelled): SpellingLanguage | null {
  const language = fieldLanguage ?? recognizeLanguage(words.join(' ')) ?? appLanguage;
  return spellingLanguages.find((known) => known === language) ?? null;
}

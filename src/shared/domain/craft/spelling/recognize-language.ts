// Detects the language of a text by its function words (stop words), so that spelling is checked in that language.

const spellingLanguages = ['en', 'es'] as const;
export type SpellingLanguage = (typeof spellingLanguages)[number];

/** Words that exist in both languages ("a", "no", "he", "me", "son") are left out because they do not distinguish them. */
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

/** English uses these characters only in loanwords. */
const spanishOnly = /[ñ¿¡]/giu;

/** Null if neither language or both are equally likely. */
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

type CheckedText = {
  /** The `lang` of the field. */
  readonly fieldLanguage: string | null;
  readonly appLanguage: string;
  readonly words: readonly string[];
};

/** The language of the field, else the one detected from its words, else the app's. Null without a dictionary for it. */
export function chooseSpellingLanguage({
  fieldLanguage,
  appLanguage,
  words
}: CheckedText): SpellingLanguage | null {
  const language = fieldLanguage ?? recognizeLanguage(words.join(' ')) ?? appLanguage;
  return spellingLanguages.find((known) => known === language) ?? null;
}

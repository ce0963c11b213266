import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { english, type Language, showLanguage } from '#renderer/lib/messages/locale.ts';

type Choice = Preferences['ui']['language'];

/** Read at the next start, before the preferences are: the first frame is in the right language. */
const storageKey = 'reelwright.language';
/** `?language=en-XA` shows a test language for as long as the page is open. */
const testParameter = 'language';

/** The language that a choice means where the system's are `preferred`, best first. */
export function chooseLocale(choice: Choice, preferred: readonly string[]): 'en' | 'es' {
  if (choice !== 'system') return choice;
  const first = preferred.map((tag) => tag.split('-')[0]).find((tag) => tag === 'en' || tag === 'es');
  return first === 'es' ? 'es' : 'en';
}

/** Shows the language asked for; English where another cannot be fetched. */
export async function followLanguage(choice: Choice): Promise<void> {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Without local storage the next start shows the system's language until the preferences are loaded.
  }
  if ((await findTestLanguage()) === undefined) await showLocale(chooseLocale(choice, navigator.languages));
}

/** To be awaited before the first frame; English needs no waiting. */
export async function startLanguage(): Promise<void> {
  const test = await findTestLanguage();
  if (test !== undefined) return setDocumentLanguage(test);
  const locale = chooseLocale(readChoice(), navigator.languages);
  if (locale !== 'en') await showLocale(locale);
}

function readChoice(): Choice {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'en' || kept === 'es' ? kept : 'system';
  } catch {
    return 'system';
  }
}

async function findTestLanguage(): Promise<Language | undefined> {
  const asked = new URLSearchParams(location.search).get(testParameter);
  if (asked === null) return undefined;
  const { testLanguages } = await import('#renderer/lib/messages/pseudo.ts');
  return testLanguages.find(({ locale }) => locale === asked);
}

async function showLocale(locale: 'en' | 'es'): Promise<void> {
  if (locale === 'en') return setDocumentLanguage(english);
  try {
    const { spanish } = await import('#renderer/messages/es/spanish.ts');
    setDocumentLanguage({ locale, direction: 'ltr', translations: spanish, pseudolocalize: null });
  } catch {
    setDocumentLanguage(english);
  }
}

function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language.locale;
  document.documentElement.dir = language.direction;
  showLanguage(language);
}

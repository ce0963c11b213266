import { useDeferredValue, useMemo, useState } from 'react';
import type { Parsed } from '#shared/domain/craft/paste/build-parsed.ts';
import { parsePaste, pasteLimit } from '#shared/domain/craft/paste/parse-paste.ts';
import type { Result } from '#shared/kit/result.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import type { Sentence } from '#shared/kit/sentence.ts';

export type PastedText = {
  readonly text: string;
  /** Why the last text was not taken; what stood there before stays. */
  readonly refusal: string | null;
  /** Of the text as it was a moment ago, so that typing never waits; null where there is none. */
  readonly parsed: Result<Parsed, Sentence> | null;
  readonly change: (text: string) => void;
  readonly refuse: (sentence: string) => void;
};

/** A text that is long for a text box; only our own exports may be. */
export const isTooLongToShow = (text: string): boolean => text.length > pasteLimit;

/** What is in the text box and what it was understood to say. */
export function usePastedText(given: string): PastedText {
  const [text, setText] = useState(given);
  const [refusal, refuse] = useState<string | null>(null);
  const later = useDeferredValue(text);
  const parsed = useMemo(() => (later.trim() === '' ? null : parsePaste(later)), [later]);

  const change = (next: string) => {
    const trouble = isTooLongToShow(next) ? findTrouble(next) : null;
    refuse(trouble);
    if (trouble === null) setText(next);
  };
  return { text, refusal, parsed, change, refuse };
}

function findTrouble(text: string): string | null {
  const parsed = parsePaste(text);
  return parsed.ok ? null : translate(parsed.error);
}

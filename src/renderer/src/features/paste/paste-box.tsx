import { type ClipboardEvent, type RefObject, useDeferredValue, useEffect, useId, useState } from 'react';
import { readPaste } from '#renderer/feature-api/read-paste.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { classNames } from '#renderer/ui/class-names.ts';
import { inputBox } from '#renderer/ui/fields/input-classes.ts';
import type { Parsed } from '#shared/domain/craft/paste/build-parsed.ts';
import { pasteLimit } from '#shared/domain/craft/paste/paste-limit.ts';
import type { Result } from '#shared/kit/result.ts';
import type { Sentence } from '#shared/kit/sentence.ts';

export type PastedText = {
  readonly text: string;
  /** Why the last text was not taken; what stood there before stays. */
  readonly refusal: string | null;
  /** Of the text as it was a moment ago, so that typing never waits; null where there is none. */
  readonly parsed: Result<Parsed, Sentence> | null;
  /** False while the text in the box is being read. */
  readonly isRead: boolean;
  readonly change: (text: string) => void;
  readonly refuse: (sentence: string) => void;
};

/** A text that is long for a text box; only our own exports may be. */
const isTooLongToShow = (text: string): boolean => text.length > pasteLimit;

/** The typed text and its reading. */
export function usePastedText(given: string): PastedText {
  const [text, setText] = useState(given);
  const [refusal, refuse] = useState<string | null>(null);
  const later = useDeferredValue(text);
  const read = useReadText(later);

  const change = (next: string) => {
    if (!isTooLongToShow(next)) {
      refuse(null);
      setText(next);
      return;
    }
    void takeLong(next);
  };

  async function takeLong(next: string): Promise<void> {
    const taken = await readPaste(next);
    refuse(taken.ok ? null : translate(taken.error));
    if (taken.ok) setText(next);
  }

  const parsed = text.trim() === '' ? null : (read?.parsed ?? null);
  return { text, refusal, parsed, isRead: read?.text === text, change, refuse };
}

type ReadText = { readonly text: string; readonly parsed: Result<Parsed, Sentence> };

/** The last text that was read; null before the first. A text that another one followed is not waited for. */
function useReadText(text: string): ReadText | null {
  const [read, setRead] = useState<ReadText | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    const readText = async () => {
      const parsed = await readPaste(text, reading.signal);
      if (!reading.signal.aborted) setRead({ text, parsed });
    };
    if (text.trim() !== '') void readText();
    return () => reading.abort();
  }, [text]);
  return read;
}

type PasteBoxProps = {
  readonly pasted: PastedText;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  /** After something was pasted over what stood there. */
  readonly onPasted: () => void;
};

/** Takes any text. What is too long is stopped before the box has to lay it out. */
export function PasteBox({ pasted, boxRef, onPasted }: PasteBoxProps) {
  const id = useId();
  const { text, refusal, change, refuse } = pasted;

  const takePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    onPasted();
    const { clipboardData, currentTarget } = event;
    const added = clipboardData.getData('text/plain');
    if (added === '' && clipboardData.files.length > 0) {
      refuse(t(texts, 'paste.isFile'));
      return;
    }
    const { selectionStart, selectionEnd } = currentTarget;
    if (text.length - (selectionEnd - selectionStart) + added.length <= pasteLimit) return;
    event.preventDefault();
    change(text.slice(0, selectionStart) + added + text.slice(selectionEnd));
  };

  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-label font-medium text-n11">
        {t(texts, 'paste.box')}
      </label>
      {isTooLongToShow(text) ? (
        <Callout
          tone="info"
          actions={<Button onClick={() => change('')}>{t(texts, 'paste.startOver')}</Button>}
        >
          {t(texts, 'paste.tooLong', { count: text.length })}
        </Callout>
      ) : (
        <textarea
          id={id}
          ref={boxRef}
          dir="auto"
          spellCheck={false}
          value={text}
          placeholder={t(texts, 'paste.placeholder')}
          onPaste={takePaste}
          onChange={(event) => change(event.currentTarget.value)}
          className={classNames(
            inputBox,
            'block h-40 resize-y overflow-y-auto px-2.5 py-1.5 min-[960px]:h-96'
          )}
        />
      )}
      {refusal !== null && (
        <Callout tone="danger" isLive>
          {refusal}
        </Callout>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isWholePrompt } from '#shared/domain/craft/paste/read/is-whole-prompt.ts';
import { fieldId } from '#renderer/screens/builder/form/field-layout.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { useApp } from '../model/model-context.ts';

/** Under the concept, after a whole prompt was pasted into it: the way to its fields. It goes when the text changes. */
export function WholePasteNote() {
  const { builder, transfer } = useApp().model;
  const pasted = useWholePaste();
  const isThere = useStore(
    builder,
    ({ document }) => pasted !== '' && document.data.concept.trim() === pasted
  );
  if (!isThere) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-n11">
      {t(texts, 'app.wholePrompt')}
      <button
        type="button"
        onClick={() => void transfer.getState().offerText(pasted)}
        className="min-h-target rounded-tag font-medium text-daylight-11 underline underline-offset-4"
      >
        {t(texts, 'app.turnIntoFields')}
      </button>
    </span>
  );
}

/** The whole prompt that was last pasted into the empty concept, as the text box keeps it; '' for none. */
function useWholePaste(): string {
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    const look = ({ target, clipboardData }: ClipboardEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || target.id !== fieldId('concept')) return;
      const text = (clipboardData?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n').trim();
      setPasted(target.value.trim() === '' && isWholePrompt(text) ? text : '');
    };
    addEventListener('paste', look);
    return () => removeEventListener('paste', look);
  }, []);
  return pasted;
}

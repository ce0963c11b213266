import { type ClipboardEvent, type RefObject, useId } from 'react';
import { pasteLimit } from '#shared/domain/craft/paste/parse-paste.ts';
import { Button } from '#renderer/ui/button.tsx';
import { classNames } from '#renderer/ui/class-names.ts';
import { inputBox } from '#renderer/ui/input-classes.ts';
import { Callout } from '#renderer/ui/callout.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { isTooLongToShow, type PastedText } from './use-pasted-text.ts';

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

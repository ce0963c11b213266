import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';

type Props = {
  readonly onExportEverything: () => void;
  readonly onErase: () => Promise<void>;
  readonly onClose: () => void;
};

const goes = ['prompts', 'templates', 'personal', 'backups', 'browser'] as const;

const readWord = (): string => t(texts, 'settings.erase.word');

/** Asks for a typed word: what goes here cannot come back. */
export function EraseDialog({ onExportEverything, onErase, onClose }: Props) {
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLocaleLowerCase() !== readWord().toLocaleLowerCase()) {
      setIsRefused(true);
      input.current?.focus();
      return;
    }
    setIsBusy(true);
    void onErase().finally(() => setIsBusy(false));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'settings.erase.title')}
      size="s"
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'settings.cancel')}</Button>
          <Button variant="danger" type="submit" form={form} isBusy={isBusy}>
            {t(texts, 'settings.erase.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 text-ui">
        <Losses />
        <Callout
          tone="info"
          actions={<Button onClick={onExportEverything}>{t(texts, 'settings.export')}</Button>}
        >
          {t(texts, 'settings.erase.before')}
        </Callout>
        <WordField ref={input} id={`${form}-word`} value={typed} onChange={setTyped} isRefused={isRefused} />
      </form>
    </Dialog>
  );
}

function Losses() {
  return (
    <>
      <p>{t(texts, 'settings.erase.lead')}</p>
      <ul className="list-disc ps-5 text-n11">
        {goes.map((id) => (
          <li key={id}>{t(texts, `settings.goes.${id}`)}</li>
        ))}
      </ul>
      <p className="text-n11">{t(texts, 'settings.erase.stays')}</p>
    </>
  );
}

type WordProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRefused: boolean;
};

function WordField({ ref, id, value, onChange, isRefused }: WordProps) {
  const word = readWord();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-label font-medium text-n11">
        {t(texts, 'settings.erase.type', { word })}
      </label>
      <TextInput
        ref={ref}
        id={id}
        autoComplete="off"
        value={value}
        onChange={onChange}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-error` : undefined}
      />
      {isRefused ? (
        <p
          id={`${id}-error`}
          ref={(text) => text?.scrollIntoView({ block: 'nearest' })}
          role="alert"
          className="text-label text-danger-11"
        >
          {t(texts, 'settings.erase.mismatch', { word })}
        </p>
      ) : null}
    </div>
  );
}

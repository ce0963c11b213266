import { useId, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { words } from '../ui-texts.ts';

type Props = {
  /** Names the field. */
  readonly label: string;
  /** The device that wrote the other version; undefined where it is not known. */
  readonly device: string | undefined;
  readonly moment: string;
  readonly mine: string;
  readonly theirs: string;
  /** Both versions are shown from the start. */
  readonly isOpen?: boolean | undefined;
  readonly onKeep: () => void;
  readonly onUse: () => void;
};

/** A field that was edited elsewhere too: both versions, until one of them is chosen. */
export function OtherVersion({ label, device, moment, mine, theirs, isOpen = false, onKeep, onUse }: Props) {
  const [showsBoth, setShowsBoth] = useState(isOpen);
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-control border border-n6 bg-n1 p-3">
      <legend className="sr-only">{label}</legend>
      <p className="text-label text-n11">
        {isOpen ? <span className="font-medium text-n12">{label}. </span> : null}
        {words.editedElsewhere(device ?? words.anotherDevice, moment)}
      </p>
      {showsBoth ? (
        <dl id={id} className="grid gap-2 sm:grid-cols-2">
          <Version title={words.versionInUse} text={mine} />
          <Version title={words.otherVersion} text={theirs} />
        </dl>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button aria-label={words.actionOn(words.takeIt, label)} onClick={onUse}>
          {words.takeIt}
        </Button>
        <Button aria-label={words.actionOn(words.keepMine, label)} onClick={onKeep}>
          {words.keepMine}
        </Button>
        {isOpen ? null : (
          <Button
            variant="ghost"
            aria-expanded={showsBoth}
            aria-controls={id}
            onClick={() => setShowsBoth((shown) => !shown)}
          >
            {words.seeBoth}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-label text-n11">{title}</dt>
      <dd dir="auto" className="max-h-60 overflow-y-auto text-ui break-words whitespace-pre-wrap">
        {text === '' ? words.emptyVersion : text}
      </dd>
    </div>
  );
}

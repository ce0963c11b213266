import { type ReactNode, useId, useState } from 'react';
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
  const use = (
    <Button aria-label={words.actionOn(words.takeIt, label)} className="justify-self-start" onClick={onUse}>
      {words.takeIt}
    </Button>
  );
  const keep = (
    <Button
      aria-label={words.actionOn(words.keepMine, label)}
      className="justify-self-start"
      onClick={onKeep}
    >
      {words.keepMine}
    </Button>
  );
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-control border border-n6 bg-n1 p-3">
      <legend className="sr-only">{label}</legend>
      <p className="text-label text-n11">
        {isOpen ? <span className="font-medium text-n12">{label}. </span> : null}
        {words.editedElsewhere(device ?? words.anotherDevice, moment)}
      </p>
      {showsBoth ? (
        <div id={id} className="grid gap-x-4 gap-y-3 sm:grid-cols-2 sm:grid-rows-[auto_auto]">
          <Version title={words.versionInUse} text={mine} action={keep} />
          <Version title={words.otherVersion} text={theirs} action={use} />
        </div>
      ) : null}
      {isOpen ? null : (
        <div className="flex flex-wrap gap-2">
          {showsBoth ? null : use}
          {showsBoth ? null : keep}
          <Button
            variant="ghost"
            aria-expanded={showsBoth}
            aria-controls={id}
            onClick={() => setShowsBoth((shown) => !shown)}
          >
            {words.seeBoth}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type VersionProps = { readonly title: string; readonly text: string; readonly action: ReactNode };

/** The action is below its own version, and in one line with that of the other one. */
function Version({ title, text, action }: VersionProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2 sm:row-span-2 sm:grid-rows-subgrid"
    >
      <div className="grid min-w-0 content-start gap-1">
        <span id={id} className="text-label text-n11">
          {title}
        </span>
        <p dir="auto" className="max-h-60 overflow-y-auto text-ui break-words whitespace-pre-wrap">
          {text === '' ? words.emptyVersion : text}
        </p>
      </div>
      {action}
    </div>
  );
}

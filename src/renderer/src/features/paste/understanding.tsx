import type { PastePart } from '#shared/domain/paste/choose-fields.ts';
import { listHidden } from '#shared/domain/paste/hidden-characters.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { FoundRow } from './found-row.tsx';
import type { Outcome } from './outcome.ts';

type UnderstandingProps = {
  /** As it was pasted. */
  readonly text: string;
  readonly outcome: Outcome;
  readonly unticked: ReadonlySet<PastePart>;
  readonly onTick: (part: PastePart, isTicked: boolean) => void;
};

/** What was understood, field by field, and everything else that using it would change. */
export function Understanding({ text, outcome, unticked, onTick }: UnderstandingProps) {
  const { rows, additional, emptied, extras, changesNothing } = outcome;
  return (
    <div className="grid content-start gap-3">
      <p role="status" className="text-ui font-medium text-n12">
        {sayUnderstood(rows.length)}
      </p>
      {changesNothing && <Notice tone="info">All of this is in your prompt already.</Notice>}
      <HiddenNotice text={text} />
      {rows.length > 0 && (
        <ul aria-label="Fields found" className="divide-y divide-n6 border-y border-n6">
          {rows.map((row) => (
            <FoundRow
              key={row.part}
              row={row}
              isTicked={!unticked.has(row.part)}
              onTick={(isTicked) => onTick(row.part, isTicked)}
            />
          ))}
        </ul>
      )}
      {additional !== '' && (
        <section aria-label="Additional parameters" className="grid gap-0.5 text-ui">
          <h3 className="text-label font-medium text-n11">Additional parameters, with what fits no field</h3>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-n12">
            {additional}
          </p>
        </section>
      )}
      {extras.length > 0 && (
        <p className="text-label text-n11 wrap-anywhere">From a newer version, kept: {extras.join(', ')}.</p>
      )}
      {emptied.length > 0 && (
        <p className="text-label text-n11 wrap-anywhere">
          Not in your text, so emptied: {emptied.join(', ')}.
        </p>
      )}
    </div>
  );
}

function sayUnderstood(count: number): string {
  if (count === 0) return 'No field was recognised. Every word goes to Additional parameters.';
  return count === 1 ? 'One field was found.' : `${count} fields were found.`;
}

function HiddenNotice({ text }: { readonly text: string }) {
  const hidden = listHidden(text);
  if (hidden.length === 0) return null;
  const told = hidden.map(({ code, name, count }) => `${count} × ${name} (${code})`).join(', ');
  return (
    <Notice tone="warning">
      Your text holds characters that nobody can see: {told}. They are taken out, or written out below where
      they stay.
    </Notice>
  );
}

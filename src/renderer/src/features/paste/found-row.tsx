import { useId } from 'react';
import { Checkbox } from '#renderer/ui/checkbox.tsx';
import { CertaintyMark } from './certainty-mark.tsx';
import type { Row } from './outcome.ts';

type FoundRowProps = {
  readonly row: Row;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** One field that was found, what it would replace, and the words it came from. */
export function FoundRow({ row, isTicked, onTick }: FoundRowProps) {
  const id = useId();
  const { label, certainty, before, value, from, outcome } = row;
  return (
    <li className="grid gap-0.5 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox isChecked={isTicked} onChange={onTick} describedBy={id}>
          <span className="text-ui font-medium text-n12">{label}</span>
        </Checkbox>
        <CertaintyMark certainty={certainty} />
      </div>
      <div id={id} className="grid gap-0.5 ps-7 text-ui">
        <p className="whitespace-pre-wrap wrap-anywhere">
          {outcome === 'taken' && before !== '' && (
            <>
              <del dir="auto" className="text-n10 decoration-n8">
                {before}
              </del>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <bdi className={outcome === 'left' ? 'text-n10' : 'text-n12'}>{value}</bdi>
        </p>
        <p className="line-clamp-4 text-label text-n10 wrap-anywhere">
          {sayOutcome(row)}
          {from !== null && (
            <>
              {' From “'}
              <bdi>{from}</bdi>”
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function sayOutcome({ outcome, before }: Row): string {
  if (outcome === 'same') return 'As it is now.';
  if (outcome === 'taken') return before === '' ? 'Was empty.' : '';
  const stays = before === '' ? 'Stays empty.' : `Stays “${before}”.`;
  return `${stays} These words go to Additional parameters.`;
}

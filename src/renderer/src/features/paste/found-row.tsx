import { useId } from 'react';
import { Checkbox } from '#renderer/ui/checkbox.tsx';
import { t, translateAround } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { CertaintyMark } from './certainty-mark.tsx';
import type { Row } from './describe-outcome.ts';

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
          {describeRowOutcome(row)}
          {from !== null && <Origin words={from} />}
        </p>
      </div>
    </li>
  );
}

function Origin({ words }: { readonly words: string }) {
  const [before, after] = translateAround(texts, 'paste.from', 'words');
  return (
    <>
      {before}
      <bdi>{words}</bdi>
      {after}
    </>
  );
}

function describeRowOutcome({ outcome, before }: Row): string {
  if (outcome === 'same') return t(texts, 'paste.same');
  if (outcome === 'taken') return before === '' ? t(texts, 'paste.wasEmpty') : '';
  return before === '' ? t(texts, 'paste.staysEmpty') : t(texts, 'paste.stays', { value: before });
}

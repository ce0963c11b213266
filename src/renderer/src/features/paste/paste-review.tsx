import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { useId } from 'react';
import { t, translateAround } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { nameHidden } from '#renderer/messages/translated-names.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import type { Certainty } from '#shared/domain/craft/paste/certainty.ts';
import type { PastePart } from '#shared/domain/craft/paste/choose-fields.ts';
import { listHidden } from '#shared/domain/craft/paste/read/hidden-characters.ts';
import type { Outcome, Row } from './describe-outcome.ts';

const marks = {
  sure: { icon: CircleCheck, classes: 'text-success-11' },
  likely: { icon: CircleDot, classes: 'text-daylight-11' },
  guess: { icon: CircleDashed, classes: 'text-warning-11' }
} as const satisfies Record<Certainty, object>;

/** The certainty as a shape and a word, so that it does not depend on color. */
export function CertaintyMark({ certainty }: { readonly certainty: Certainty }) {
  const { icon: Icon, classes } = marks[certainty];
  return (
    <span className={`inline-flex items-center gap-1 text-label font-medium whitespace-nowrap ${classes}`}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {t(texts, `paste.certainty.${certainty}`)}
    </span>
  );
}

type FoundRowProps = {
  readonly row: Row;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** One field that was found, what it would replace, and the words it came from. */
function FoundRow({ row, isTicked, onTick }: FoundRowProps) {
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

type PasteReviewProps = {
  /** As it was pasted. */
  readonly text: string;
  readonly outcome: Outcome;
  readonly unticked: ReadonlySet<PastePart>;
  readonly onTick: (part: PastePart, isTicked: boolean) => void;
};

/** The fields that were read, and all other changes that using the text would make. */
export function PasteReview({ text, outcome, unticked, onTick }: PasteReviewProps) {
  const { rows, additional, emptied, extras, changesNothing, isKeptWhole } = outcome;
  return (
    <div className="grid content-start gap-3">
      <p role="status" className="text-ui font-medium text-n12">
        {t(texts, 'paste.found', { count: rows.length })}
      </p>
      {isKeptWhole && <Callout tone="warning">{t(texts, 'paste.keptWhole')}</Callout>}
      {changesNothing && <Callout tone="info">{t(texts, 'paste.changesNothing')}</Callout>}
      <HiddenNotice text={text} />
      {rows.length > 0 && (
        <ul aria-label={t(texts, 'paste.fields')} className="divide-y divide-n6 border-y border-n6">
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
        <section aria-label={t(texts, 'paste.additional')} className="grid gap-0.5 text-ui">
          <h3 className="text-label font-medium text-n11">{t(texts, 'paste.additionalWith')}</h3>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-n12">
            {additional}
          </p>
        </section>
      )}
      {extras.length > 0 && (
        <p className="text-label text-n11 wrap-anywhere">
          {t(texts, 'paste.extras', { keys: extras.join(', ') })}
        </p>
      )}
      {emptied.length > 0 && (
        <p className="text-label text-n11 wrap-anywhere">
          {t(texts, 'paste.emptied', { fields: emptied.join(', ') })}
        </p>
      )}
    </div>
  );
}

function HiddenNotice({ text }: { readonly text: string }) {
  const hidden = listHidden(text);
  if (hidden.length === 0) return null;
  const characters = hidden.map((one) => `${one.count} × ${nameHidden(one)} (${one.code})`).join(', ');
  return <Callout tone="warning">{t(texts, 'paste.hidden', { characters })}</Callout>;
}

import type { PastePart } from '#shared/domain/craft/paste/choose-fields.ts';
import { listHidden } from '#shared/domain/craft/paste/read/hidden-characters.ts';
import { Callout } from '#renderer/ui/callout.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { nameHidden } from '#renderer/messages/translated-names.ts';
import { FoundRow } from './found-row.tsx';
import type { Outcome } from './describe-outcome.ts';

type PasteReviewProps = {
  /** As it was pasted. */
  readonly text: string;
  readonly outcome: Outcome;
  readonly unticked: ReadonlySet<PastePart>;
  readonly onTick: (part: PastePart, isTicked: boolean) => void;
};

/** What was understood, field by field, and everything else that using it would change. */
export function PasteReview({ text, outcome, unticked, onTick }: PasteReviewProps) {
  const { rows, additional, emptied, extras, changesNothing } = outcome;
  return (
    <div className="grid content-start gap-3">
      <p role="status" className="text-ui font-medium text-n12">
        {t(texts, 'paste.found', { count: rows.length })}
      </p>
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

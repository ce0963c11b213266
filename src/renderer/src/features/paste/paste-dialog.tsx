import { type ComponentProps, Fragment, useMemo, useRef, useState } from 'react';
import type { Certainty } from '#shared/domain/craft/paste/certainty.ts';
import { chooseFields, type FillMode, type PastePart } from '#shared/domain/craft/paste/choose-fields.ts';
import type { Parts } from '#renderer/feature-api/parts.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { CertaintyMark, PasteReview } from './paste-review.tsx';
import { describeOutcome } from './describe-outcome.ts';
import { PasteBox, usePastedText } from './paste-box.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';

type Props = ComponentProps<Parts['PasteDialog']>;

const ways = ['replace', 'fillEmpty'] as const satisfies FillMode[];

/** Turns any text into fields, and shows what that would change before anything does. */
export function PasteDialog({ text, fileName, waiting, current, onUse, onClose }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const pasted = usePastedText(text);
  const [way, setWay] = useState<FillMode>('replace');
  const [unticked, setUnticked] = useState<ReadonlySet<PastePart>>(new Set());
  const parsed = pasted.parsed?.ok === true ? pasted.parsed.value : null;
  const next = useMemo(
    () => (parsed === null ? null : chooseFields(current, parsed, { way, unticked })),
    [current, parsed, way, unticked]
  );
  const outcome = parsed === null || next === null ? null : describeOutcome(current, parsed, next);

  const tick = (part: PastePart, isTicked: boolean) => {
    const others = [...unticked].filter((other) => other !== part);
    setUnticked(new Set(isTicked ? others : [...others, part]));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'paste.title')}
      description={describeSource(fileName, waiting)}
      size="xl"
      initialFocus={box}
      footer={
        <>
          <span className="me-auto">
            <Segmented
              label={t(texts, 'paste.way')}
              value={way}
              options={ways.map((value) => ({ value, label: t(texts, `paste.way.${value}`) }))}
              onChange={setWay}
            />
          </span>
          <Button onClick={onClose}>{t(texts, 'paste.cancel')}</Button>
          <Button
            variant="primary"
            disabled={outcome?.changesNothing !== false || !pasted.isRead}
            onClick={() => next !== null && onUse(next, way)}
          >
            {t(texts, 'paste.use')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 min-[960px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[960px]:gap-6">
        <div className="min-[960px]:sticky min-[960px]:top-0 min-[960px]:self-start">
          <PasteBox pasted={pasted} boxRef={box} onPasted={() => setUnticked(new Set())} />
        </div>
        {outcome === null ? (
          <NothingYet trouble={pasted.parsed?.ok === false ? translate(pasted.parsed.error) : null} />
        ) : (
          <PasteReview text={pasted.text} outcome={outcome} unticked={unticked} onTick={tick} />
        )}
      </div>
    </Dialog>
  );
}

function describeSource(fileName: string, waiting: number): string {
  const source = fileName === '' ? t(texts, 'paste.anySource') : fileName;
  return waiting === 0 ? source : t(texts, 'paste.waiting', { source, count: waiting });
}

function NothingYet({ trouble }: { readonly trouble: string | null }) {
  if (trouble !== null) {
    return (
      <div>
        <Callout tone="warning" isLive>
          {trouble}
        </Callout>
      </div>
    );
  }
  return (
    <div className="grid content-start gap-4 text-ui text-n11">
      <p>{t(texts, 'paste.nothingYet')}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
        {certainties.map((certainty) => (
          <Fragment key={certainty}>
            <dt>
              <CertaintyMark certainty={certainty} />
            </dt>
            <dd>{t(texts, `paste.meaning.${certainty}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

const certainties = ['sure', 'likely', 'guess'] as const satisfies Certainty[];

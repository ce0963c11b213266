import { useState } from 'react';
import { isCounting, type Strike } from '#shared/domain/market/moderation/strikes.ts';
import type { Decision } from '#shared/domain/market/moderation/decision.ts';
import { useIsOnline } from '#renderer/feature-api/services.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/decisions.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { AppealDialog } from './appeal-dialog.tsx';

export function DecisionItem({ decision }: { readonly decision: Decision }) {
  const { kind, title, reason, at, endedAt, appeal, appealUntil, strike } = decision;
  const [isAppealing, setIsAppealing] = useState(false);
  const isOnline = useIsOnline();
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-read font-semibold">{t(texts, `decisions.kind.${kind}`)}</h2>
        <span className="text-label text-n10">{formatDay(at)}</span>
        {endedAt === null ? null : <Tag>{t(texts, 'decisions.ended', { day: formatDay(endedAt) })}</Tag>}
      </div>
      {title === null ? null : (
        <p dir="auto" className="font-medium wrap-anywhere">
          {title}
        </p>
      )}
      <p className="text-n11">{t(texts, `decisions.effect.${kind}`)}</p>
      <Quote label={t(texts, 'decisions.reason')} text={reason} />
      {strike === null ? null : <StrikeLine strike={strike} />}
      {appeal === null ? null : (
        <>
          <Quote label={t(texts, 'decisions.appeal', { day: formatDay(appeal.at) })} text={appeal.text} />
          {appeal.state === 'open' ? (
            <p className="text-n11">{t(texts, 'decisions.appealOpen')}</p>
          ) : (
            <Quote label={t(texts, `decisions.appeal.${appeal.state}`)} text={appeal.answer} />
          )}
        </>
      )}
      {appealUntil === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            reason={isOnline ? undefined : t(texts, 'decisions.offline')}
            onClick={() => setIsAppealing(true)}
          >
            {t(texts, 'decisions.doAppeal')}
          </Button>
          <span className="text-label text-n11">
            {t(texts, 'decisions.appealUntil', { day: formatDay(appealUntil) })}
          </span>
        </div>
      )}
      {isAppealing ? <AppealDialog decision={decision} onClose={() => setIsAppealing(false)} /> : null}
    </li>
  );
}

function StrikeLine({ strike }: { readonly strike: Strike }) {
  const [now] = useState(() => Date.now());
  const { points, expiresAt, voidedAt, voidReason } = strike;
  const day = formatDay(voidedAt ?? expiresAt);
  if (voidedAt !== null)
    return <Quote label={t(texts, 'decisions.strike.voided', { points, day })} text={voidReason} />;
  const hasExpired = !isCounting(strike, now);
  return (
    <p className={hasExpired ? 'text-n11' : 'text-warning-11'}>
      {t(texts, hasExpired ? 'decisions.strike.expired' : 'decisions.strike.counting', { points, day })}
    </p>
  );
}

type QuoteProps = { readonly label: string; readonly text: string };

function Quote({ label, text }: QuoteProps) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <h3 className="text-label font-medium text-n11">{label}</h3>
      <p dir="auto" className="max-w-read text-read wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

import { useState } from 'react';
import type { AppealToDecide } from '#shared/contract/cloud/moderation.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/administration.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { DecideAppealDialog } from './decide-appeal-dialog.tsx';

export function AppealItem({ appeal }: { readonly appeal: AppealToDecide }) {
  const { person, decision, isOwn } = appeal;
  const { isOnline } = useAdminDependencies();
  const [isDeciding, setIsDeciding] = useState(false);
  const formatMoment = useFormatMoment();
  const refusal = isOwn
    ? t(texts, 'administration.appeals.own')
    : isOnline
      ? undefined
      : t(texts, 'administration.failure.text');
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-read font-semibold">
          {t(texts, `administration.appeals.kind.${decision.kind}`)}
        </h2>
        <Link
          to={paths.profile.getHref(person.username)}
          dir="auto"
          className="inline-flex min-h-target min-w-0 items-center text-daylight-11 underline"
        >
          <span className="truncate">{person.displayName}</span>
        </Link>
        <span className="text-label text-n10">{formatMoment(decision.appeal?.at ?? decision.at)}</span>
      </div>
      {decision.title === null ? null : (
        <p dir="auto" className="font-medium wrap-anywhere">
          {decision.title}
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Statement label={t(texts, 'administration.appeals.reason')} text={decision.reason} />
        <Statement label={t(texts, 'administration.appeals.appeal')} text={decision.appeal?.text ?? ''} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button reason={refusal} onClick={() => setIsDeciding(true)}>
          {t(texts, 'administration.appeals.decide')}
        </Button>
        {isOwn ? <span className="text-label text-n11">{refusal}</span> : null}
      </div>
      {isDeciding ? <DecideAppealDialog appeal={appeal} onClose={() => setIsDeciding(false)} /> : null}
    </li>
  );
}

type StatementProps = { readonly label: string; readonly text: string };

function Statement({ label, text }: StatementProps) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <h3 className="text-label font-medium text-n11">{label}</h3>
      <p dir="auto" className="max-w-read text-read wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

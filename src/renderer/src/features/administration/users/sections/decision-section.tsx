import { useState } from 'react';
import type { AdminDecision } from '#shared/contract/cloud/admin/users.ts';
import { isCounting } from '#shared/domain/market/moderation/strikes.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/administration.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { AppealOutcome } from '../../frame/appeal-outcome.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { PagedList } from '../../frame/paged-list.tsx';
import { ReasonDialog } from '../../frame/reason-dialog.tsx';
import { Row } from '../../frame/row.tsx';
import { useAdminAct } from '../../frame/use-admin-act.ts';
import { userKey, usePages } from '../queries/user-queries.ts';

/** The moderation decisions about the person, with the strikes that they count. */
export function Decisions({ id }: { readonly id: string }) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages(userKey(id, 'decisions'), (page) => users.listDecisions({ ...page, id }));
  return (
    <PagedList
      state={state}
      label={t(texts, 'administration.user.section.decisions')}
      empty={t(texts, 'administration.user.empty.decisions')}
    >
      {(decision) => (
        <Row
          key={decision.id}
          title={<DecisionTitle decision={decision} />}
          meta={[
            decision.actor?.displayName ?? t(texts, 'administration.audit.server'),
            formatMoment(decision.at),
            ...(decision.endedAt === null
              ? []
              : [t(texts, 'administration.user.ended', { day: formatDay(decision.endedAt) })])
          ]}
          words={decision.reason}
        >
          <AppealOutcome appeal={decision.appeal} />
          <StrikeLine userId={id} decision={decision} />
        </Row>
      )}
    </PagedList>
  );
}

function DecisionTitle({ decision: { kind, title } }: { readonly decision: AdminDecision }) {
  return (
    <>
      {t(texts, `administration.appeals.kind.${kind}`)}
      {title === null ? null : (
        <>
          : <bdi>{title}</bdi>
        </>
      )}
    </>
  );
}

type StrikeProps = { readonly userId: string; readonly decision: AdminDecision };

function StrikeLine({ userId, decision: { id: decisionId, strike } }: StrikeProps) {
  const { users, now, isOnline } = useAdminDependencies();
  const [isVoiding, setIsVoiding] = useState(false);
  const act = useAdminAct(userKey(userId));
  if (strike === null) return null;
  const { points, expiresAt, voidedAt, voidReason } = strike;
  if (voidedAt !== null)
    return (
      <p dir="auto" className="max-w-read wrap-anywhere text-n11">
        {t(texts, 'administration.strike.voided', { points, day: formatDay(voidedAt), reason: voidReason })}
      </p>
    );
  const day = formatDay(expiresAt);
  if (!isCounting(strike, now()))
    return <p className="text-n11">{t(texts, 'administration.strike.expired', { points, day })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-medium text-warning-11">
        {t(texts, 'administration.strike.counting', { points, day })}
      </span>
      <Button
        reason={isOnline ? undefined : t(texts, 'administration.failure.text')}
        onClick={() => setIsVoiding(true)}
      >
        {t(texts, 'administration.strike.void')}
      </Button>
      {isVoiding ? (
        <ReasonDialog
          title={t(texts, 'administration.strike.voidTitle')}
          description={t(texts, 'administration.strike.voidText')}
          action={t(texts, 'administration.strike.void')}
          act={(reason) => act(() => users.voidStrike({ id: userId, decisionId, reason }))}
          onDone={() => undefined}
          onClose={() => setIsVoiding(false)}
        />
      ) : null}
    </div>
  );
}

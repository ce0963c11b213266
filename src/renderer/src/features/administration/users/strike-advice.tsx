import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { adviseState } from '#shared/domain/market/moderation/strikes.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';

/** The strike points of a seller, and what administrators are advised to do. They decide. */
export function StrikeAdvice({ user: { strikes, sellerState } }: { readonly user: UserDetails }) {
  if (strikes === null || sellerState === null || strikes.points === 0) return null;
  const { points, limitAt, suspendAt } = strikes;
  const advice = adviseState(strikes, sellerState);
  return (
    <Callout tone={advice === null ? 'info' : 'warning'}>
      {t(texts, 'administration.strike.points', { points })}{' '}
      {advice === null
        ? t(texts, 'administration.strike.thresholds', { limitAt, suspendAt })
        : t(texts, `administration.strike.advice.${advice}`)}
    </Callout>
  );
}

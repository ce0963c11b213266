import { useState } from 'react';
import type { PlatformRestriction } from '#shared/contract/cloud/admin/settings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-switches.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';

export const restrictionsKey = ['platformRestrictions.list'] as const;

export function RestrictionItem({ restriction }: { readonly restriction: PlatformRestriction }) {
  const { name, isInForce, change } = restriction;
  const { isOnline } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 flex-1 font-medium">{t(texts, `admin-switches.name.${name}`)}</h3>
        <strong className={isInForce ? 'font-medium text-warning-11' : 'font-medium text-success-11'}>
          {t(texts, `admin-switches.state.${nameState(restriction)}`)}
        </strong>
        <Button
          reason={isOnline ? undefined : t(texts, 'admin-switches.offline')}
          onClick={() => setIsAsking(true)}
        >
          {nameAct(restriction)}
        </Button>
      </div>
      <p className="text-label text-n11">{t(texts, `admin-switches.text.${name}`)}</p>
      {change === null ? null : (
        <p className="text-label wrap-anywhere text-n11">
          {t(texts, 'admin-switches.since', {
            moment: formatMoment(change.changedAt),
            name: change.actor.displayName
          })}{' '}
          <span dir="auto">{change.reason}</span>
        </p>
      )}
      {isAsking ? <SwitchDialog restriction={restriction} onClose={() => setIsAsking(false)} /> : null}
    </li>
  );
}

const nameState = ({ name, isInForce }: PlatformRestriction) => {
  if (name === 'maintenance') return isInForce ? 'on' : 'off';
  return isInForce ? 'closed' : 'open';
};

const nameAct = ({ name, isInForce }: PlatformRestriction): string =>
  isInForce ? t(texts, `admin-switches.lift.${name}`) : t(texts, `admin-switches.impose.${name}`);

type DialogProps = { readonly restriction: PlatformRestriction; readonly onClose: () => void };

function SwitchDialog({ restriction, onClose }: DialogProps) {
  const { name, isInForce } = restriction;
  const { platformRestrictions, notify, reloadPlatformState } = useAdminDependencies();
  const act = useAdminAct(restrictionsKey);
  const title = nameAct(restriction);
  return (
    <ReasonDialog
      title={title}
      description={t(texts, isInForce ? 'admin-switches.liftText' : `admin-switches.text.${name}`)}
      action={title}
      isDangerous={!isInForce}
      act={(reason) => act(() => platformRestrictions.set({ name, isInForce: !isInForce, reason }))}
      onDone={() => {
        void reloadPlatformState();
        notify({ type: 'success', title: t(texts, 'admin-switches.done') });
      }}
      onClose={onClose}
    />
  );
}

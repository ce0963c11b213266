import { useState } from 'react';
import type { PlatformSetting, SettingChange } from '#shared/contract/cloud/admin/settings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-settings.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { formatSetting } from './setting-values.ts';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useSettingChanges } from './settings-queries.ts';

export function SettingItem({ setting }: { readonly setting: PlatformSetting }) {
  const { name, value, current, scheduled, history } = setting;
  const { isOnline } = useAdminDependencies();
  const [isScheduling, setIsScheduling] = useState(false);
  const [cancelling, setCancelling] = useState<SettingChange | null>(null);
  const title = t(texts, `admin-settings.name.${name}`);
  const offline = isOnline ? undefined : t(texts, 'admin-settings.offline');
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-60 font-medium">{title}</h2>
        <strong className="text-read font-semibold tabular-nums">{formatSetting(name, value)}</strong>
        <Button
          reason={offline}
          aria-label={t(texts, 'admin-settings.changeOf', { name: title })}
          onClick={() => setIsScheduling(true)}
        >
          {t(texts, 'admin-settings.change')}
        </Button>
      </div>
      <p className="text-label text-n11">{t(texts, `admin-settings.text.${name}`)}</p>
      {current === null ? (
        <p className="text-label text-n11">{t(texts, 'admin-settings.default')}</p>
      ) : (
        <ChangeLine change={current} />
      )}
      {scheduled.map((change) => (
        <div
          key={change.effectiveAt}
          className="flex min-w-0 flex-wrap items-center gap-3 border-t border-n6 pt-2"
        >
          <div className="grid min-w-0 flex-1 basis-60">
            <span className="font-medium">
              {t(texts, 'admin-settings.next', { value: formatSetting(name, change.value) })}
            </span>
            <ChangeLine change={change} />
          </div>
          <Button reason={offline} onClick={() => setCancelling(change)}>
            {t(texts, 'admin-settings.cancel')}
          </Button>
        </div>
      ))}
      {history.length === 0 ? null : <History name={name} history={history} />}
      {isScheduling ? <ScheduleDialog setting={setting} onClose={() => setIsScheduling(false)} /> : null}
      {cancelling === null ? null : (
        <CancelDialog name={name} scheduled={cancelling} onClose={() => setCancelling(null)} />
      )}
    </li>
  );
}

function ChangeLine({ change }: { readonly change: SettingChange }) {
  const formatMoment = useFormatMoment();
  const { actor, effectiveAt, createdAt, reason } = change;
  return (
    <p className="text-label wrap-anywhere text-n11">
      {t(texts, 'admin-settings.since', {
        from: formatMoment(effectiveAt),
        set: formatMoment(createdAt),
        name: actor?.displayName ?? t(texts, 'admin-settings.server')
      })}{' '}
      <span dir="auto">{reason}</span>
    </p>
  );
}

function History({ name, history }: Pick<PlatformSetting, 'name' | 'history'>) {
  return (
    <details>
      <summary className="min-h-target cursor-pointer text-label text-n11">
        {t(texts, 'admin-settings.history', { count: history.length })}
      </summary>
      <ul className="grid gap-2 pt-1">
        {history.map((change) => (
          <li key={`${change.effectiveAt} ${change.createdAt}`}>
            <span className="font-medium tabular-nums">{formatSetting(name, change.value)}</span>{' '}
            {change.cancelledAt === null ? null : <span>{t(texts, 'admin-settings.wasCancelled')}</span>}
            <ChangeLine change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = {
  readonly name: PlatformSetting['name'];
  readonly scheduled: SettingChange;
  readonly onClose: () => void;
};

/** Asks why a scheduled value is canceled. */
function CancelDialog({ name, scheduled: { effectiveAt }, onClose }: Props) {
  const { notify } = useAdminDependencies();
  const change = useSettingChanges();
  return (
    <ReasonDialog
      isDangerous
      size="s"
      title={t(texts, 'admin-settings.cancelTitle')}
      description={t(texts, `admin-settings.name.${name}`)}
      action={t(texts, 'admin-settings.cancelDo')}
      act={(reason) => change((platformSettings) => platformSettings.cancel({ name, effectiveAt, reason }))}
      onDone={() => notify({ type: 'success', title: t(texts, 'admin-settings.cancelled') })}
      onClose={onClose}
    />
  );
}

import type { PlatformSetting, SettingChange } from '#shared/contract/cloud/admin/settings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-settings.json';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useSettingChanges } from './settings-queries.ts';

type Props = {
  readonly name: PlatformSetting['name'];
  readonly scheduled: SettingChange;
  readonly onClose: () => void;
};

/** Asks why a scheduled value is canceled. */
export function CancelDialog({ name, scheduled: { effectiveAt }, onClose }: Props) {
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

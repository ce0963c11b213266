import type { StorageStatus } from '#shared/contract/device.ts';
import { Button } from '#renderer/ui/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import type { Setting, SettingGroup } from './setting.ts';
import { StorageFacts } from './storage-facts.tsx';

export type SettingActions = {
  readonly onShowShortcuts: () => void;
  readonly onShowActivity: () => void;
  readonly onExportEverything: () => void;
  readonly onRestore: () => void;
  readonly onErase: () => void;
};

type Named = { readonly id: string; readonly group: SettingGroup; readonly label: string };

function buttonSetting(
  given: Named & { readonly hint: string; readonly onPress: () => void; readonly isDangerous?: boolean }
): Setting {
  const { id, group, label, hint, onPress, isDangerous = false } = given;
  const control = (
    <div className="grid justify-items-start gap-1">
      <Button variant={isDangerous ? 'danger' : 'secondary'} onClick={onPress}>
        {label}
      </Button>
      <p className="text-label text-n10">{hint}</p>
    </div>
  );
  return { id, group, label, hint, control };
}

export function listDataSettings(status: StorageStatus | null, actions: SettingActions): Setting[] {
  const where = t(texts, 'settings.kept');
  return [
    buttonSetting({
      id: 'shortcuts',
      group: 'keys',
      label: t(texts, 'settings.shortcuts'),
      hint: t(texts, 'settings.shortcuts.hint'),
      onPress: actions.onShowShortcuts
    }),
    buttonSetting({
      id: 'activity',
      group: 'privacy',
      label: t(texts, 'settings.activity'),
      hint: t(texts, 'settings.activity.hint'),
      onPress: actions.onShowActivity
    }),
    ...(status === null
      ? []
      : [
          {
            id: 'kept',
            group: 'data',
            label: where,
            hint: '',
            control: <StorageFacts status={status} />
          } as const
        ]),
    buttonSetting({
      id: 'export',
      group: 'data',
      label: t(texts, 'settings.export'),
      hint: t(texts, 'settings.export.hint'),
      onPress: actions.onExportEverything
    }),
    buttonSetting({
      id: 'restore',
      group: 'data',
      label: t(texts, 'settings.restore'),
      hint: t(texts, 'settings.restore.hint'),
      onPress: actions.onRestore
    }),
    buttonSetting({
      id: 'erase',
      group: 'data',
      label: t(texts, 'settings.erase'),
      hint: t(texts, 'settings.erase.hint'),
      isDangerous: true,
      onPress: actions.onErase
    })
  ];
}

import type { StorageStatus } from '#shared/contract/device.ts';
import { Button } from '#renderer/ui/button.tsx';
import { say } from '#renderer/lib/messages/say.ts';
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
  const where = say(texts, 'settings.kept');
  return [
    buttonSetting({
      id: 'shortcuts',
      group: 'keys',
      label: say(texts, 'settings.shortcuts'),
      hint: say(texts, 'settings.shortcuts.hint'),
      onPress: actions.onShowShortcuts
    }),
    buttonSetting({
      id: 'activity',
      group: 'privacy',
      label: say(texts, 'settings.activity'),
      hint: say(texts, 'settings.activity.hint'),
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
      label: say(texts, 'settings.export'),
      hint: say(texts, 'settings.export.hint'),
      onPress: actions.onExportEverything
    }),
    buttonSetting({
      id: 'restore',
      group: 'data',
      label: say(texts, 'settings.restore'),
      hint: say(texts, 'settings.restore.hint'),
      onPress: actions.onRestore
    }),
    buttonSetting({
      id: 'erase',
      group: 'data',
      label: say(texts, 'settings.erase'),
      hint: say(texts, 'settings.erase.hint'),
      isDangerous: true,
      onPress: actions.onErase
    })
  ];
}

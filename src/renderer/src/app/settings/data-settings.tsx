import { formatMoment } from '#renderer/lib/messages/format.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { describeLostPart } from '#shared/contract/describe-data-loss.ts';
import type { StorageStatus } from '#shared/contract/device.ts';
import { buttonSetting, type Setting } from './setting.tsx';

/** The storage of the data and its reliability, as the device reports them. */
function StorageFacts({ status }: { readonly status: StorageStatus }) {
  const { kind, location, isWritable, isPersistent, backups, recovery } = status;
  const [newest] = backups;
  const rows: [string, string][] = [
    [t(texts, 'settings.kept'), location ?? t(texts, `settings.kept.${kind}`)],
    [t(texts, 'settings.writable'), t(texts, `settings.writable.${isWritable ? 'yes' : 'no'}`)],
    [t(texts, 'settings.lasting'), t(texts, `settings.lasting.${isPersistent ? 'yes' : 'no'}`)]
  ];
  if (kind === 'sqlite') {
    const text =
      newest === undefined
        ? t(texts, 'settings.backups.none')
        : t(texts, 'settings.backups.some', {
            count: backups.length,
            newest: formatMoment(newest.createdAt)
          });
    rows.push([t(texts, 'settings.backups'), text]);
  }
  if (recovery !== null) {
    const lost = recovery.lost.map((part) => translate(describeLostPart(part)));
    const text = `${formatMoment(recovery.happenedAt)}. ${lost.join(' ')}`;
    rows.push([t(texts, 'settings.repaired'), text]);
  }
  return (
    <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ui">
      {rows.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-n10">{term}</dt>
          <dd className="min-w-0 break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

export type SettingActions = {
  readonly onShowShortcuts: () => void;
  readonly onShowActivity: () => void;
  readonly onShowSync: () => void;
  readonly onExportEverything: () => void;
  readonly onRestore: () => void;
  readonly onErase: () => void;
};

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
      id: 'sync',
      group: 'data',
      label: t(texts, 'settings.sync'),
      hint: t(texts, 'settings.sync.hint'),
      onPress: actions.onShowSync
    }),
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

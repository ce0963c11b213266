import { useEffect, useState } from 'react';
import { slugLine } from '#shared/domain/craft/prompt/text/slug-line.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { DeviceDraft } from '#shared/domain/sync/device-drafts.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/history.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type OtherDraft = DeviceDraft & { readonly device: string };

/** Offers to go on with the prompt that another device had in its builder last; it opens as a copy. */
export function OtherDrafts() {
  const { platform, openPrompt } = useServices();
  const [drafts, setDrafts] = useState<readonly OtherDraft[]>([]);
  useEffect(() => {
    const load = async () => setDrafts(await loadOtherDrafts(platform));
    // Without its code, the history is all there is.
    load().catch(() => undefined);
  }, [platform]);
  if (drafts.length === 0) return null;
  return (
    <section aria-label={t(texts, 'history.others')} className="mb-4 grid gap-2">
      <h3 className="text-ui font-semibold">{t(texts, 'history.others')}</h3>
      <ul className="grid gap-2">
        {drafts.map((draft) => (
          <DraftRow key={draft.deviceId} draft={draft} onOpen={openPrompt} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { readonly draft: OtherDraft; readonly onOpen: (document: PromptDocument) => void };

function DraftRow({ draft: { document, device, keptAt }, onOpen }: RowProps) {
  const { concept, mainSubject, action } = document.data;
  const name = document.name || concept || mainSubject || action || t(texts, 'history.unnamed');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-n6 bg-n1 p-3">
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <span dir="auto" className="truncate text-ui">
          {name}
        </span>
        <span className="text-label text-n11">
          {t(texts, 'history.otherDraft', { device, moment: formatMoment(keptAt) })}
        </span>
        <span className="font-mono text-meta text-n10">{slugLine(document.data)}</span>
      </div>
      <Button aria-label={t(texts, 'history.continueNamed', { name })} onClick={() => onOpen(document)}>
        {t(texts, 'history.continue')}
      </Button>
    </li>
  );
}

async function loadOtherDrafts({ device, cloud }: Pick<Platform, 'device' | 'cloud'>): Promise<OtherDraft[]> {
  const replica = await device.replica.load();
  if (!replica.ok || replica.value === null) return [];
  const rows = await device.replica.listRows({ entity: 'deviceDrafts' });
  if (!rows.ok || rows.value === null) return [];
  const { readDeviceDrafts } = await import('#shared/domain/sync/device-drafts.ts');
  const drafts = readDeviceDrafts(rows.value, replica.value.deviceId);
  if (drafts.length === 0) return [];
  const devices = await cloud.syncDevices.list();
  const names = new Map(devices.ok ? devices.value.map(({ deviceId, name }) => [deviceId, name]) : []);
  return drafts.map((draft) => ({
    ...draft,
    device: names.get(draft.deviceId) ?? t(texts, 'history.anotherDevice')
  }));
}

import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { UserTemplate } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/library.json';
import type { TemplateCollection } from './template-collection.ts';

type Room = {
  readonly device: Device;
  readonly collection: TemplateCollection;
  readonly notify: Notify;
  /** Draws the shelf as it is now. */
  readonly show: () => void;
};

/** Takes templates of one's own away, with one undo for all of them on the toast. */
export async function removeTemplates(room: Room, templateIds: readonly string[]): Promise<void> {
  const removed: UserTemplate[] = [];
  for (const id of templateIds) {
    const template = room.collection.find(id);
    if (template === undefined) continue;
    const answer = await room.device.templates.remove({ id });
    if (!answer.ok) {
      notifyFailure(room.notify, answer.error);
      break;
    }
    room.collection.removeById(id);
    removed.push(template);
  }
  const [first] = removed;
  if (first === undefined) return;
  room.show();
  room.notify({
    type: 'success',
    title: t(texts, 'library.deleted', { count: removed.length, name: first.name }),
    action: { label: t(texts, 'library.undo'), isUndo: true, run: () => void restore(room, removed) }
  });
}

async function restore(
  { device, collection, notify, show }: Room,
  removed: readonly UserTemplate[]
): Promise<void> {
  const restored = await device.storage.import({ history: [], templates: [...removed], marks: [] });
  if (!restored.ok) return notifyFailure(notify, restored.error);
  for (const template of removed) collection.put(template);
  show();
}

export function notifyFailure(notify: Notify, { message }: ContractError): void {
  notify({ type: 'error', title: t(texts, 'library.notChanged'), message });
}

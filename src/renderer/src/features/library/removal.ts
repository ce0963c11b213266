import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { UserTemplate } from '#shared/domain/craft/template/template.ts';
import { say } from '#renderer/lib/messages/say.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/library.json';
import type { Shelf } from './shelf.ts';

type Room = {
  readonly device: Device;
  readonly shelf: Shelf;
  readonly notify: Notify;
  /** Draws the shelf as it is now. */
  readonly show: () => void;
};

/** Takes templates of one's own away, with one undo for all of them on the toast. */
export async function removeTemplates(room: Room, templateIds: readonly string[]): Promise<void> {
  const removed: UserTemplate[] = [];
  for (const id of templateIds) {
    const template = room.shelf.find(id);
    if (template === undefined) continue;
    const answer = await room.device.templates.remove({ id });
    if (!answer.ok) {
      tellFailure(room.notify, answer.error);
      break;
    }
    room.shelf.takeAway(id);
    removed.push(template);
  }
  const [first] = removed;
  if (first === undefined) return;
  room.show();
  room.notify({
    type: 'success',
    title: say(texts, 'library.deleted', { count: removed.length, name: first.name }),
    action: { label: say(texts, 'library.undo'), isUndo: true, run: () => void restore(room, removed) }
  });
}

async function restore(
  { device, shelf, notify, show }: Room,
  removed: readonly UserTemplate[]
): Promise<void> {
  const restored = await device.storage.import({ history: [], templates: [...removed], marks: [] });
  if (!restored.ok) return tellFailure(notify, restored.error);
  for (const template of removed) shelf.put(template);
  show();
}

export function tellFailure(notify: Notify, { message }: ContractError): void {
  notify({ type: 'error', title: say(texts, 'library.notChanged'), message });
}

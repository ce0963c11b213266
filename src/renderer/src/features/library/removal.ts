import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { UserTemplate } from '#shared/domain/template/template.ts';
import { say } from '#renderer/lib/messages/say.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/shelf.json';
import type { Shelf } from './shelf.ts';

/** Taking templates of one's own away, with one undo for all of them on the toast. */
export function createRemoval(device: Device, shelf: Shelf, notify: Notify, show: () => void) {
  async function restore(removed: readonly UserTemplate[]): Promise<void> {
    const restored = await device.storage.import({ history: [], templates: [...removed], marks: [] });
    if (!restored.ok) return tellFailure(notify, restored.error);
    for (const template of removed) shelf.put(template);
    show();
  }

  function tellRemoved(removed: readonly UserTemplate[]): void {
    const [first] = removed;
    if (first === undefined) return;
    show();
    notify({
      type: 'success',
      title: say(texts, 'shelf.deleted', { count: removed.length, name: first.name }),
      action: { label: say(texts, 'shelf.undo'), isUndo: true, run: () => void restore(removed) }
    });
  }

  return {
    async remove(templateIds: readonly string[]): Promise<void> {
      const removed: UserTemplate[] = [];
      for (const id of templateIds) {
        const template = shelf.find(id);
        if (template === undefined) continue;
        const answer = await device.templates.remove({ id });
        if (!answer.ok) {
          tellFailure(notify, answer.error);
          break;
        }
        shelf.takeAway(id);
        removed.push(template);
      }
      tellRemoved(removed);
    }
  };
}

export function tellFailure(notify: Notify, { message }: ContractError): void {
  notify({ type: 'error', title: say(texts, 'shelf.notChanged'), message });
}

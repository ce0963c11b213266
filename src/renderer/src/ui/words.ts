// Every word the kit says by itself, in the language shown.
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/ui.json';

export const words = {
  added: (value: string) => say(texts, 'ui.added', { value }),
  alreadyThere: (value: string) => say(texts, 'ui.alreadyThere', { value }),
  choose: (label: string) => say(texts, 'ui.choose', { label }),
  chosen: (label: string) => say(texts, 'ui.chosen', { label }),
  decrease: (label: string) => say(texts, 'ui.decrease', { label }).trim(),
  emptyNumber: (kept: string) => say(texts, 'ui.emptyNumber', { kept }),
  increase: (label: string) => say(texts, 'ui.increase', { label }).trim(),
  line: (line: number) => say(texts, 'ui.line', { line }),
  moved: (value: string, place: number, count: number) => say(texts, 'ui.moved', { value, place, count }),
  moveEarlier: (value: string) => say(texts, 'ui.moveEarlier', { value }),
  moveLater: (value: string) => say(texts, 'ui.moveLater', { value }),
  noMatch: (query: string) => say(texts, 'ui.noMatch', { query }),
  page: (page: number) => say(texts, 'ui.page', { page }),
  pageOf: (page: number, count: number) => say(texts, 'ui.pageOf', { page, count }),
  remove: (value: string) => say(texts, 'ui.remove', { value }),
  removed: (value: string) => say(texts, 'ui.removed', { value }),
  reorder: (label: string) => say(texts, 'ui.reorder', { label }),
  search: (label: string) => say(texts, 'ui.search', { label }),
  showAll: (count: number) => say(texts, 'ui.showAll', { count }),
  suggestions: (label: string) => say(texts, 'ui.suggestions', { label }),
  get cancel() {
    return say(texts, 'ui.cancel');
  },
  get chipKeys() {
    return say(texts, 'ui.chipKeys');
  },
  get close() {
    return say(texts, 'ui.close');
  },
  get dismiss() {
    return say(texts, 'ui.dismiss');
  },
  get doneReordering() {
    return say(texts, 'ui.doneReordering');
  },
  get nextPage() {
    return say(texts, 'ui.nextPage');
  },
  get missingPart() {
    return say(texts, 'ui.missingPart');
  },
  get messages() {
    return say(texts, 'ui.messages');
  },
  get pages() {
    return say(texts, 'ui.pages');
  },
  get previousPage() {
    return say(texts, 'ui.previousPage');
  },
  get showFewer() {
    return say(texts, 'ui.showFewer');
  },
  get tryAgain() {
    return say(texts, 'ui.tryAgain');
  }
};

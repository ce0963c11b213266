// Every word the kit says by itself, in the language shown.
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/ui.json';

export const words = {
  added: (value: string) => t(texts, 'ui.added', { value }),
  alreadyThere: (value: string) => t(texts, 'ui.alreadyThere', { value }),
  choose: (label: string) => t(texts, 'ui.choose', { label }),
  chosen: (label: string) => t(texts, 'ui.chosen', { label }),
  decrease: (label: string) => t(texts, 'ui.decrease', { label }).trim(),
  emptyNumber: (kept: string) => t(texts, 'ui.emptyNumber', { kept }),
  editedElsewhere: (device: string, moment: string) => t(texts, 'ui.version.elsewhere', { device, moment }),
  increase: (label: string) => t(texts, 'ui.increase', { label }).trim(),
  line: (line: number) => t(texts, 'ui.line', { line }),
  moved: (value: string, place: number, count: number) => t(texts, 'ui.moved', { value, place, count }),
  moveEarlier: (value: string) => t(texts, 'ui.moveEarlier', { value }),
  moveLater: (value: string) => t(texts, 'ui.moveLater', { value }),
  noMatch: (query: string) => t(texts, 'ui.noMatch', { query }),
  page: (page: number) => t(texts, 'ui.page', { page }),
  pageOf: (page: number, count: number) => t(texts, 'ui.pageOf', { page, count }),
  remove: (value: string) => t(texts, 'ui.remove', { value }),
  removed: (value: string) => t(texts, 'ui.removed', { value }),
  reorder: (label: string) => t(texts, 'ui.reorder', { label }),
  search: (label: string) => t(texts, 'ui.search', { label }),
  showAll: (count: number) => t(texts, 'ui.showAll', { count }),
  suggestions: (label: string) => t(texts, 'ui.suggestions', { label }),
  actionOn: (action: string, label: string) => t(texts, 'ui.version.named', { action, label }),
  get anotherDevice() {
    return t(texts, 'ui.version.anotherDevice');
  },
  get cancel() {
    return t(texts, 'ui.cancel');
  },
  get chipKeys() {
    return t(texts, 'ui.chipKeys');
  },
  get close() {
    return t(texts, 'ui.close');
  },
  get dismiss() {
    return t(texts, 'ui.dismiss');
  },
  get doneReordering() {
    return t(texts, 'ui.doneReordering');
  },
  get emptyVersion() {
    return t(texts, 'ui.version.empty');
  },
  get keepMine() {
    return t(texts, 'ui.version.keep');
  },
  get nextPage() {
    return t(texts, 'ui.nextPage');
  },
  get missingPart() {
    return t(texts, 'ui.missingPart');
  },
  get messages() {
    return t(texts, 'ui.messages');
  },
  get otherVersion() {
    return t(texts, 'ui.version.theirs');
  },
  get pages() {
    return t(texts, 'ui.pages');
  },
  get previousPage() {
    return t(texts, 'ui.previousPage');
  },
  get seeBoth() {
    return t(texts, 'ui.version.both');
  },
  get showFewer() {
    return t(texts, 'ui.showFewer');
  },
  get tryAgain() {
    return t(texts, 'ui.tryAgain');
  },
  get takeIt() {
    return t(texts, 'ui.version.use');
  },
  get versionInUse() {
    return t(texts, 'ui.version.mine');
  }
};

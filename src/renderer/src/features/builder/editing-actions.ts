// What changes the prompt: each action is one step that undo takes back exactly.
import { clearTextFields, resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import {
  emptyJournal,
  type Journal,
  recordStep,
  redo,
  undo
} from '#shared/domain/craft/prompt/journal/journal.ts';
import type { PromptDocument, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand, nameField } from '#renderer/messages/names.ts';
import type { Bench } from './bench.ts';
import type { BuilderActions } from './builder-state.ts';
import { createRandomFilling } from './random-filling.ts';

type Editing = Pick<
  BuilderActions,
  | 'editField'
  | 'renamePrompt'
  | 'replaceDocument'
  | 'randomFill'
  | 'setRandomLegal'
  | 'showRandomOptions'
  | 'loadModels'
  | 'clearFields'
  | 'resetPrompt'
  | 'beginWith'
  | 'undo'
  | 'redo'
  | 'toggleLock'
  | 'clearViewing'
>;

export function createEditing({ given, get, set, keep }: Bench): Editing {
  function step(label: string, document: PromptDocument, typing: string | null = null): void {
    const { journal } = get();
    const next = recordStep(journal, document, { label, at: given.now(), typing });
    if (next !== journal) keep({ journal: next });
  }

  function walk(move: typeof undo, sayDone: (step: string) => string, sayNothing: () => string): void {
    const moved = move(get().journal);
    if (moved !== undefined) keep({ journal: moved.journal });
    set({ lastWalk: { text: moved === undefined ? sayNothing() : sayDone(moved.label) } });
  }

  return {
    editField(name, value) {
      const { document } = get();
      const mergesWhileTyping = typeof value === 'string' || typeof value === 'number';
      step(
        labelOf(name),
        { ...document, data: { ...document.data, [name]: value } },
        mergesWhileTyping ? name : null
      );
    },
    renamePrompt: (name) => step(say(texts, 'builder.step.rename'), { ...get().document, name }, 'name'),
    replaceDocument({ label, document, viewingEntryId }) {
      step(label, document);
      if (viewingEntryId === undefined) return;
      set({ baseline: { document, isSaved: true } });
      keep({ viewingEntryId });
    },
    ...createRandomFilling({ given, get, set, step }),
    clearFields: () => {
      const { document } = get();
      step(nameCommand('prompt.clearFields'), { ...document, data: clearTextFields(document.data) });
    },
    resetPrompt: () => step(nameCommand('prompt.reset'), { name: '', data: resetPrompt() }),
    ...createBeginning({ set, keep }),
    undo: () =>
      walk(
        undo,
        (label) => say(texts, 'builder.undid', { step: label }),
        () => say(texts, 'builder.nothingToUndo')
      ),
    redo: () =>
      walk(
        redo,
        (label) => say(texts, 'builder.redid', { step: label }),
        () => say(texts, 'builder.nothingToRedo')
      ),
    toggleLock(name) {
      const { lockedFields } = get();
      const isLocked = lockedFields.includes(name);
      keep({
        lockedFields: isLocked ? lockedFields.filter((field) => field !== name) : [...lockedFields, name]
      });
    },
    clearViewing(entryId) {
      if (get().viewingEntryId === entryId) keep({ viewingEntryId: null });
    }
  };
}

const createBeginning = ({ set, keep }: Pick<Bench, 'set' | 'keep'>): Pick<Editing, 'beginWith'> => ({
  beginWith(document) {
    set({ baseline: { document, isSaved: true }, lastWalk: null });
    keep({ journal: emptyJournal(document), viewingEntryId: null });
  }
});

const labels = new Map<string, string>();

/** "Edit concept": said with every key, so it is put together once for each field and language. */
function labelOf(name: PromptField): string {
  const key = `${readLanguage().locale} ${name}`;
  const label = labels.get(key) ?? say(texts, 'builder.step.edit', { field: nameField(name).toLowerCase() });
  labels.set(key, label);
  return label;
}

export const describeJournal = (journal: Journal) => ({
  document: journal.document,
  canUndo: journal.steps.some(({ seq }) => seq === journal.cursor),
  canRedo: journal.steps.some(({ seq }) => seq === journal.cursor + 1)
});

// Actions that change the prompt; each is one step that undo reverts exactly.
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
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand, nameField } from '#renderer/messages/translated-names.ts';
import type { BuilderActionContext, BuilderActions } from './builder-state.ts';
import { createRandomFilling } from './random-fill-actions.ts';

type Editing = Pick<
  BuilderActions,
  | 'editField'
  | 'renamePrompt'
  | 'replaceDocument'
  | 'randomFill'
  | 'setRandomFillModelSafe'
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

export function createEditing({ given, get, set, keep }: BuilderActionContext): Editing {
  function step(label: string, document: PromptDocument, typing: string | null = null): void {
    const { journal } = get();
    const next = recordStep(journal, document, { label, at: given.now(), typing });
    if (next !== journal) keep({ journal: next });
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
    renamePrompt: (name) => step(t(texts, 'builder.step.rename'), { ...get().document, name }, 'name'),
    replaceDocument({ label, document, viewingEntryId, written = document }) {
      step(label, document);
      if (viewingEntryId === undefined) return;
      set({ baseline: { document: written, isSaved: true } });
      keep({ viewingEntryId });
    },
    ...createRandomFilling({ given, get, set, step }),
    clearFields: () => {
      const { document } = get();
      step(nameCommand('prompt.clearFields'), { ...document, data: clearTextFields(document.data) });
    },
    async resetPrompt() {
      const created = given.createPrompt();
      // Without the code of another model the defaults have to do.
      const data = created instanceof Promise ? await created.catch(() => resetPrompt()) : created;
      step(nameCommand('prompt.reset'), { name: '', data });
    },
    ...createBeginning({ set, keep }),
    ...createUndo({ get, set, keep }),
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

function createUndo({
  get,
  set,
  keep
}: Pick<BuilderActionContext, 'get' | 'set' | 'keep'>): Pick<Editing, 'undo' | 'redo'> {
  function walk(
    move: typeof undo,
    undoneText: (step: string) => string,
    nothingToUndoText: () => string
  ): void {
    const moved = move(get().journal);
    if (moved !== undefined) keep({ journal: moved.journal });
    set({ lastUndo: { text: moved === undefined ? nothingToUndoText() : undoneText(moved.label) } });
  }
  return {
    undo: () =>
      walk(
        undo,
        (step) => t(texts, 'builder.undid', { step }),
        () => t(texts, 'builder.nothingToUndo')
      ),
    redo: () =>
      walk(
        redo,
        (step) => t(texts, 'builder.redid', { step }),
        () => t(texts, 'builder.nothingToRedo')
      )
  };
}

const createBeginning = ({
  set,
  keep
}: Pick<BuilderActionContext, 'set' | 'keep'>): Pick<Editing, 'beginWith'> => ({
  beginWith(document) {
    set({ baseline: { document, isSaved: true }, lastUndo: null });
    keep({ journal: emptyJournal(document), viewingEntryId: null });
  }
});

const labels = new Map<string, string>();

/** "Edit concept": said with every key, so it is put together once for each field and language. */
function labelOf(name: PromptField): string {
  const key = `${readLanguage().locale} ${name}`;
  const label = labels.get(key) ?? t(texts, 'builder.step.edit', { field: nameField(name).toLowerCase() });
  labels.set(key, label);
  return label;
}

export const describeJournal = (journal: Journal) => ({
  document: journal.document,
  canUndo: journal.steps.some(({ seq }) => seq === journal.cursor),
  canRedo: journal.steps.some(({ seq }) => seq === journal.cursor + 1)
});

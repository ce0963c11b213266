import { listTemplateChanges } from '#shared/domain/craft/template/search/fits-first.ts';
import { isSameJson } from '#shared/domain/craft/prompt/journal/document-parts.ts';
import { hasWords } from '#shared/domain/craft/prompt/has-words.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import type { AppStores } from './create-app-model.ts';
import { findNewPromptModel } from './find-new-prompt-model.ts';

type Stores = Pick<AppStores, 'builder' | 'fit' | 'history' | 'models' | 'notifications' | 'preferences'>;

/** Opens a template for the chosen model. What it replaces goes to the history, and one press brings it back. */
export async function openTemplate(
  stores: Stores,
  template: Template,
  show: (label: string, document: PromptDocument, viewingEntryId: null, written: PromptDocument) => void
): Promise<void> {
  const { builder, notifications } = stores;
  const written = { name: template.name, data: template.promptData };
  const model = await findNewPromptModel(stores);
  const document = model === undefined ? written : await adapt(stores, written, model);
  const isKept = await keepReplaced(stores);
  const { journal: before, viewingEntryId } = builder.getState();
  show(t(texts, 'app.step.use', { name: template.name }), document, null, written);
  const after = builder.getState().journal.cursor;
  const changes = model === undefined ? 0 : listTemplateChanges(template.promptData, model).length;
  if (!hasWords(before.document.data) && changes === 0) return;

  /** As an undo while nothing was done since, else as a step of its own, so that nothing done since is lost. */
  const undo = () => {
    const { journal, undo: stepBack, replaceDocument } = builder.getState();
    if (journal.cursor === before.cursor) return;
    if (journal.cursor === after) return stepBack();
    const label = t(texts, 'app.step.back', { name: template.name });
    replaceDocument({ label, document: before.document, viewingEntryId });
  };
  notifications.getState().notify({
    type: 'success',
    title: t(texts, 'app.openedTemplate', { name: template.name }),
    message: [
      ...(model === undefined || changes === 0
        ? []
        : [t(texts, 'app.adapted', { model: model.label, count: changes })]),
      ...(isKept ? [t(texts, 'app.keptReplaced')] : [])
    ].join(' '),
    action: { label: t(texts, 'app.undo'), run: undo }
  });
}

/** The list of models comes with its code, and only for those who chose one. */
async function adapt({ models }: Stores, written: PromptDocument, model: Model): Promise<PromptDocument> {
  const { adaptTemplate } = await import('#shared/domain/craft/template/adapt-template.ts');
  return adaptTemplate(written, model, await models.getState().load());
}

/** True where the prompt about to be replaced is in the history, which it was added to unless it was there. */
async function keepReplaced({ builder, fit, history }: Stores): Promise<boolean> {
  const { document, baseline } = builder.getState();
  const isUnchanged = baseline.isSaved && isSameJson(baseline.document.data, document.data);
  if (isUnchanged || !hasWords(document.data)) return false;
  const isKnown = history.getState().entries.some(({ data }) => isSameJson(data, document.data));
  return isKnown || (await history.getState().add(document, fit.getState().analyze(document))) !== null;
}

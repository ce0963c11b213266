import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { SuggestedFix } from '#renderer/features/fit/fit-report.ts';
import { followAfterPaint } from '#renderer/lib/follow-after-paint.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { onLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import type { AppStores } from './create-app-model.ts';
import { followLanguage } from '../language.ts';
import { paths } from '#shared/contract/paths.ts';

/** Actions that span features: each step is a feature's own, the order is the app's. */
export type CrossFeatureActions = {
  readonly saveToHistory: () => Promise<void>;
  readonly openEntry: (entry: HistoryEntry) => void;
  readonly useTemplate: (template: Template) => Promise<void>;
  /** For new prompts from here on, and for the open one. */
  readonly chooseModel: (chosen: Model) => Promise<void>;
  /** A prompt from elsewhere in the app into the builder; `label` names the step where its name does not say it. */
  readonly openPrompt: (document: PromptDocument, label?: string) => void;
  /** Replaces the content of the prompt in the builder, as one undo step. */
  readonly fillPrompt: (document: PromptDocument, label: string) => void;
  readonly applyFix: (suggestedFix: SuggestedFix) => void;
  /** Reloads or restarts into the new version, once everything is on the device. */
  readonly applyUpdate: () => Promise<void>;
};

export function createCrossFeatureActions(
  model: AppStores,
  goTo: (path: string) => void
): CrossFeatureActions {
  const { builder, fit, history, library, dialogs, notifications, platform } = model;
  const { notify } = notifications.getState();

  function show(label: string, document: PromptDocument, viewingEntryId?: string | null, written = document) {
    const viewing = viewingEntryId === undefined ? {} : { viewingEntryId };
    builder.getState().replaceDocument({ label, document, written, ...viewing });
    dialogs.getState().close();
    goTo(paths.builder.getHref());
  }

  return {
    async saveToHistory() {
      const { document } = builder.getState();
      const entry = await history.getState().add(document, fit.getState().analyze(document));
      if (entry === null) return;
      builder.getState().markSaved(entry.id);
      notify({ type: 'success', title: t(texts, 'app.savedToHistory', { name: entry.name }) });
    },
    openEntry: (entry) =>
      show(t(texts, 'app.step.open', { name: entry.name }), { name: entry.name, data: entry.data }, entry.id),
    async useTemplate(template) {
      void library.getState().recordTemplateUse(template.id);
      await (await import('./use-template.ts')).openTemplate(model, template, show);
    },
    chooseModel: async (chosen) => (await import('./choose-model.ts')).chooseModel(model, chosen),
    openPrompt: (document, label = t(texts, 'app.step.open', { name: document.name })) =>
      show(label, document, null),
    fillPrompt: (document, label) => show(label, document),
    applyFix({ label, changes }) {
      const { document, replaceDocument } = builder.getState();
      replaceDocument({ label, document: { ...document, data: { ...document.data, ...changes } } });
    },
    async applyUpdate() {
      const isSafe = await builder.getState().saveNow();
      const { updates, shell } = platform.capabilities;
      if (isSafe) await (updates?.apply() ?? shell?.updates.install({ when: 'now' }));
      else
        notify({
          type: 'warning',
          title: t(texts, 'app.notUpdated'),
          message: t(texts, 'app.notUpdatedWhy')
        });
    }
  };
}

/** The links between stores that hold for as long as the app runs. */
export function connectStores(model: AppStores): void {
  const { builder, fit, history, models, preferences, transfer, platform } = model;
  builder.getState().onCopied(({ document }) => {
    const newest = history.getState().entries[0];
    const isKnown = newest !== undefined && formatPromptJson(newest.data) === formatPromptJson(document.data);
    if (!isKnown) void history.getState().add(document, fit.getState().analyze(document));
  });
  followAfterPaint(builder).subscribe(({ isReady, document }) => {
    if (isReady) fit.getState().check(document);
  });
  models.subscribe(({ registry }, before) => {
    if (before.registry !== null && registry !== before.registry) void fit.getState().recheck();
  });
  onLanguage(() => void fit.getState().recheck());
  history.subscribe(({ entries }, before) => {
    const kept = new Set(entries.map(({ id }) => id));
    if (before.entries.length === 0 && entries.length > 0) void model.status.getState().loadStorage();
    for (const { id } of before.entries) if (!kept.has(id)) builder.getState().clearViewing(id);
  });
  model.modelQuestion.subscribe(() => void fit.getState().recheck());
  preferences.subscribe(({ preferences: next, isLoaded }, { preferences: before, isLoaded: wasLoaded }) => {
    if (next.ui.newPromptModel !== before.ui.newPromptModel || isLoaded !== wasLoaded)
      void fit.getState().recheck();
    if (next.ui.autoSave !== before.ui.autoSave) builder.getState().autosaveChanged();
    if (next.ui.language !== before.ui.language) void followLanguage(next.ui.language);
  });
  platform.on('file.opened', (file) => void transfer.getState().offerFiles([file]));
}

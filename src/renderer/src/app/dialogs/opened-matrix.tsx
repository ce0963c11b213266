import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { historyLimit } from '#shared/domain/craft/prompt/history/history-list.ts';
import type { OutputExport } from '#renderer/features/compare/output-export.ts';
import { costAttempt } from '#renderer/features/fit/attempt-cost.ts';
import type { MatrixTools } from '#renderer/features/matrix/matrix-context.ts';
import { MatrixDialog } from '#renderer/features/matrix/matrix-dialog.tsx';
import { createMatrixStore } from '#renderer/features/matrix/matrix-store.ts';
import { promptFileName } from '#shared/domain/craft/transfer/file-name.ts';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import type { AppStores } from '../model/create-app-model.ts';
import type { CrossFeatureActions } from '../model/cross-feature-actions.ts';
import { useApp } from '../model/model-context.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';

/** Kept while the app runs, and loaded with the dialog rather than with the first screen. */
const storeOf = memoizeByObject((_model: AppStores) => createMatrixStore());

type OpenedMatrixProps = { readonly onClose: () => void };

/** The matrix, with what it needs of other features, once the list of models is there. */
export function OpenedMatrix({ onClose }: OpenedMatrixProps) {
  const registry = useModelRegistry();
  return registry === null ? null : <WiredMatrix registry={registry} onClose={onClose} />;
}

type WiredMatrixProps = OpenedMatrixProps & { readonly registry: ModelRegistry };

function WiredMatrix({ registry, onClose }: WiredMatrixProps) {
  const { model, flows } = useApp();
  const document = useStore(model.builder, (state) => state.document);
  const keptCount = useStore(model.history, ({ entries }) => entries.length);
  const takeAway = useServices();
  const context = useMemo(() => ({ registry, today: todayInUtc() }), [registry]);
  const tools = useMemo<MatrixTools>(
    () => ({
      ...createExits(model, flows, takeAway),
      store: storeOf(model),
      context,
      findCost: (data, target) => costAttempt(data, target, context)?.usd ?? null,
      countDropped: (added) => Math.max(0, keptCount + added - historyLimit)
    }),
    [model, flows, takeAway, context, keptCount]
  );
  return <MatrixDialog document={document} tools={tools} onClose={onClose} />;
}

type Exits = Pick<MatrixTools, 'open' | 'copy' | 'save' | 'now' | 'addToHistory' | 'notify'>;

function createExits(
  { notifications, history }: AppStores,
  flows: CrossFeatureActions,
  takeAway: OutputExport
): Exits {
  return {
    open: flows.openPrompt,
    copy: takeAway.copy,
    save: (source, ending, text) =>
      takeAway.download(promptFileName(source).replace(/\.vprompt$/, `-${ending}`), text),
    now: () => Date.now(),
    /** The first ends at the top; what the device refuses ends it there, and the history says why. */
    addToHistory: (documents) =>
      runLongWork(async (report) => {
        for (const [index, document] of documents.toReversed().entries()) {
          if ((await history.getState().add(document)) === null) return index;
          report((index + 1) / documents.length);
        }
        return documents.length;
      }),
    notify: notifications.getState().notify
  };
}

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { costAttempt } from '#shared/domain/craft/fit/attempt-cost.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { historyLimit } from '#shared/domain/craft/prompt/history/history-list.ts';
import { promptFileName } from '#shared/domain/craft/transfer/file-name.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import type { MatrixTools } from './matrix-context.ts';
import { createMatrixStore } from './matrix-store.ts';

/** One store per app instance, so the matrix survives closing the dialog. */
const storeOf = memoizeByObject((_services: Services) => createMatrixStore());

export function useNewTools(registry: ModelRegistry): MatrixTools {
  const services = useServices();
  const keptCount = useStore(services.history, ({ entries }) => entries.length);
  const context = useMemo(() => ({ registry, today: todayInUtc() }), [registry]);
  return useMemo<MatrixTools>(
    () => ({
      ...createOutputActions(services),
      store: storeOf(services),
      context,
      findCost: (data, target) => costAttempt(data, target, context)?.usd ?? null,
      countDropped: (added) => Math.max(0, keptCount + added - historyLimit)
    }),
    [services, context, keptCount]
  );
}

type OutputActions = Pick<MatrixTools, 'open' | 'copy' | 'save' | 'now' | 'addToHistory' | 'notify'>;

const createOutputActions = ({
  history,
  openPrompt,
  copy,
  download,
  now,
  notify
}: Services): OutputActions => ({
  open: openPrompt,
  copy,
  save: (source, ending, text) => download(promptFileName(source).replace(/\.vprompt$/, `-${ending}`), text),
  now,
  /** Adds the last document first, so that the first ends up on top. Stops at the first failure, which the history reports. */
  addToHistory: (documents) =>
    runLongWork(async (report) => {
      for (const [index, document] of documents.toReversed().entries()) {
        if ((await history.getState().add(document)) === null) return index;
        report((index + 1) / documents.length);
      }
      return documents.length;
    }),
  notify
});

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

/** Kept while the app runs. */
const storeOf = memoizeByObject((_services: Services) => createMatrixStore());

export function useNewTools(registry: ModelRegistry): MatrixTools {
  const services = useServices();
  const keptCount = useStore(services.history, ({ entries }) => entries.length);
  const context = useMemo(() => ({ registry, today: todayInUtc() }), [registry]);
  return useMemo<MatrixTools>(
    () => ({
      ...createExits(services),
      store: storeOf(services),
      context,
      findCost: (data, target) => costAttempt(data, target, context)?.usd ?? null,
      countDropped: (added) => Math.max(0, keptCount + added - historyLimit)
    }),
    [services, context, keptCount]
  );
}

type Exits = Pick<MatrixTools, 'open' | 'copy' | 'save' | 'now' | 'addToHistory' | 'notify'>;

const createExits = ({ history, openPrompt, copy, download, now, notify }: Services): Exits => ({
  open: openPrompt,
  copy,
  save: (source, ending, text) => download(promptFileName(source).replace(/\.vprompt$/, `-${ending}`), text),
  now,
  /** The first ends at the top; what the device refuses ends it there, and the history says why. */
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

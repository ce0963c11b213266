import { useCallback, useRef, useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { MediaKind } from '#shared/domain/market/media/preview-media.ts';
import { checkFile, type FileProblem } from '#renderer/feature-api/media/check-file.ts';

/** A file that is being checked or uploaded, or that failed. */
export type PendingFile = {
  readonly key: string;
  readonly file: File;
  readonly kind: MediaKind | null;
  /** From 0 to 1. */
  readonly progress: number;
  /** Cannot be uploaded at all. */
  readonly problem: FileProblem | null;
  /** May work on another attempt, which continues the upload. */
  readonly error: ContractError | null;
};

export type Attempt = { readonly signal: AbortSignal; readonly onProgress: (received: number) => void };

type UploadMedium = (file: File, kind: MediaKind, attempt: Attempt) => Promise<ContractError | null>;

/** One upload at a time, in the order in which the files were added. */
export function useUploadQueue(uploadMedium: UploadMedium) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const canceled = useRef(new Map<string, AbortController>());
  const update = useCallback((key: string, changes: Partial<PendingFile>) => {
    setPending((files) => files.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }, []);
  const remove = useCallback(
    (key: string) => setPending((files) => files.filter((each) => each.key !== key)),
    []
  );
  const run = useCallback(
    async (key: string, file: File) => {
      const controller = canceled.current.get(key) ?? new AbortController();
      if (controller.signal.aborted) return;
      const checked = await checkFile(file);
      update(key, { kind: checked.kind, problem: checked.problem });
      if (checked.problem !== null) return;
      const onProgress = (received: number) => update(key, { progress: received / file.size });
      const error = await uploadMedium(file, checked.kind, { signal: controller.signal, onProgress });
      if (error === null || controller.signal.aborted) remove(key);
      else update(key, { error });
    },
    [uploadMedium, update, remove]
  );
  const enqueue = useCallback(
    (key: string, file: File) => {
      canceled.current.set(key, new AbortController());
      last.current = last.current.then(() => run(key, file));
    },
    [run]
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, key: crypto.randomUUID() }));
      const initial = { kind: null, progress: 0, problem: null, error: null };
      setPending((before) => [...before, ...added.map((each) => ({ ...each, ...initial }))]);
      for (const { key, file } of added) enqueue(key, file);
    },
    [enqueue]
  );
  const retry = (key: string) => {
    const found = pending.find((each) => each.key === key);
    if (found === undefined) return;
    update(key, { error: null });
    enqueue(key, found.file);
  };
  const dismiss = (key: string) => {
    canceled.current.get(key)?.abort();
    remove(key);
  };
  return { pending, add, retry, dismiss };
}

import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { isOutdated } from '#shared/domain/trade/purchase-update.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import type { PurchaseDependencies } from '../frame/dependencies.tsx';

/** A prompt on this device that was made of a purchase. */
export type PromptCopy = {
  /** `opened`: no copy of it, but the version as it was opened. */
  readonly source: 'builder' | 'history' | 'template' | 'opened';
  readonly id: string;
  /** The version of the listing that it was made of. */
  readonly version: number;
  readonly document: PromptDocument;
};

/** The copies of a purchase that are older than its newest version: the builder's first, then the newest first. */
export async function findOutdatedCopies(
  { history, templates, prompt }: PurchaseDependencies['copies'],
  purchaseId: string,
  newestVersion: number
): Promise<readonly PromptCopy[]> {
  const [entries, own] = [await history.list(), await templates.list()];
  const { isReady, document } = prompt.getState();
  const found: Omit<PromptCopy, 'version'>[] = [
    ...(isReady ? [{ source: 'builder', id: 'builder', document } as const] : []),
    ...(entries.ok ? entries.value : []).map(({ id, name, data }) => ({
      source: 'history' as const,
      id,
      document: { name, data }
    })),
    ...(own.ok ? own.value : [])
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
      .map(({ id, name, promptData: data }) => ({
        source: 'template' as const,
        id,
        document: { name, data }
      }))
  ];
  return found.flatMap((copy) => {
    const origin = readOrigin(copy.document.data);
    const isWanted = origin?.purchaseId === purchaseId && isOutdated(copy.document, newestVersion);
    return isWanted ? [{ ...copy, version: origin.version }] : [];
  });
}

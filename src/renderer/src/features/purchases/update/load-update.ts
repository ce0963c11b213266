import type { ContractError } from '#shared/contract/errors.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { mergeUpdate } from '#shared/domain/trade/purchase-update.ts';
import type { DocumentMerge } from '#shared/domain/craft/prompt/merge/merge-documents.ts';
import type { Purchase, PurchasedVersion } from '#shared/domain/trade/purchase.ts';
import { type PromptOrigin, readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { ok, type Result } from '#shared/kit/result.ts';
import type { PurchaseDependencies } from '../frame/dependencies.tsx';
import { openPurchase, openVersion, toDocument } from '../frame/open-purchase.ts';
import { findOutdatedCopies, type PromptCopy } from './find-copies.ts';

/** The prompt that may be updated, and the version to update it to. */
export type UpdateOffer = {
  readonly purchase: Purchase;
  /** Those after the oldest copy's, the newest first. */
  readonly versions: readonly PurchasedVersion[];
  /** Empty where neither a copy nor an opened version is older than the newest version. */
  readonly copies: readonly PromptCopy[];
};

type Dependencies = Pick<PurchaseDependencies, 'purchases' | 'purchasedPrompts' | 'findHolder' | 'copies'>;

/** Without a copy on this device the version that was opened last is compared. */
export async function loadUpdateOffer(
  { purchases, copies: places }: Dependencies,
  purchaseId: string
): Promise<UpdateOffer> {
  const purchase = await unwrap(purchases.get({ id: purchaseId }));
  const versions = await unwrap(purchases.listVersions({ id: purchaseId }));
  const found = await findOutdatedCopies(places, purchaseId, purchase.newestVersion);
  const copies = found.length > 0 ? found : await listOpened(purchases, purchase, versions);
  const oldest = Math.min(...copies.map(({ version }) => version));
  return { purchase, versions: versions.filter(({ version }) => version > oldest), copies };
}

/** The version that was opened last, unless it is the newest. */
async function listOpened(
  purchases: Dependencies['purchases'],
  { id, newestVersion }: Purchase,
  versions: readonly PurchasedVersion[]
): Promise<readonly PromptCopy[]> {
  const opened = versions.filter(({ openedAt }) => openedAt !== null).map(({ version }) => version);
  const version = Math.max(...opened);
  if (opened.length === 0 || version >= newestVersion) return [];
  const document = toDocument(await unwrap(openVersion({ purchases }, id, version)));
  return [{ source: 'opened', id: 'opened', version, document }];
}

export type LoadedUpdate = {
  readonly merge: DocumentMerge;
  readonly origin: PromptOrigin;
};

/** Opens the version that the copy was made of and the newest one. */
export async function loadUpdate(
  tools: Dependencies,
  purchaseId: string,
  { version, document: copy }: PromptCopy
): Promise<Result<LoadedUpdate, ContractError>> {
  const before = await openVersion(tools, purchaseId, version);
  if (!before.ok) return before;
  const after = await openPurchase(tools, purchaseId);
  if (!after.ok) return after;
  const [opened, newest] = [toDocument(before.value), toDocument(after.value)];
  return ok({ merge: mergeUpdate({ opened, copy, newest }), origin: getOrigin(newest) });
}

function getOrigin({ data }: PromptDocument): PromptOrigin {
  const origin = readOrigin(data);
  if (origin === null) throw new Error('A purchase has no origin');
  return origin;
}

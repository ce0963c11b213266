// From a purchase to a prompt in the builder: by the server, or by what this device kept when it was opened before.
import type { ContractError } from '#shared/contract/errors.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { OpenedPrompt } from '#shared/domain/trade/purchase.ts';
import { withOrigin, writeSoldText } from '#shared/domain/trade/prompt-origin.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import { fingerprintOf } from '#shared/kit/hash-text.ts';
import type { PurchaseDependencies } from './dependencies.tsx';

type Wanted = { readonly version?: number | undefined; readonly termsVersion?: string | undefined };
type Opening = Pick<PurchaseDependencies, 'purchases' | 'purchasedPrompts' | 'findHolder'>;

/**
 * Opens a purchase; without a `version` the newest. `termsVersion` is that of the `openingTerms` that were agreed to just
 * now; none is needed once it was opened. What comes is kept on the device; where no
 * answer comes, what was kept is opened, unless another version was asked for.
 */
export async function openPurchase(
  { purchases, purchasedPrompts, findHolder }: Opening,
  purchaseId: string,
  { version, termsVersion }: Wanted = {}
): Promise<Result<OpenedPrompt, ContractError>> {
  const answer = await purchases.open({
    id: purchaseId,
    ...(version === undefined ? {} : { version }),
    ...(termsVersion === undefined ? {} : { termsVersion })
  });
  if (answer.ok) {
    const holderId = await findHolder();
    // A device that refuses costs the time without a connection, not the prompt.
    if (holderId !== null) await purchasedPrompts.save({ holderId, prompt: answer.value });
    return answer;
  }
  if (!isNetworkError(answer.error)) return answer;
  const kept = await purchasedPrompts.load({ purchaseId });
  if (!kept.ok || kept.value === null) return answer;
  const { prompt } = kept.value;
  return version === undefined || version === prompt.version ? ok(prompt) : answer;
}

/** Opens a version of a purchase that was opened before, without keeping it: the device keeps the one opened last. */
export const openVersion = (
  { purchases }: Pick<Opening, 'purchases'>,
  id: string,
  version: number
): Promise<Result<OpenedPrompt, ContractError>> => purchases.open({ id, version });

/** The prompt as the builder takes it, with where it is from and what may be done with it. */
export function toDocument(opened: OpenedPrompt): PromptDocument {
  const { purchaseId, slug, title, sellerName: seller, version, licence, licenceVersion } = opened;
  return {
    name: title,
    data: withOrigin(opened.data, {
      purchaseId,
      slug,
      title,
      seller,
      version,
      licence,
      licenceVersion,
      fingerprint: fingerprintOf(writeSoldText(opened.data))
    })
  };
}

import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { isNewer } from '#shared/domain/craft/model/registry/choose-registry.ts';
import {
  checkSignedModels,
  readSignedModels,
  type SignedModelsRefusal
} from '#shared/domain/craft/model/signed/check-signed-models.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { modelLists } from '../../../db/schema/model-lists.ts';
import { verifyEd25519 } from '../../../signatures/verify-ed25519.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { readModelsInUse } from '../../model/models-in-use.ts';

const codes: Readonly<Record<SignedModelsRefusal['reason'], ErrorCode>> = {
  unreadable: 'models_unreadable',
  unknown_key: 'models_key_unknown',
  wrong_signature: 'models_signature_wrong',
  not_a_list: 'models_not_a_list'
};

/** Keeps a signed list as a draft. Throws a code for each reason to refuse it. */
export async function uploadModelList(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'modelListKeys'>,
  { file, reason }: InputOf<CloudContract['modelLists.upload']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['modelLists.upload']>> {
  const { id: actorId } = getPerson(request, 'admin.models.manage');
  const signed = readSignedModels(file);
  if (!signed.ok) return refuse(signed.error);
  const checked = await checkSignedModels(signed.value, context.modelListKeys, verifyEd25519);
  if (!checked.ok) return refuse(checked.error);
  if (isNewer(await readModelsInUse(context.db), checked.value)) throw new ContractFailure('models_older');
  const { list: body, signature, key } = signed.value;
  const { version, models } = checked.value;
  return context.db.transaction(async (tx) => {
    const id = context.newId('mdl');
    const uploadedAt = new Date(context.now());
    const [added] = await tx
      .insert(modelLists)
      .values({
        id,
        version,
        modelCount: models.length,
        body,
        signature,
        key,
        uploadedBy: actorId,
        uploadedAt
      })
      .onConflictDoNothing()
      .returning({ id: modelLists.id });
    if (added !== undefined) {
      const details = { version, models: models.length, key };
      await addAuditEntry(context, tx, {
        actorId,
        action: 'models.upload',
        subjectId: id,
        reason,
        details
      });
      return added;
    }
    const [same] = await tx
      .select({ id: modelLists.id })
      .from(modelLists)
      .where(eq(modelLists.signature, signature));
    if (same === undefined) throw new ContractFailure('conflict');
    return same;
  });
}

function refuse(refusal: SignedModelsRefusal): never {
  const detail = refusal.reason === 'not_a_list' ? String(refusal.problem) : undefined;
  throw new ContractFailure(codes[refusal.reason], detail);
}

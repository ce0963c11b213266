// Lists of models: uploaded with their signature, compared with the one in use, and published.
import * as z from 'zod';
import { Model } from '../../../domain/craft/model/model.ts';
import { signedModelsLimit } from '../../../domain/craft/model/signed/check-signed-models.ts';
import { PublicKey } from '../../../domain/craft/model/signed-models.ts';
import { PublicPerson } from '../../../domain/people/account.ts';
import { command, nothing, query } from '../../procedure.ts';
import { adminReasonLength } from './users.ts';
import { idOf } from '../../ids.ts';

const Administrator = PublicPerson.extend({ id: idOf('usr') });
/** `built-in` is the list that the server and its apps were built with. */
const ListId = z.union([idOf('mdl'), z.literal('built-in')]);

const ModelList = z.object({
  id: ListId,
  /** YYYY-MM-DD. */
  version: z.string(),
  models: z.int(),
  /** The public key that it was signed with; null for the built-in list. */
  key: PublicKey.nullable(),
  uploadedBy: Administrator.nullable(),
  uploadedAt: z.int().nullable(),
  wasPublished: z.boolean()
});
export type ModelList = z.infer<typeof ModelList>;

const Publication = z.object({
  id: z.int(),
  listId: ListId,
  version: z.string(),
  actor: Administrator,
  reason: z.string(),
  createdAt: z.int()
});
export type Publication = z.infer<typeof Publication>;

const ModelLists = z.object({
  /** The public keys that the server trusts. */
  keys: z.array(PublicKey),
  /** The list in use: the one published, or the built-in one where that is newer. */
  inUse: ListId,
  /** The built-in one, then those uploaded, newest first. */
  lists: z.array(ModelList),
  /** Newest first; the first is what apps are given. */
  publications: z.array(Publication)
});
export type ModelLists = z.infer<typeof ModelLists>;

const Uses = z.object({
  /** On sale, and naming the model. */
  listings: z.int(),
  /** Published prompts that were written for it, earlier versions of a listing included. */
  prompts: z.int()
});
export type Uses = z.infer<typeof Uses>;

const ModelDifference = z.object({
  added: z.array(Model),
  removed: z.array(Model),
  changed: z.array(z.object({ before: Model, after: Model })),
  /** Of each removed or changed model, by its id. */
  uses: z.record(z.string(), Uses),
  /** Of all of them together; a listing that names two counts once. */
  total: Uses
});
export type ModelDifference = z.infer<typeof ModelDifference>;

const reason = z.string().trim().min(adminReasonLength.min).max(adminReasonLength.max);

export const adminModelProcedures = {
  'modelLists.list': query(nothing, ModelLists),
  /** `file` is a signed list as text. The same file again is the same list. */
  'modelLists.upload': command(
    z.object({ file: z.string().max(signedModelsLimit), reason }),
    z.object({ id: idOf('mdl') })
  ),
  /** Changes that publishing the list would make to the one in use. */
  'modelLists.compare': query(z.object({ id: ListId }), ModelDifference),
  'modelLists.publish': command(
    z.object({
      id: ListId,
      /** The publication that was the newest when this was decided; null for none. */
      replaces: z.int().nullable(),
      reason
    }),
    nothing
  )
} as const;

import { type TablePrivacy, tagTable } from '../privacy.ts';
import { modelLists, modelPublications } from '../schema/model-lists.ts';

export const modelListPrivacy: readonly TablePrivacy[] = [
  tagTable(
    modelLists,
    {
      id: 'none',
      version: 'none',
      modelCount: 'none',
      body: 'none',
      signature: 'none',
      key: 'none',
      uploadedBy: 'pseudonymous',
      uploadedAt: 'none'
    },
    { owners: { uploadedBy: 'id' } }
  ),
  tagTable(
    modelPublications,
    {
      id: 'none',
      listId: 'none',
      previousId: 'none',
      reason: 'none',
      actorId: 'pseudonymous',
      createdAt: 'none'
    },
    { owners: { actorId: 'id' } }
  )
];

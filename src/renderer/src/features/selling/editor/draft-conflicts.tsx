import type { ReactNode } from 'react';
import { ConflictChoice, useConflictsOf } from '#renderer/feature-api/sync/conflict-choice.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { nameField } from '#renderer/messages/translated-names.ts';

type Props = { readonly draftId: string; readonly field: string };

/** The version of a field of the draft that another device wrote; the form shows the chosen one as soon as it is stored. */
export function DraftConflicts({ draftId, field }: Props) {
  return useConflictsOf('listingDrafts', draftId)
    .filter(({ path }) => path[0] === field && path.length === 1)
    .map((conflict) => (
      <ConflictChoice key={conflict.key} conflict={conflict} label={nameDraftField(field)} />
    ));
}

/** The same for the fields of the draft's prompt, by their names. */
export function usePromptConflicts(draftId: string): ReadonlyMap<string, ReactNode> {
  const conflicts = useConflictsOf('listingDrafts', draftId);
  return new Map(
    conflicts.flatMap((conflict) => {
      const [field, nested] = conflict.path;
      if (field !== 'data' || nested === undefined) return [];
      return [
        [nested, <ConflictChoice key={conflict.key} conflict={conflict} label={nameField(nested)} />] as const
      ];
    })
  );
}

function nameDraftField(field: string): string {
  const names: Readonly<Record<string, string>> = {
    title: t(texts, 'selling.field.title'),
    category: t(texts, 'selling.field.category'),
    description: t(texts, 'selling.field.description'),
    tags: t(texts, 'selling.field.tags'),
    price: t(texts, 'selling.field.price'),
    isPayWhatYouWant: t(texts, 'selling.field.payWhatYouWant'),
    suggestedPrice: t(texts, 'selling.field.suggested'),
    licence: t(texts, 'selling.field.license'),
    textLanguage: t(texts, 'selling.field.language'),
    notes: t(texts, 'selling.field.notes'),
    publishAt: t(texts, 'selling.field.publishAt'),
    media: t(texts, 'selling.media'),
    itemIds: t(texts, 'selling.field.items')
  };
  return names[field] ?? t(texts, 'selling.prompt');
}

import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { languages } from '#shared/domain/craft/prompt/prompt-choices.ts';
import { LicenseName } from '#shared/domain/market/listing.ts';
import { maxNotesLength } from '#shared/domain/market/listing-draft.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDebouncedValue } from '#renderer/lib/use-debounced-value.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/selling.json';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { nameListingCategory } from '#renderer/messages/translated-names.ts';
import { ChipsInput } from '#renderer/ui/fields/chips/chips-input.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { DraftConflicts } from './draft-conflicts.tsx';
import { PriceFields } from './price-fields.tsx';
import { PromptSection } from './prompt-section.tsx';

type Props = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

/** The categories that are offered, and tags of listings that begin like, or look like, what is typed. */
function useCatalogWords(typed: string) {
  const search = useDebouncedValue(typed.trim().slice(0, 100), 200);
  const { listings } = useSellingDependencies();
  const known = useCategories();
  const { data: found } = useQuery({
    queryKey: ['listings.suggest', search],
    queryFn: () => unwrap(listings.suggest({ search })),
    enabled: search !== ''
  });
  return {
    categories: known.filter(({ isRetired }) => !isRetired),
    tags: found?.filter(({ kind }) => kind === 'tag').map(({ text }) => text) ?? []
  };
}

/** All fields of a prompt's listing. Edits are autosaved, and problems are listed below the form. */
export function ListingForm({ draft, change }: Props) {
  return (
    <div className="grid min-w-0 gap-4">
      <PromptSection draft={draft} change={change} />
      <ListingFields draft={draft} change={change} />
    </div>
  );
}

type FieldsProps = Props & {
  /** Shown before what a sale earns. */
  readonly priceHint?: string | undefined;
};

/** The fields that prompts and bundles have in common. */
export function ListingFields({ draft, change, priceHint }: FieldsProps) {
  return (
    <>
      <FormField name="title" label={t(texts, 'selling.field.title')}>
        {(control) => (
          <TextInput
            {...control}
            spellCheck
            value={draft.title}
            maxLength={100}
            onChange={(title) => change({ title })}
          />
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="title" />
      <FiledUnder draft={draft} change={change} />
      <FormField
        name="description"
        label={t(texts, 'selling.field.description')}
        hint={t(texts, 'selling.field.descriptionHint')}
      >
        {(control) => (
          <TextArea
            {...control}
            value={draft.description}
            rows={6}
            maxLength={5000}
            onChange={(description) => change({ description })}
          />
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="description" />
      <Terms draft={draft} change={change} priceHint={priceHint} />
      {draft.listingId === null ? null : <Notes draft={draft} change={change} />}
    </>
  );
}

/** Category and tags, with suggestions. */
function FiledUnder({ draft, change }: Props) {
  const [typed, setTyped] = useState('');
  const { categories, tags } = useCatalogWords(typed);
  const listId = useId();
  return (
    <>
      <FormField name="category" label={t(texts, 'selling.field.category')}>
        {(control) => (
          <>
            <TextInput
              {...control}
              value={draft.category}
              maxLength={60}
              list={listId}
              onChange={(category) => change({ category })}
            />
            <datalist id={listId}>
              {categories.map(({ key, names }) => (
                <option key={key} value={key}>
                  {nameListingCategory(names)}
                </option>
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="category" />
      <FormField name="tags" label={t(texts, 'selling.field.tags')} hint={t(texts, 'selling.field.tagsHint')}>
        {({ id }) => (
          <ChipsInput
            id={id}
            label={t(texts, 'selling.field.tags')}
            values={draft.tags}
            choices={tags.map((tag) => ({ value: tag, label: tag }))}
            onType={setTyped}
            onChange={(next) => change({ tags: next.slice(0, 10) })}
          />
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="tags" />
    </>
  );
}

function Notes({ draft, change }: Props) {
  return (
    <>
      <FormField
        name="notes"
        label={t(texts, 'selling.field.notes')}
        hint={t(texts, 'selling.field.notesHint')}
      >
        {(control) => (
          <TextArea
            {...control}
            value={draft.notes}
            rows={3}
            maxLength={maxNotesLength}
            onChange={(notes) => change({ notes })}
          />
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="notes" />
    </>
  );
}

function Terms({ draft, change, priceHint }: FieldsProps) {
  const license = t(texts, 'selling.field.license');
  const language = t(texts, 'selling.field.language');
  return (
    <div className="grid gap-4 min-[640px]:grid-cols-2">
      <div className="min-[640px]:col-span-2">
        <PriceFields draft={draft} change={change} hint={priceHint} />
        {['price', 'isPayWhatYouWant', 'suggestedPrice'].map((field) => (
          <DraftConflicts key={field} draftId={draft.id} field={field} />
        ))}
      </div>
      <FormField name="license" label={license}>
        {(control) => (
          <SelectInput
            {...control}
            label={license}
            value={draft.licence}
            options={LicenseName.options.map((value) => ({
              value,
              label: t(texts, `selling.license.${value}`)
            }))}
            onChange={(licence) => change({ licence })}
          />
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="licence" />
      <FormField name="language" label={language}>
        {(control) => (
          <SelectInput
            {...control}
            label={language}
            value={draft.textLanguage}
            options={languages.map((value) => ({ value, label: value }))}
            onChange={(textLanguage) => change({ textLanguage })}
          />
        )}
      </FormField>
      <DraftConflicts draftId={draft.id} field="textLanguage" />
    </div>
  );
}

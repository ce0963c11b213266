import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { facetsOf } from '#shared/domain/craft/template/search/facets.ts';
import { changeDraftPrompt, type TemplateDraft } from '#shared/domain/craft/template/template-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ChipsInput } from '#renderer/ui/fields/chips/chips-input.tsx';
import { ChoiceInput } from '#renderer/ui/fields/choice/choice-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { DraftPrompt } from './draft-prompt.tsx';
import { useConflictNotes } from './conflict-notes.tsx';
import { libraryContext } from '../store/library-context.ts';

type Props = {
  readonly title: string;
  readonly initial: TemplateDraft;
  /** Of the template that is edited. */
  readonly templateId?: string;
  /** Open groups suit a template that is written from nothing. */
  readonly opensStory?: boolean;
  /** Given, it is offered in place of the prompt that stands here. */
  readonly readPrompt?: () => PromptData;
  /** Answers whether it was kept; the dialog stays open where it was not. */
  readonly onSave: (draft: TemplateDraft) => Promise<boolean>;
  readonly onClose: () => void;
};

export function TemplateEditor(props: Props) {
  const { title, initial, templateId, opensStory = false, readPrompt, onSave, onClose } = props;
  const [draft, setDraft] = useState(initial);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const formId = useId();
  const change = (patch: Partial<TemplateDraft>) => setDraft((before) => ({ ...before, ...patch }));
  const changePrompt = (patch: Partial<PromptData>) =>
    setDraft((before) => changeDraftPrompt(before, { ...before.data, ...patch }));
  const notes = useConflictNotes(templateId, { draft, change, changePrompt });

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsNameMissing(draft.name.trim() === '');
    if (draft.name.trim() === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setIsSaving(true);
    if (!(await onSave(draft))) setIsSaving(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={t(texts, 'library.editor.description')}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(texts, 'library.editor.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
            {t(texts, 'library.editor.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <NameFields draft={draft} isNameMissing={isNameMissing} notes={notes.own} onChange={change} />
        <section aria-label={t(texts, 'library.editor.prompt')} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-ui font-semibold">{t(texts, 'library.editor.prompt')}</h3>
            {readPrompt === undefined ? null : (
              <Button variant="ghost" onClick={() => changePrompt(readPrompt())}>
                {t(texts, 'library.editor.takePrompt')}
              </Button>
            )}
          </div>
          <DraftPrompt
            data={draft.data}
            opensStory={opensStory}
            notes={notes.prompt}
            onChange={changePrompt}
          />
        </section>
      </form>
    </Dialog>
  );
}

type NameProps = {
  readonly draft: TemplateDraft;
  readonly isNameMissing: boolean;
  readonly notes: ReadonlyMap<string, ReactNode>;
  readonly onChange: (patch: Partial<TemplateDraft>) => void;
};

function NameFields({ draft, isNameMissing, notes, onChange }: NameProps) {
  const facets = libraryContext.use((state) => facetsOf(state.templates));
  return (
    <>
      <Field
        label={t(texts, 'library.editor.name')}
        htmlFor="template-name"
        {...(isNameMissing ? { mark: t(texts, 'library.editor.nameMissing') } : {})}
      >
        <TextInput
          id="template-name"
          required
          aria-invalid={isNameMissing}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
      </Field>
      {notes.get('name')}
      <Field
        label={t(texts, 'library.editor.about')}
        htmlFor="template-description"
        hint={t(texts, 'library.editor.aboutHint')}
      >
        <TextArea
          id="template-description"
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
      </Field>
      {notes.get('description')}
      <Field
        label={t(texts, 'library.category')}
        htmlFor="template-category"
        hint={t(texts, 'library.editor.categoryHint')}
      >
        <ChoiceInput
          id="template-category"
          label={t(texts, 'library.category')}
          value={draft.category}
          choices={facets.categories.map(({ value }) => ({ value, label: value }))}
          onChange={(category) => onChange({ category })}
        />
      </Field>
      {notes.get('category')}
      <Field label={t(texts, 'library.tagsOf')} htmlFor="template-tags">
        <ChipsInput
          id="template-tags"
          label={t(texts, 'library.tagsOf')}
          values={draft.tags}
          choices={facets.tags.map(({ value }) => ({ value, label: choiceLabel(value) }))}
          onChange={(tags) => onChange({ tags })}
        />
      </Field>
      {notes.get('tags')}
    </>
  );
}

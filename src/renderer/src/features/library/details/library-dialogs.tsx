import { useState } from 'react';
import { draftFromTemplate, type TemplateDraft } from '#shared/domain/craft/template/template-draft.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { libraryContext } from '../store/library-context.ts';
import { useLibraryDependencies } from '../store/dependencies.tsx';
import { createOwnTemplates } from '../store/user-templates.ts';
import { TemplateDetails } from './template-details.tsx';
import { TemplateEditor } from '../editor/template-editor.tsx';

/** The template being edited: a new one from `draft`, or an existing one. */
export type Writing =
  | { readonly kind: 'new'; readonly draft: TemplateDraft; readonly opensStory: boolean }
  | { readonly kind: 'edit'; readonly template: Template };

type Props = {
  readonly opened: Template | undefined;
  readonly writing: Writing | null;
  readonly onCloseDetails: () => void;
  readonly onCloseEditor: () => void;
};

/** The dialogs of the library, one at a time: an editor goes before the details it was opened from. */
export function LibraryWindows({ opened, writing, onCloseDetails, onCloseEditor }: Props) {
  if (writing !== null) return <WrittenTemplate writing={writing} onClose={onCloseEditor} />;
  return opened === undefined ? null : <TemplateDetails template={opened} onClose={onCloseDetails} />;
}

type WrittenProps = { readonly writing: Writing; readonly onClose: () => void };

function WrittenTemplate({ writing, onClose }: WrittenProps) {
  const store = libraryContext.useStoreApi();
  const { readPrompt, notify, now } = useLibraryDependencies();
  const [own] = useState(() => createOwnTemplates(store, now));
  const isNew = writing.kind === 'new';

  async function save(draft: TemplateDraft): Promise<boolean> {
    const kept = await (isNew ? own.make(draft) : own.change(writing.template, draft));
    if (kept === null) return false;
    onClose();
    notify({ type: 'success', title: t(texts, 'library.saved', { name: kept.name }) });
    return true;
  }

  return (
    <TemplateEditor
      title={t(texts, isNew ? 'library.editor.newTitle' : 'library.editor.editTitle')}
      initial={isNew ? writing.draft : draftFromTemplate(writing.template)}
      {...(isNew ? {} : { templateId: writing.template.id })}
      opensStory={isNew && writing.opensStory}
      readPrompt={() => readPrompt().data}
      onSave={save}
      onClose={onClose}
    />
  );
}

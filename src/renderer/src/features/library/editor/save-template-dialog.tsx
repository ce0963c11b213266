import { useState } from 'react';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { draftFromPrompt } from '#shared/domain/craft/template/template-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { libraryContext } from '../store/library-context.ts';
import { createOwnTemplates } from '../store/user-templates.ts';
import { TemplateEditor } from './template-editor.tsx';

type Props = {
  readonly document: PromptDocument;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
};

/** The prompt in the builder as a template of one's own. */
export function SaveTemplateDialog({ document, onSaved, onClose }: Props) {
  const store = libraryContext.useStoreApi();
  const [initial] = useState(() => draftFromPrompt(document));
  return (
    <TemplateEditor
      title={t(texts, 'library.editor.saveTitle')}
      initial={initial}
      onClose={onClose}
      onSave={async (draft) => {
        const made = await createOwnTemplates(store, () => Date.now()).make(draft);
        if (made !== null) onSaved(made.name);
        return made !== null;
      }}
    />
  );
}

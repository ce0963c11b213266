import { useState } from 'react';
import { draftFromPrompt } from '#shared/domain/craft/template/template-draft.ts';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { libraryContext } from '../store/library-context.ts';
import { createOwnTemplates } from '../store/user-templates.ts';
import { TemplateEditor } from './template-editor.tsx';

/** The prompt in the builder as a template of one's own. */
export function SaveTemplateDialog({ onClose }: DialogProps) {
  const { prompt, notify } = useServices();
  const store = libraryContext.useStoreApi();
  const [initial] = useState(() => draftFromPrompt(prompt.getState().document));
  return (
    <TemplateEditor
      title={t(texts, 'library.editor.saveTitle')}
      initial={initial}
      onClose={onClose}
      onSave={async (draft) => {
        const made = await createOwnTemplates(store, () => Date.now()).make(draft);
        if (made === null) return false;
        onClose();
        prompt.getState().markSaved();
        notify({ type: 'success', title: t(texts, 'library.savedTemplate', { name: made.name }) });
        return true;
      }}
    />
  );
}

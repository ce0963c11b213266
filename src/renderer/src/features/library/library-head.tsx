import { Ellipsis, Plus } from 'lucide-react';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import { draftFromPrompt } from '#shared/domain/craft/template/template-draft.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { useLibraryDependencies } from './dependencies.tsx';
import type { Writing } from './library-dialogs.tsx';
import { withoutTemplateState } from './user-templates.ts';
import { listOwn } from './template-actions.ts';

export const writeFromScratch = (): Writing => ({
  kind: 'new',
  draft: draftFromPrompt({ name: '', data: resetPrompt() }),
  opensStory: true
});

type Props = {
  readonly templates: readonly Template[];
  readonly onWrite: (writing: Writing) => void;
};

/** The heading, and what is done to the library as a whole. */
export function LibraryHead({ templates, onWrite }: Props) {
  const { readPrompt, chooseFiles, exportTemplates } = useLibraryDependencies();
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <h1 className="me-auto min-w-0 max-[479px]:w-full text-title font-semibold" tabIndex={-1}>
        {t(texts, 'library.title')}
      </h1>
      <MenuButton
        label={t(texts, 'library.new')}
        icon={Plus}
        align="end"
        items={[
          {
            id: 'scratch',
            label: t(texts, 'library.newFromScratch'),
            onSelect: () => onWrite(writeFromScratch())
          },
          {
            id: 'prompt',
            label: t(texts, 'library.newFromPrompt'),
            onSelect: () => onWrite({ kind: 'new', draft: draftFromPrompt(readPrompt()), opensStory: false })
          }
        ]}
      />
      <MenuButton
        label={t(texts, 'library.more')}
        icon={Ellipsis}
        variant="ghost"
        isIconOnly
        align="end"
        items={[
          { id: 'import', label: t(texts, 'library.import'), onSelect: chooseFiles },
          {
            id: 'export',
            label: t(texts, 'library.exportAllOwn'),
            isDisabled: !templates.some(({ isUserCreated }) => isUserCreated),
            onSelect: () => exportTemplates(listOwn(templates).map(withoutTemplateState))
          }
        ]}
      />
    </div>
  );
}

import { Ellipsis, Plus } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import { draftFromPrompt } from '#shared/domain/craft/template/template-draft.ts';
import { recentTemplates } from '#shared/domain/craft/template/template-state.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { useLibraryDependencies } from '../store/dependencies.tsx';
import { libraryContext } from '../store/library-context.ts';
import type { Writing } from '../details/library-dialogs.tsx';
import { listOwn, useTemplateActions } from '../store/template-actions.ts';
import { TemplatePoster } from '../details/template-poster.tsx';
import { withoutTemplateState } from '../store/user-templates.ts';

/** The ten templates used last, newest first; nothing before the first use. */
export function RecentRow() {
  const { use } = useTemplateActions();
  const templates = libraryContext.use((state) => state.templates);
  const marks = libraryContext.use((state) => state.marks);
  const recents = recentTemplates(templates, marks);
  if (recents.length === 0) return null;
  return (
    <section aria-labelledby="recent-heading">
      <h2 id="recent-heading" className="mb-2 text-ui font-semibold">
        {t(texts, 'library.recent')}
      </h2>
      <ul className="flex snap-x gap-3 overflow-x-auto pb-2" tabIndex={0} aria-labelledby="recent-heading">
        {recents.map((template) => (
          <li key={template.id} className="w-36 shrink-0 snap-start">
            <button
              type="button"
              onClick={() => use(template)}
              className="grid w-full gap-1 rounded-card text-start"
            >
              <TemplatePoster template={template} />
              <span className="truncate text-label">{template.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

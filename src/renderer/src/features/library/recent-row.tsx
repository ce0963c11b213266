import { recentTemplates } from '#shared/domain/craft/template/template-state.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { useTemplateActions } from './template-actions-context.ts';
import { libraryContext } from './library-context.ts';
import { TemplatePoster } from './template-poster.tsx';

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

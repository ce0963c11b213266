import { nearestTemplates } from '#shared/domain/craft/template/search/nearest-templates.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { useTemplateActions } from '../store/template-actions.ts';
import {
  type AddressedView,
  countFilters,
  defaultLibraryView,
  describeView,
  hrefOf,
  writeOpened
} from '../store/library-view-url.ts';

type Props = {
  readonly templates: readonly Template[];
  readonly view: AddressedView;
  readonly onView: (view: AddressedView) => void;
  readonly onNew: () => void;
};

/** Nothing of that kind made or marked yet is a beginning; nothing that matches is a way back. */
export function NoResults({ templates, view, onView, onNew }: Props) {
  const isOneSwitch = countFilters(view) === 1 && view.filters.search.trim() === '';
  const clear = (
    <Button onClick={() => onView(defaultLibraryView)}>{t(texts, 'library.clearFilters')}</Button>
  );
  if (isOneSwitch && view.isOwnOnly) {
    return (
      <EmptyState
        title={t(texts, 'library.noOwn.title')}
        text={t(texts, 'library.noOwn.text')}
        action={
          <Button variant="primary" onClick={onNew}>
            {t(texts, 'library.noOwn.make')}
          </Button>
        }
      />
    );
  }
  if (isOneSwitch && view.isFavoritesOnly) {
    return (
      <EmptyState
        title={t(texts, 'library.noFavorites.title')}
        text={t(texts, 'library.noFavorites.text')}
        action={
          <Button onClick={() => onView(defaultLibraryView)}>{t(texts, 'library.noFavorites.browse')}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(texts, 'library.noMatch', { wanted: describeView(view) })}
      text={<Nearest templates={templates} view={view} />}
      action={clear}
    />
  );
}

function Nearest({ templates, view }: Pick<Props, 'templates' | 'view'>) {
  const { open } = useTemplateActions();
  const nearest = nearestTemplates(templates, view.filters);
  if (nearest.length === 0) return t(texts, 'library.tryOthers');
  return (
    <>
      {t(texts, 'library.nearest')}{' '}
      {nearest.map((template, place) => (
        <span key={template.id}>
          {place === 0 ? null : ', '}
          <a
            href={hrefOf(writeOpened(view, template.id))}
            onClick={(event) => {
              event.preventDefault();
              open(template);
            }}
            className="text-daylight-11 underline"
          >
            {template.name}
          </a>
        </span>
      ))}
    </>
  );
}

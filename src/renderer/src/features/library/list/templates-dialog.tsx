import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { defaultFilters, filterTemplates } from '#shared/domain/craft/template/search/filter.ts';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Highlighted } from './highlighted.tsx';
import { libraryContext } from '../store/library-context.ts';

const shownLimit = 50;

/** A quick pick without leaving the builder; the library screen has filters and pages. */
export function TemplatesDialog({ onClose }: DialogProps) {
  const { goTo, openTemplate } = useServices();
  const browse = () => {
    onClose();
    goTo(paths.library.getHref());
  };
  const { status, templates } = libraryContext.use((state) => state);
  const { load } = libraryContext.useStoreApi().getState();
  const [search, setSearch] = useState('');
  const found = filterTemplates(templates, { ...defaultFilters, search });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'library.dialog.title')}
      description={t(texts, 'library.dialog.description')}
      size="m"
      footer={<Button onClick={browse}>{t(texts, 'library.dialog.browse')}</Button>}
    >
      {status === 'error' ? (
        <Callout
          tone="danger"
          actions={<Button onClick={() => void load()}>{t(texts, 'library.tryAgain')}</Button>}
        >
          {t(texts, 'library.notLoaded')}
        </Callout>
      ) : null}
      <Field label={t(texts, 'library.search')} htmlFor="template-search">
        <TextInput id="template-search" type="search" value={search} onChange={setSearch} />
      </Field>
      {status === 'loaded' && found.length === 0 ? (
        <EmptyState
          title={t(texts, 'library.noMatch', { wanted: search })}
          text={t(texts, 'library.tryFewer')}
          action={<Button onClick={() => setSearch('')}>{t(texts, 'library.clearSearch')}</Button>}
        />
      ) : null}
      <ul className="mt-3 divide-y divide-n6">
        {found.slice(0, shownLimit).map((template) => (
          <li key={template.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 grow text-ui">
              <p className="truncate font-medium">
                <Highlighted text={template.name} search={search} />
              </p>
              <p className="truncate text-n11">{template.description}</p>
            </div>
            <Button
              aria-label={t(texts, 'library.useName', { name: template.name })}
              onClick={() => openTemplate(template)}
            >
              {t(texts, 'library.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { useState } from 'react';
import { defaultFilters, filterTemplates } from '#shared/domain/template/filter.ts';
import { templateLoadError } from '#shared/domain/template/load-built-in-templates.ts';
import type { Template } from '#shared/domain/template/template.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { Highlighted } from './highlighted.tsx';
import { libraryContext } from './library-context.ts';

type Props = {
  readonly onUse: (template: Template) => void;
  readonly onClose: () => void;
  readonly onBrowse: () => void;
};

const shownLimit = 50;

/** A quick pick without leaving the builder; the library screen has filters and pages. */
export function TemplatesDialog({ onUse, onClose, onBrowse }: Props) {
  const { status, templates } = libraryContext.use((state) => state);
  const { load } = libraryContext.useStoreApi().getState();
  const [search, setSearch] = useState('');
  const found = filterTemplates(templates, { ...defaultFilters, search });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Templates"
      description="A template replaces the prompt in the builder. Undo brings yours back."
      size="m"
      footer={<Button onClick={onBrowse}>Browse the library</Button>}
    >
      {status === 'error' ? (
        <Notice tone="danger" actions={<Button onClick={() => void load()}>Try again</Button>}>
          {templateLoadError}
        </Notice>
      ) : null}
      <Field label="Search templates" htmlFor="template-search">
        <TextInput id="template-search" type="search" value={search} onChange={setSearch} />
      </Field>
      {status === 'loaded' && found.length === 0 ? (
        <EmptyState
          title={`No templates match ${search}`}
          text="Try fewer words."
          action={<Button onClick={() => setSearch('')}>Clear search</Button>}
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
            <Button aria-label={`Use ${template.name}`} onClick={() => onUse(template)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

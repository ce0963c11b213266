import { useState } from 'react';
import type { CommandCategory } from '#shared/contract/commands.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { Kbd } from '#renderer/ui/kbd.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { listCommands } from './command-registry.ts';

const withShortcut = listCommands().filter(({ keys }) => keys !== undefined);

/** Drawn from the registry, so it cannot name a key that does nothing. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = withShortcut.filter(({ title, category }) =>
    `${category} ${title}`.toLocaleLowerCase().includes(wanted)
  );
  const categories = [...new Set(shown.map(({ category }) => category))];

  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" size="m">
      <Field label="Search shortcuts" htmlFor="shortcut-search">
        <TextInput id="shortcut-search" type="search" value={search} onChange={setSearch} />
      </Field>
      {categories.length === 0 ? (
        <EmptyState title="No shortcut matches" text={`Nothing is called “${search}”. Try another word.`} />
      ) : (
        categories.map((category) => <Category key={category} category={category} shown={shown} />)
      )}
    </Dialog>
  );
}

function Category(props: { readonly category: CommandCategory; readonly shown: typeof withShortcut }) {
  const headingId = `shortcuts-${props.category}`;
  return (
    <section aria-labelledby={headingId} className="mt-5">
      <h3 id={headingId} className="mb-1 text-label font-semibold text-n11">
        {props.category}
      </h3>
      <dl>
        {props.shown
          .filter(({ category }) => category === props.category)
          .map(({ id, title, keys = [] }) => (
            <div
              key={id}
              className="flex min-h-9 items-center justify-between gap-4 border-t border-n6 text-ui"
            >
              <dt>{title}</dt>
              <dd className="flex flex-wrap justify-end gap-2">
                {keys.map((shortcut) => (
                  <Kbd key={shortcut} keys={shortcut} />
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

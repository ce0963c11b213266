import { useState } from 'react';
import type { CommandCategory } from '#shared/contract/commands.ts';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { Kbd } from '#renderer/ui/buttons/keyboard-key.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/commands.json';
import { nameCategory, nameCommand } from '#renderer/messages/translated-names.ts';
import { listCommands } from './command-registry.ts';

const withShortcut = listCommands().filter(({ keys }) => keys !== undefined);

/** Drawn from the registry, so it cannot name a key that does nothing. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = withShortcut.filter((command) =>
    `${nameCategory(command.category)} ${nameCommand(command.id)}`.toLocaleLowerCase().includes(wanted)
  );
  const categories = [...new Set(shown.map(({ category }) => category))];

  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'commands.shortcuts')} size="m">
      <Field label={t(texts, 'commands.searchShortcuts')} htmlFor="shortcut-search">
        <TextInput id="shortcut-search" type="search" value={search} onChange={setSearch} />
      </Field>
      {categories.length === 0 ? (
        <EmptyState
          title={t(texts, 'commands.noShortcut')}
          text={t(texts, 'commands.noShortcutText', { search })}
        />
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
        {nameCategory(props.category)}
      </h3>
      <dl>
        {props.shown
          .filter(({ category }) => category === props.category)
          .map(({ id, keys = [] }) => (
            <div
              key={id}
              className="flex min-h-9 items-center justify-between gap-4 border-t border-n6 text-ui"
            >
              <dt>{nameCommand(id)}</dt>
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

import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/button.tsx';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { useTemplateActions } from './template-actions-context.ts';
import { listSelectionActions } from './template-actions.ts';

/** How many are chosen, and what can be done to all of them at once. */
export function BulkBar({ selected }: { readonly selected: readonly Template[] }) {
  const actions = listSelectionActions(selected, useTemplateActions());
  return (
    <section
      aria-label={t(texts, 'library.selection')}
      className="flex shrink-0 flex-wrap items-center gap-2 border-t border-n7 bg-n3 p-2"
    >
      <p role="status" className="me-auto px-2 text-ui font-semibold tabular-nums">
        {t(texts, 'library.selectedCount', { count: selected.length })}
      </p>
      <div className="contents max-[767px]:hidden">
        {actions.map(({ id, label, icon, isDangerous, onSelect }) => (
          <Button
            key={id}
            variant={isDangerous === true ? 'danger' : 'secondary'}
            onClick={onSelect}
            {...(icon === undefined ? {} : { icon })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="min-[768px]:hidden">
        <MenuButton label={t(texts, 'library.selectionActions')} items={actions} align="end" />
      </div>
    </section>
  );
}

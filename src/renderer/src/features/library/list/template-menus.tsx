import { type MouseEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ContextMenu } from '#renderer/ui/menus/context-menu.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { listSelectionActions, listTemplateActions, useTemplateActions } from '../store/template-actions.ts';

/** The count of selected templates and the actions on all of them. */
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

type Opened = {
  readonly templateId: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly isByKey: boolean;
};

type CardMenuState = {
  readonly opened: Opened | null;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly open: (event: MouseEvent<HTMLElement>, template: Template) => void;
  readonly close: () => void;
};

/** Which card's menu is open, and where. A text field keeps the browser's own menu. */
export function useCardMenu(): CardMenuState {
  const [opened, setOpened] = useState<Opened | null>(null);
  const returnFocusTo = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = useCallback((event: MouseEvent<HTMLElement>, { id }: Template) => {
    event.preventDefault();
    const focused = document.activeElement;
    const isWithin = focused instanceof HTMLElement && event.currentTarget.contains(focused);
    returnFocusTo.current = isWithin ? focused : event.currentTarget.querySelector('a');
    // A key opens it at the element in focus, and says so by pressing no button.
    const isByKey = event.button !== 2;
    const box = (returnFocusTo.current ?? event.currentTarget).getBoundingClientRect();
    const at = isByKey ? { x: box.left, y: box.bottom } : { x: event.clientX, y: event.clientY };
    setOpened({ templateId: id, at, isByKey });
  }, []);
  return useMemo(() => ({ opened, returnFocusTo, open, close }), [opened, open, close]);
}

type Props = {
  readonly menu: CardMenuState;
  readonly templates: readonly Template[];
  readonly selected: readonly Template[];
};

/** Under a right click: the actions of the card, or of all chosen ones where it is one of several. */
export function CardMenu({ menu: { opened, returnFocusTo, close }, templates, selected }: Props) {
  const actions = useTemplateActions();
  const template = opened === null ? undefined : templates.find(({ id }) => id === opened.templateId);
  if (opened === null || template === undefined) return null;
  const isOfSeveral = selected.length > 1 && selected.includes(template);
  return (
    <ContextMenu
      key={`${opened.at.x} ${opened.at.y}`}
      label={
        isOfSeveral
          ? t(texts, 'library.selectedCount', { count: selected.length })
          : t(texts, 'library.moreOf', { name: template.name })
      }
      items={isOfSeveral ? listSelectionActions(selected, actions) : listTemplateActions(template, actions)}
      at={opened.at}
      isByKey={opened.isByKey}
      returnFocusTo={returnFocusTo}
      onClose={close}
    />
  );
}

import { ChevronDown, Circle, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import {
  type ChecklistItem,
  readChecklistState,
  shotChecklist,
  toggleDismissed
} from '#shared/domain/craft/prompt/checklist/checklist.ts';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCheck } from '#renderer/messages/translated-names.ts';
import { useBuilderActions, useBuilderLater } from '../store/builder-context.ts';
import { readLocalText, remember } from '../store/builder-local-store.ts';

const storedAs = 'checklist';

/** The shot checklist. Items tick themselves off; each leads to its field and can be hidden. */
export function ShotChecklist() {
  const data = useBuilderLater(({ document }) => document.data);
  const [state, setState] = useState(() => readChecklistState(readLocalText(storedAs)));
  const change = (next: typeof state): void => {
    setState(next);
    remember(storedAs, next);
  };
  const items = shotChecklist(data).filter(({ id }) => !state.dismissed.includes(id));
  const done = items.filter(({ isDone }) => isDone).length;

  return (
    <section aria-labelledby="checklist-title">
      <h2 id="checklist-title">
        <button
          type="button"
          aria-expanded={state.isOpen}
          onClick={() => change({ ...state, isOpen: !state.isOpen })}
          className="flex min-h-8 w-full items-center gap-1 rounded-control px-2 text-label text-n10 hover:text-n12"
        >
          {t(texts, 'builder.checklist')}
          <ChevronDown aria-hidden="true" className={`size-3 ${state.isOpen ? '' : '-rotate-90'}`} />
          <span className="ms-auto text-meta">
            {done}/{items.length}
          </span>
        </button>
      </h2>
      {state.isOpen && (
        <ul className="mt-1 grid gap-0.5">
          {items.map((item) => (
            <Item key={item.id} item={item} onHide={() => change(toggleDismissed(state, item.id))} />
          ))}
        </ul>
      )}
      {state.isOpen && state.dismissed.length > 0 && (
        <button
          type="button"
          onClick={() => change({ ...state, dismissed: [] })}
          className="mt-1 min-h-6 rounded-control px-2 text-label text-daylight-11 hover:underline"
        >
          {t(texts, 'builder.showHidden', { count: state.dismissed.length })}
        </button>
      )}
    </section>
  );
}

function Item({ item, onHide }: { readonly item: ChecklistItem; readonly onHide: () => void }) {
  const { focusOn } = useBuilderActions();
  const field = findField(item.fields[0] ?? '');
  const label = nameCheck(item);
  const Mark = item.isDone ? CircleCheck : Circle;
  return (
    <li className="group relative">
      <button
        type="button"
        onClick={() => field && focusOn({ group: field.group, field: field.name })}
        className={`flex w-full items-start gap-2 rounded-control py-1.5 ps-2 pe-7 text-start text-label hover:bg-n3 ${item.isDone ? 'text-n10' : 'text-n11'}`}
      >
        <Mark
          aria-hidden="true"
          className={`mt-px size-3.5 shrink-0 ${item.isDone ? 'text-success-11' : 'text-n10'}`}
        />
        <span className="min-w-0">
          {label}{' '}
          <span className="sr-only">{item.isDone ? t(texts, 'builder.done') : t(texts, 'builder.toDo')}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={t(texts, 'builder.hideItem', { item: label })}
        data-tip={t(texts, 'builder.hide')}
        onClick={onHide}
        className="absolute end-0.5 top-0.5 grid size-6 place-items-center rounded-control text-transparent group-hover:text-n10 hover:bg-n4 hover:text-n12 focus-visible:text-n10 pointer-coarse:text-n10"
      >
        <X aria-hidden="true" className="size-3" />
      </button>
    </li>
  );
}

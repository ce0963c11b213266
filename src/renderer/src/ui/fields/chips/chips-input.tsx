import { ArrowLeftRight, Check } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { ChipList, focusChip } from './chip-list.tsx';
import { ChipSuggestions } from './chip-suggestions.tsx';
import { addChips, hasChip, readChips, toggleChip } from './chips-model.ts';
import { classNames } from '../../class-names.ts';
import { useField } from '../field.tsx';
import { bareInput, inputShell } from '../input-classes.ts';
import { words } from '../../ui-texts.ts';

type ChipsInputProps = {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** With each change of the text that is being typed, so that `choices` can follow it. */
  readonly onType?: (text: string) => void;
  /** Suggestions shown before "Show all". */
  readonly suggestionLimit?: number;
};

function useDraft(
  { values, onChange, choices, onType }: ChipsInputProps,
  labelOf: (value: string) => string
) {
  const [draft, keepDraft] = useState('');
  const [spoken, setSpoken] = useState('');
  const setDraft = (text: string) => {
    keepDraft(text);
    onType?.(text);
  };

  function commit(text: string) {
    const read = readChips(text, choices);
    const next = addChips(values, read);
    const first = read[0];
    setDraft('');
    if (first === undefined) return;
    setSpoken(
      next === values ? words.alreadyThere(labelOf(first)) : words.added(read.map(labelOf).join(', '))
    );
    if (next !== values) onChange(next);
  }

  return {
    draft,
    spoken,
    commit,
    type: (text: string) => (/[,\n]/.test(text) ? commit(text) : setDraft(text)),
    change: (next: readonly string[], announcement: string) => {
      setSpoken(announcement);
      onChange(next);
    }
  };
}

type DraftInputProps = Pick<ChipsInputProps, 'id' | 'label' | 'placeholder' | 'isDisabled'> & {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly draft: string;
  readonly onType: (text: string) => void;
  readonly onCommit: () => void;
  /** Backspace with nothing typed. */
  readonly onLeaveBack: () => void;
};

function DraftInput({ ref, draft, onType, onCommit, onLeaveBack, ...props }: DraftInputProps) {
  const { describedBy, isInside } = useField();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      onCommit();
    } else if (event.key === 'Backspace' && draft === '') {
      onLeaveBack();
    }
  }

  return (
    <input
      ref={ref}
      id={props.id}
      type="text"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      value={draft}
      placeholder={props.placeholder}
      disabled={props.isDisabled}
      aria-label={isInside ? undefined : props.label}
      aria-describedby={describedBy}
      enterKeyHint="done"
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={onCommit}
      className={classNames(bareInput, 'h-chip min-w-16 basis-16 px-1.5')}
    />
  );
}

function ReorderButton(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}) {
  const { label, isOn, onToggle } = props;
  const Icon = isOn ? Check : ArrowLeftRight;
  return (
    <button
      type="button"
      aria-label={words.reorder(label)}
      aria-pressed={isOn}
      data-tip={isOn ? words.doneReordering : words.reorder(label)}
      onClick={onToggle}
      className="ms-auto inline-flex h-chip min-w-target shrink-0 items-center justify-center self-end rounded-tag text-n10 hover:text-n12 aria-pressed:bg-accent-3 aria-pressed:text-accent-11"
    >
      <Icon aria-hidden size={14} />
    </button>
  );
}

/** An ordered list of short texts: typed (Enter or comma adds), picked from suggestions, dragged into order. */
export function ChipsInput(props: ChipsInputProps) {
  const { values, choices, id, label, placeholder, isDisabled = false, suggestionLimit = 8 } = props;
  const [isReordering, setIsReordering] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const { draft, spoken, commit, type, change } = useDraft(props, labelOf);

  function toggle(value: string) {
    const isGone = hasChip(values, value);
    change(toggleChip(values, value), isGone ? words.removed(labelOf(value)) : words.added(labelOf(value)));
  }

  const canReorder = values.length > 1 && !isDisabled;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <div className={classNames(inputShell, 'min-h-control flex-wrap items-center gap-1 p-[3px]')}>
        <ChipList
          values={values}
          labelOf={labelOf}
          label={label}
          isReordering={isReordering && canReorder}
          onChange={change}
          input={input}
          listRef={list}
        />
        <DraftInput
          ref={input}
          id={id}
          label={label}
          draft={draft}
          isDisabled={isDisabled}
          onType={type}
          onCommit={() => commit(draft)}
          onLeaveBack={() => focusChip(list.current, values.length - 1)}
          {...(placeholder === undefined || values.length > 0 ? {} : { placeholder })}
        />
        {canReorder && (
          <ReorderButton label={label} isOn={isReordering} onToggle={() => setIsReordering(!isReordering)} />
        )}
      </div>
      <ChipSuggestions
        label={label}
        values={values}
        choices={choices}
        query={draft}
        limit={suggestionLimit}
        isDisabled={isDisabled}
        onToggle={toggle}
      />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}

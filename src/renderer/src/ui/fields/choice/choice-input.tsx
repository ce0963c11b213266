import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Choice, findChoice } from './choice.ts';
import { classNames } from '../../class-names.ts';
import { useField } from '../field.tsx';
import { bareInput, inputShell } from '../input-classes.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { words } from '../../ui-texts.ts';

type ChoiceInputProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly choices: readonly Choice[];
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
};

const picker = lazyComponent(async () => (await import('./choice-picker.tsx')).ChoicePicker);

type OpenButtonProps = {
  readonly label: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

function Swatch({ children }: { readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <span
      aria-hidden
      className="ms-1.5 block aspect-video h-[calc(100%-0.625rem)] shrink-0 overflow-hidden rounded-tag"
    >
      {children}
    </span>
  );
}

// Not in the tab order, like every such button: the keyboard has Alt+Down in the field itself.
function OpenButton({ label, isOpen, isDisabled, onPress }: OpenButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words.choose(label)}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      data-tip={isOpen ? undefined : words.choose(label)}
      data-tip-keys="Alt+ArrowDown"
      disabled={isDisabled}
      onPointerEnter={picker.preload}
      onClick={onPress}
      className="-my-px inline-flex h-control w-control shrink-0 items-center justify-center rounded-e-control text-n10 hover:text-n12 disabled:text-n7"
    >
      <ChevronDown aria-hidden size={16} />
    </button>
  );
}

/** Free text, with a searchable list of known choices one key (Alt+Down) or one press away. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { value, onChange, choices, id, label, placeholder, isDisabled = false } = props;
  const { describedBy, isInside } = useField();
  const [isOpen, setIsOpen] = useState(false);
  const shell = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const swatch = findChoice(value, choices)?.swatch;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || event.shiftKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div ref={shell} className={classNames(inputShell, 'h-control items-center')}>
      <Swatch>{swatch}</Swatch>
      <input
        ref={input}
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
        aria-label={isInside ? undefined : label}
        aria-describedby={describedBy}
        aria-keyshortcuts="Alt+ArrowDown"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        className={classNames(
          bareInput,
          '-my-px h-control text-ellipsis',
          swatch === undefined ? 'ps-2.5' : 'ps-2'
        )}
      />
      <OpenButton
        label={label}
        isOpen={isOpen}
        isDisabled={isDisabled}
        onPress={() => setIsOpen((wasOpen) => !wasOpen)}
      />
      {isOpen && (
        <picker.LazyPart
          label={label}
          value={value}
          choices={choices}
          anchor={shell}
          returnFocusTo={input}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

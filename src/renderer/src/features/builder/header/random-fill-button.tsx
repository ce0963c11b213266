import { ChevronDown, Dices } from 'lucide-react';
import { useRef } from 'react';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { lazyComponent } from '#renderer/ui/lazy-component.ts';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { useBuilder, useBuilderActions } from '../builder-context.ts';

const options = lazyComponent(async () => (await import('./random-options.tsx')).RandomOptions);

/** Rolls the dice; what they keep to is beside it or, where there is no room, in the menu of the header. */
export function RandomFillButton({ isRoomy }: { readonly isRoomy: boolean }) {
  const { randomFill, showRandomOptions } = useBuilderActions();
  const isOpen = useBuilder((state) => state.areRandomOptionsShown);
  const whole = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const roll = () => void randomFill();
  return (
    <span ref={whole} className="inline-flex">
      {isRoomy ? (
        <>
          <Button icon={Dices} onClick={roll} className="rounded-e-none">
            {nameCommand('prompt.randomFill')}
          </Button>
          <button
            ref={opener}
            type="button"
            aria-label={nameCommand('prompt.randomOptions')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-tip={isOpen ? undefined : nameCommand('prompt.randomOptions')}
            onPointerEnter={options.preload}
            onFocus={options.preload}
            onClick={() => showRandomOptions(!isOpen)}
            className={`${buttonClasses('secondary', { isSquare: true })} -ms-px rounded-s-none`}
          >
            <ChevronDown aria-hidden size={16} />
          </button>
        </>
      ) : (
        <IconButton ref={opener} label={nameCommand('prompt.randomFill')} icon={Dices} onClick={roll} />
      )}
      {isOpen && <options.LazyPart anchor={whole} returnFocusTo={opener} />}
    </span>
  );
}

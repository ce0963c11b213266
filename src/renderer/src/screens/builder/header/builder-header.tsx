import { ChevronDown, Dices, Ellipsis, Redo2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { slugLine } from '#shared/domain/craft/prompt/text/slug-line.ts';
import {
  type BuilderScreenActions,
  useBuilder,
  useBuilderActions,
  useBuilderLater
} from '../store/builder-context.ts';
import type { BuilderLayout } from '../layout/layout.ts';
import { CopyButton } from './copy-button.tsx';

function UndoButtons() {
  const canUndo = useBuilderLater((state) => state.canUndo);
  const canRedo = useBuilderLater((state) => state.canRedo);
  const { undo, redo } = useBuilderActions();
  return (
    <div className="flex">
      <IconButton
        label={nameCommand('edit.undo')}
        icon={Undo2}
        shortcut="Mod+Z"
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        label={nameCommand('edit.redo')}
        icon={Redo2}
        shortcut="Mod+Shift+Z"
        disabled={!canRedo}
        onClick={redo}
      />
    </div>
  );
}

const options = lazyComponent(async () => (await import('./random-options.tsx')).RandomOptions);

/** Rolls the dice; what they keep to is beside it or, where there is no room, in the menu of the header. */
function RandomFillButton({ isRoomy }: { readonly isRoomy: boolean }) {
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

type MoreMenuProps = {
  readonly onPastePrompt: () => void;
  readonly onCompareModels: () => void;
  readonly onMakeMatrix: () => void;
  readonly onPlanClips: () => void;
  readonly onSell: () => void;
  /** Null where the header has room for more buttons. */
  readonly onOpenPalette: (() => void) | null;
};

/** Less frequent actions on the whole prompt. */
function MoreMenu(props: MoreMenuProps) {
  const { onPastePrompt, onCompareModels, onMakeMatrix, onPlanClips, onSell, onOpenPalette } = props;
  const { clearFields, resetPrompt, showRandomOptions } = useBuilderActions();
  const palette = { id: 'view.palette', label: nameCommand('view.palette'), shortcut: 'Mod+K' };
  const randomOptions = {
    id: 'prompt.randomOptions',
    label: nameCommand('prompt.randomOptions'),
    onSelect: () => showRandomOptions(true)
  };
  return (
    <MenuButton
      label={t(texts, 'builder.more')}
      icon={Ellipsis}
      variant="ghost"
      isIconOnly
      align="end"
      items={[
        {
          id: 'prompt.paste',
          label: nameCommand('prompt.paste'),
          shortcut: 'Mod+Alt+V',
          onSelect: onPastePrompt
        },
        {
          id: 'view.compare',
          label: nameCommand('view.compare'),
          shortcut: 'Mod+Alt+K',
          onSelect: onCompareModels
        },
        { id: 'prompt.matrix', label: nameCommand('prompt.matrix'), onSelect: onMakeMatrix },
        { id: 'view.plan', label: nameCommand('view.plan'), shortcut: 'Mod+Alt+P', onSelect: onPlanClips },
        { id: 'prompt.sell', label: nameCommand('prompt.sell'), onSelect: onSell },
        ...(onOpenPalette === null ? [] : [randomOptions]),
        { id: 'prompt.clearFields', label: nameCommand('prompt.clearFields'), onSelect: clearFields },
        { id: 'prompt.reset', label: nameCommand('prompt.reset'), onSelect: () => void resetPrompt() },
        ...(onOpenPalette === null ? [] : [{ ...palette, onSelect: onOpenPalette, isGroupStart: true }])
      ]}
    />
  );
}

type BuilderHeaderProps = { readonly layout: BuilderLayout; readonly actions: BuilderScreenActions };

/** The prompt's name, the shot in one line, and what is done most. */
export function BuilderHeader({ layout, actions }: BuilderHeaderProps) {
  const isRoomy = layout === 'wide' || layout === 'medium';
  return (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-n6 bg-n2 px-4 py-1.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <PromptName />
        {layout !== 'phone' && <SlugLine />}
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:gap-0">
        <UndoButtons />
        <RandomFillButton isRoomy={isRoomy} />
        {isRoomy && (
          <Button shortcut="Mod+K" onClick={actions.onOpenPalette}>
            {t(texts, 'builder.commands')}
          </Button>
        )}
        <MoreMenu
          onPastePrompt={actions.onPastePrompt}
          onCompareModels={actions.onCompareModels}
          onMakeMatrix={actions.onMakeMatrix}
          onPlanClips={actions.onPlanClips}
          onSell={actions.onSell}
          onOpenPalette={isRoomy ? null : actions.onOpenPalette}
        />
        {layout !== 'phone' && <CopyButton />}
      </div>
    </header>
  );
}

function PromptName() {
  const name = useBuilder(({ document }) => document.name);
  const { renamePrompt } = useBuilderActions();
  return (
    <input
      type="text"
      dir="auto"
      aria-label={t(texts, 'builder.promptName')}
      placeholder={t(texts, 'builder.untitled')}
      value={name}
      onChange={(event) => renamePrompt(event.currentTarget.value)}
      className="field-sizing-content -ms-1.5 h-control min-w-28 max-w-full rounded-control border border-transparent bg-transparent px-1.5 text-input font-semibold text-n12 hover:border-n7 focus:border-n8 focus:bg-n1"
    />
  );
}

function SlugLine() {
  const text = useBuilderLater(({ document }) => slugLine(document.data));
  return <p className="slug-line min-w-0 text-n11">{text}</p>;
}

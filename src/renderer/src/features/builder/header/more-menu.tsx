import { Ellipsis } from 'lucide-react';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { useBuilderActions } from '../builder-context.ts';

type MoreMenuProps = {
  readonly onPastePrompt: () => void;
  readonly onMakeMatrix: () => void;
  readonly onPlanClips: () => void;
  /** Null where the header has room for more buttons. */
  readonly onOpenPalette: (() => void) | null;
};

/** What is done to the whole prompt less often. */
export function MoreMenu({ onPastePrompt, onMakeMatrix, onPlanClips, onOpenPalette }: MoreMenuProps) {
  const { clearFields, resetPrompt, showRandomOptions } = useBuilderActions();
  const palette = { id: 'view.palette', label: 'Open command palette', shortcut: 'Mod+K' };
  const randomOptions = {
    id: 'prompt.randomOptions',
    label: 'Random fill options',
    onSelect: () => showRandomOptions(true)
  };
  return (
    <MenuButton
      label="More"
      icon={Ellipsis}
      variant="ghost"
      isIconOnly
      align="end"
      items={[
        {
          id: 'prompt.paste',
          label: 'Paste a prompt…',
          shortcut: 'Mod+Alt+V',
          onSelect: onPastePrompt
        },
        { id: 'prompt.matrix', label: 'Make a matrix…', onSelect: onMakeMatrix },
        { id: 'view.plan', label: 'Plan clips', shortcut: 'Mod+Alt+P', onSelect: onPlanClips },
        ...(onOpenPalette === null ? [] : [randomOptions]),
        { id: 'prompt.clearFields', label: 'Clear all fields', onSelect: clearFields },
        { id: 'prompt.reset', label: 'Reset to defaults', onSelect: resetPrompt },
        ...(onOpenPalette === null ? [] : [{ ...palette, onSelect: onOpenPalette, isGroupStart: true }])
      ]}
    />
  );
}

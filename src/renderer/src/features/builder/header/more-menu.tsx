import { Ellipsis } from 'lucide-react';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { useBuilderActions } from '../builder-context.ts';

type MoreMenuProps = {
  readonly onPastePrompt: () => void;
  readonly onCompareModels: () => void;
  readonly onMakeMatrix: () => void;
  readonly onPlanClips: () => void;
  /** Null where the header has room for more buttons. */
  readonly onOpenPalette: (() => void) | null;
};

/** What is done to the whole prompt less often. */
export function MoreMenu(props: MoreMenuProps) {
  const { onPastePrompt, onCompareModels, onMakeMatrix, onPlanClips, onOpenPalette } = props;
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
        ...(onOpenPalette === null ? [] : [randomOptions]),
        { id: 'prompt.clearFields', label: nameCommand('prompt.clearFields'), onSelect: clearFields },
        { id: 'prompt.reset', label: nameCommand('prompt.reset'), onSelect: resetPrompt },
        ...(onOpenPalette === null ? [] : [{ ...palette, onSelect: onOpenPalette, isGroupStart: true }])
      ]}
    />
  );
}

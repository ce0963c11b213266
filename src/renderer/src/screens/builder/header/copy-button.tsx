import { Copy } from 'lucide-react';
import { SplitButton } from '#renderer/ui/menus/menu.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { useBuilder, useBuilderActions } from '../store/builder-context.ts';
import { copyFormatLabel, copyFormats } from '../store/copy-formats.ts';

/** Copies in the format used last; the menu beside it offers the others. */
export function CopyButton() {
  const { copyAs } = useBuilderActions();
  const format = useBuilder((state) => state.lastCopyFormat);
  return (
    <SplitButton
      label={
        format === 'text'
          ? nameCommand('prompt.copy')
          : t(texts, 'builder.copyIn', { format: copyFormatLabel(format) })
      }
      icon={Copy}
      shortcut="Mod+Enter"
      variant="primary"
      onClick={() => void copyAs(format)}
      menuLabel={t(texts, 'builder.copyAs')}
      items={copyFormats.map((id) => ({
        id,
        label: nameCommand(`copy.${id}`),
        onSelect: () => void copyAs(id)
      }))}
    />
  );
}

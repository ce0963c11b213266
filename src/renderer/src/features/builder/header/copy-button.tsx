import { Copy } from 'lucide-react';
import { SplitButton } from '#renderer/ui/menu.tsx';
import { useBuilder, useBuilderActions } from '../builder-context.ts';
import { copyFormatLabel, copyFormats } from '../copy-formats.ts';

/** Copies in the format used last; the menu beside it offers the others. */
export function CopyButton() {
  const { copyAs } = useBuilderActions();
  const format = useBuilder((state) => state.lastCopyFormat);
  return (
    <SplitButton
      label={format === 'text' ? 'Copy prompt' : `Copy ${copyFormatLabel(format)}`}
      icon={Copy}
      shortcut="Mod+Enter"
      variant="primary"
      onClick={() => void copyAs(format)}
      menuLabel="Copy as…"
      items={copyFormats.map(({ id, label }) => ({
        id,
        label: `Copy as ${label}`,
        onSelect: () => void copyAs(id)
      }))}
    />
  );
}

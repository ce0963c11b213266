import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '#renderer/ui/button.tsx';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { useBuilderActions, useBuilderLater } from '../builder-context.ts';

export function UndoButtons() {
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

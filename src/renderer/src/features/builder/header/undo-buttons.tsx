import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '#renderer/ui/button.tsx';
import { useBuilder } from '../builder-context.ts';

export function UndoButtons() {
  const canUndo = useBuilder((state) => state.canUndo);
  const canRedo = useBuilder((state) => state.canRedo);
  const undo = useBuilder((state) => state.undo);
  const redo = useBuilder((state) => state.redo);
  return (
    <div className="flex">
      <IconButton label="Undo" icon={Undo2} shortcut="Mod+Z" disabled={!canUndo} onClick={undo} />
      <IconButton label="Redo" icon={Redo2} shortcut="Mod+Shift+Z" disabled={!canRedo} onClick={redo} />
    </div>
  );
}

import { Button } from '#renderer/ui/button.tsx';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import type { BuilderScreenActions } from '../builder-screen-actions.ts';

export function PreviewActions({ actions }: { readonly actions: BuilderScreenActions }) {
  return (
    <div className="flex flex-wrap gap-2 border-t border-n6 p-3">
      <Button onClick={actions.onSaveToHistory}>{nameCommand('prompt.saveToHistory')}</Button>
      <Button onClick={actions.onSaveAsTemplate}>{nameCommand('prompt.saveAsTemplate')}</Button>
    </div>
  );
}

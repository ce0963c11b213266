import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { planContext } from './plan-context.ts';
import type { PlanOutlets } from './plan-outlets.ts';
import { replacePlan } from './replace-plan.ts';

/** Back, forward, and back to the start. */
export function PlanTools({ outlets }: { readonly outlets: PlanOutlets }) {
  const store = planContext.useStoreApi();
  const { undo, redo, startOver } = store.getState();
  const canUndo = planContext.use(({ steps }) => steps.past.length > 0);
  const canRedo = planContext.use(({ steps }) => steps.future.length > 0);
  const isKept = planContext.use(({ version }) => version?.isKept === true);
  const isRefused = planContext.use(({ refusal }) => refusal !== null);
  const isSaving = planContext.use((state) => state.isSaving);
  return (
    <div className="grid gap-1.5">
      <div className="-ms-2.5 flex flex-wrap gap-1">
        <IconButton label="Undo" icon={Undo2} shortcut="Mod+Z" disabled={!canUndo} onClick={undo} />
        <IconButton label="Redo" icon={Redo2} shortcut="Mod+Shift+Z" disabled={!canRedo} onClick={redo} />
        <Button
          variant="ghost"
          icon={RotateCcw}
          disabled={!isKept}
          onClick={() => replacePlan(store, outlets, 'Planned anew from the prompt', startOver)}
        >
          Start over from the prompt
        </Button>
      </div>
      <p className="text-label text-n10">{sayKeeping(isKept, isSaving, isRefused)}</p>
    </div>
  );
}

function sayKeeping(isKept: boolean, isSaving: boolean, isRefused: boolean): string {
  if (isRefused) return 'Your edits are only in this window.';
  if (isSaving) return 'Saving…';
  return isKept
    ? 'Your edits are kept on this device.'
    : 'Follows the prompt until you change something here.';
}

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { planContext } from './plan-state.ts';
import { type PlanOutlets, replacePlan } from './plan-export-actions.ts';

/** Back, forward, and back to the start. */
export function PlanTools({ outlets }: { readonly outlets: PlanOutlets }) {
  const store = planContext.useStoreApi();
  const { undo, redo, startOver } = store.getState();
  const canUndo = planContext.use(({ steps }) => steps.past.length > 0);
  const canRedo = planContext.use(({ steps }) => steps.future.length > 0);
  const isSaved = planContext.use(({ version }) => version?.isSaved === true);
  const isRefused = planContext.use(({ refusal }) => refusal !== null);
  const isSaving = planContext.use((state) => state.isSaving);
  return (
    <div className="grid gap-1.5">
      <div className="-ms-2.5 flex flex-wrap gap-1">
        <IconButton
          label={t(texts, 'plan.undo')}
          icon={Undo2}
          shortcut="Mod+Z"
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          label={t(texts, 'plan.redo')}
          icon={Redo2}
          shortcut="Mod+Shift+Z"
          disabled={!canRedo}
          onClick={redo}
        />
        <Button
          variant="ghost"
          icon={RotateCcw}
          disabled={!isSaved}
          onClick={() => replacePlan(store, outlets, t(texts, 'plan.fromPrompt'), startOver)}
        >
          {t(texts, 'plan.startOver')}
        </Button>
      </div>
      <p className="text-label text-n10">{sayKeeping(isSaved, isSaving, isRefused)}</p>
    </div>
  );
}

function sayKeeping(isSaved: boolean, isSaving: boolean, isRefused: boolean): string {
  if (isRefused) return t(texts, 'plan.onlyHere');
  if (isSaving) return t(texts, 'plan.saving');
  return isSaved ? t(texts, 'plan.kept') : t(texts, 'plan.follows');
}

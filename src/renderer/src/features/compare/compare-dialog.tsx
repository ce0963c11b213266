import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ModelRegistry } from '#shared/domain/model/model.ts';
import { findModel, listLivingModels } from '#shared/domain/model/registry.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/compare.json';
import { CompareTarget } from './compare-target.tsx';
import type { TakeAway } from './take-away.ts';
import { chooseTargets, fewestTargets, findNextTarget } from './targets.ts';

type CompareDialogProps = {
  readonly document: PromptDocument;
  readonly registry: ModelRegistry;
  /** As "2026-11-20". */
  readonly today: string;
  readonly takeAway: TakeAway;
  readonly onClose: () => void;
};

/** One prompt, written for two to four models side by side, with what it loses in each. */
export function CompareDialog({ document, registry, today, takeAway, onClose }: CompareDialogProps) {
  const [targets, setTargets] = useState(() => chooseTargets(registry, document.data.model, today));
  const models = listLivingModels(registry, today);
  const next = findNextTarget(models, targets);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(texts, 'compare.title')}
      description={say(texts, 'compare.description')}
      size="xl"
      footer={
        <Button
          icon={Plus}
          disabled={next === undefined}
          onClick={() => setTargets(next === undefined ? targets : [...targets, next])}
        >
          {say(texts, 'compare.add')}
        </Button>
      }
    >
      <div className="grid items-start gap-3 min-[960px]:auto-cols-fr min-[960px]:grid-flow-col">
        {targets.map((id, place) => {
          const model = findModel(registry, id);
          if (model === undefined) return null;
          return (
            <CompareTarget
              key={id}
              document={document}
              model={model}
              registry={registry}
              choices={models.filter((choice) => choice.id === id || !targets.includes(choice.id))}
              takeAway={takeAway}
              onChange={(chosen) => setTargets(targets.with(place, chosen))}
              onRemove={
                targets.length > fewestTargets
                  ? () => setTargets(targets.filter((other) => other !== id))
                  : null
              }
            />
          );
        })}
      </div>
    </Dialog>
  );
}

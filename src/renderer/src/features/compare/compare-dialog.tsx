import { Plus } from 'lucide-react';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import { CompareTarget } from './compare-target.tsx';
import type { OutputExport } from './output-export.ts';
import { type TargetChoice, useTargets } from './targets.ts';

export type CompareProps = Omit<TargetChoice, 'modelName'> & {
  readonly document: PromptDocument;
  readonly takeAway: OutputExport;
  readonly onClose: () => void;
};

/** One prompt, written for two to four models side by side, with what it loses in each. */
export function CompareDialog({ document, takeAway, onClose, ...choice }: CompareProps) {
  const targets = useTargets({ ...choice, modelName: document.data.model });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'compare.title')}
      description={t(texts, 'compare.description')}
      size="xl"
      footer={
        <Button icon={Plus} disabled={targets.add === null} onClick={() => targets.add?.()}>
          {t(texts, 'compare.add')}
        </Button>
      }
    >
      <div className="grid items-start gap-3 min-[960px]:auto-cols-fr min-[960px]:grid-flow-col">
        {targets.shown.map((model) => (
          <CompareTarget
            key={model.id}
            document={document}
            model={model}
            registry={choice.registry}
            targets={targets}
            takeAway={takeAway}
          />
        ))}
      </div>
    </Dialog>
  );
}

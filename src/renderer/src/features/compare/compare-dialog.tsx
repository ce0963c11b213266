import { Plus } from 'lucide-react';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import type { OutputExport } from './output-export.ts';
import { type Targets, useTargets } from './targets.ts';
import { type Compared, useCompared } from './use-compared.ts';
import { useState } from 'react';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { Tabs } from '#renderer/ui/layout/tabs.tsx';
import { LossReport } from './loss-report.tsx';
import { ExportButtons, OutputText, RemoveTarget, TargetPicker, useCompiled } from './target-parts.tsx';
import { describeLength, type OutputForm, outputForms, writeOutput } from './outputs.ts';

/** One prompt, written for two to four models side by side, with what it loses in each. */
export function CompareDialog({ onClose }: DialogProps) {
  const compared = useCompared();
  return compared && <Comparison {...compared} onClose={onClose} />;
}

function Comparison({ document, outputExport, onClose, ...choice }: Compared & DialogProps) {
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
            outputExport={outputExport}
          />
        ))}
      </div>
    </Dialog>
  );
}

type CompareTargetProps = {
  readonly document: PromptDocument;
  readonly model: Model;
  readonly registry: ModelRegistry;
  readonly targets: Targets;
  readonly outputExport: OutputExport;
};

/** The prompt for one model: what to paste or send, how long it is, and what it lost. */
function CompareTarget({ document, model, registry, targets, outputExport }: CompareTargetProps) {
  const [form, setForm] = useState<OutputForm>('text');
  const { compiled, readCompiled } = useCompiled(document, model, registry);
  const text = writeOutput(compiled, form);

  return (
    <section aria-label={model.label} className="grid min-w-0 gap-3 rounded-card border border-n6 bg-n1 p-3">
      <div className="flex items-center gap-2">
        <TargetPicker model={model} targets={targets} />
        <RemoveTarget model={model} targets={targets} />
      </div>
      <Tabs
        label={t(texts, 'compare.forms', { model: model.label })}
        value={form}
        onChange={setForm}
        tabs={outputForms.map((id) => ({
          id,
          label: t(texts, `compare.form.${id}`),
          panel: <OutputText text={text} form={id} className="max-h-72 min-h-40 overflow-y-auto p-2" />
        }))}
      />
      <p className="text-meta text-n10">{describeLength(compiled.text, model)}</p>
      <div className="flex flex-wrap gap-2">
        <ExportButtons
          model={model}
          form={form}
          outputExport={outputExport}
          readCompiled={readCompiled}
          isCompact={false}
        />
      </div>
      <LossReport losses={compiled.losses} />
    </section>
  );
}

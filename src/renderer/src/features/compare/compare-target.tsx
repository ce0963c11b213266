import { useState } from 'react';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Tabs } from '#renderer/ui/layout/tabs.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import { LossReport } from './loss-report.tsx';
import { ExportButtons, OutputText, RemoveTarget, TargetPicker, useCompiled } from './target-parts.tsx';
import { type OutputForm, outputForms, describeLength, writeOutput } from './outputs.ts';
import type { OutputExport } from './output-export.ts';
import type { Targets } from './targets.ts';

type CompareTargetProps = {
  readonly document: PromptDocument;
  readonly model: Model;
  readonly registry: ModelRegistry;
  readonly targets: Targets;
  readonly takeAway: OutputExport;
};

/** The prompt for one model: what to paste or send, how long it is, and what it lost. */
export function CompareTarget({ document, model, registry, targets, takeAway }: CompareTargetProps) {
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
          takeAway={takeAway}
          readCompiled={readCompiled}
          isCompact={false}
        />
      </div>
      <LossReport losses={compiled.losses} />
    </section>
  );
}

import { useState } from 'react';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { LayoutRoot } from '#renderer/ui/layout/layout-root.tsx';
import { Tabs } from '#renderer/ui/layout/tabs.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import { LossReport } from './loss-report.tsx';
import { ExportButtons, OutputText, RemoveTarget, TargetPicker, useCompiled } from './target-parts.tsx';
import { type OutputForm, outputForms, describeLength, writeOutput } from './outputs.ts';
import type { OutputExport } from './output-export.ts';
import type { Targets } from './targets.ts';

type DockedTargetProps = {
  readonly document: PromptDocument;
  readonly model: Model;
  readonly registry: ModelRegistry;
  readonly targets: Targets;
  readonly outputExport: OutputExport;
};

/** One model as a column that is as high as its neighbours; its text scrolls on its own. */
export function DockedTarget({ document, model, registry, targets, outputExport }: DockedTargetProps) {
  const [form, setForm] = useState<OutputForm>('text');
  const { compiled, readCompiled } = useCompiled(document, model, registry);
  const text = writeOutput(compiled, form);

  return (
    <section
      aria-label={model.label}
      className="relative isolate min-h-0 min-w-0 flex-1 border-s border-n6 first:border-s-0"
    >
      <LayoutRoot className="flex flex-col">
        <div className="flex items-center gap-1 px-3 py-1.5">
          <TargetPicker model={model} targets={targets} />
          <ExportButtons
            model={model}
            form={form}
            outputExport={outputExport}
            readCompiled={readCompiled}
            isCompact
          />
          <RemoveTarget model={model} targets={targets} />
        </div>
        <Tabs
          label={t(texts, 'compare.forms', { model: model.label })}
          value={form}
          onChange={setForm}
          className="flex-1"
          panelClassName="overflow-y-auto px-3 py-2.5"
          tabs={outputForms.map((id) => ({
            id,
            label: t(texts, `compare.form.${id}`),
            panel: (
              <>
                <OutputText text={text} form={id} className="mb-2" />
                <p className="mb-3 text-meta text-n10">{describeLength(compiled.text, model)}</p>
                <LossReport losses={compiled.losses} />
              </>
            )
          }))}
        />
      </LayoutRoot>
    </section>
  );
}

import { Copy, Download, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { compilePrompt } from '#shared/domain/compile/compile.ts';
import type { Model, ModelRegistry } from '#shared/domain/model/model.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { Tabs } from '#renderer/ui/tabs.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/compare.json';
import { LossReport } from './loss-report.tsx';
import { nameOutput, type OutputForm, outputForms, sayLength, writeOutput } from './outputs.ts';
import type { TakeAway } from './take-away.ts';

type CompareTargetProps = {
  readonly document: PromptDocument;
  readonly model: Model;
  readonly registry: ModelRegistry;
  /** The models this one may be changed to, itself included. */
  readonly choices: readonly Model[];
  readonly takeAway: TakeAway;
  readonly onChange: (modelId: string) => void;
  /** Null where as few are shown as may be. */
  readonly onRemove: (() => void) | null;
};

/** The prompt for one model: what to paste or send, how long it is, and what it lost. */
export function CompareTarget(props: CompareTargetProps) {
  const { document, model, registry, choices, takeAway, onChange, onRemove } = props;
  const [form, setForm] = useState<OutputForm>('text');
  const compiled = useMemo(() => compilePrompt(document, model, registry), [document, model, registry]);
  const text = writeOutput(compiled, form);
  const { label } = model;

  return (
    <section aria-label={label} className="grid min-w-0 gap-3 rounded-card border border-n6 bg-n1 p-3">
      <div className="flex items-center gap-2">
        <SelectInput
          label={say(texts, 'compare.inPlaceOf', { model: label })}
          value={model.id}
          options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
          onChange={onChange}
          className="flex-1"
        />
        {onRemove !== null && (
          <IconButton icon={X} label={say(texts, 'compare.remove', { model: label })} onClick={onRemove} />
        )}
      </div>
      <Tabs
        label={say(texts, 'compare.forms', { model: label })}
        value={form}
        onChange={setForm}
        tabs={outputForms.map((id) => ({
          id,
          label: say(texts, `compare.form.${id}`),
          panel: <Output text={text} isCode={id !== 'text'} />
        }))}
      />
      <p className="text-meta text-n10">{sayLength(compiled.text, model)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Copy}
          aria-label={say(texts, 'compare.copyFor', { model: label })}
          onClick={() =>
            void takeAway.copy(text, (count) => say(texts, 'compare.copied', { count, model: label }))
          }
        >
          {say(texts, 'compare.copy')}
        </Button>
        <Button
          icon={Download}
          aria-label={say(texts, 'compare.downloadFor', { model: label })}
          onClick={() => void takeAway.download(nameOutput(model.id, form), text)}
        >
          {say(texts, 'compare.download')}
        </Button>
      </div>
      <LossReport losses={compiled.losses} />
    </section>
  );
}

function Output({ text, isCode }: { readonly text: string; readonly isCode: boolean }) {
  return (
    <pre
      dir="auto"
      className={`max-h-72 min-h-40 overflow-y-auto p-2 whitespace-pre-wrap wrap-anywhere text-n12 ${isCode ? 'font-mono text-label' : 'font-sans text-read'}`}
    >
      {text}
    </pre>
  );
}

import { Copy, Download, X } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { type Compiled, compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { OutputExport } from './output-export.ts';
import { nameOutput, type OutputForm, writeOutput } from './outputs.ts';
import type { Targets } from './targets.ts';

type OutputTextProps = { readonly text: string; readonly form: OutputForm; readonly className: string };

/** The exact text that is pasted or sent. */
export function OutputText({ text, form, className }: OutputTextProps) {
  const font = form === 'text' ? 'font-sans text-read' : 'font-mono text-label';
  return (
    <pre dir="auto" className={`whitespace-pre-wrap wrap-anywhere text-n12 ${font} ${className}`}>
      {text}
    </pre>
  );
}

/** The prompt in this model's form, and a way to read the newest one that is the same function all along. */
export function useCompiled(document: PromptDocument, model: Model, registry: ModelRegistry) {
  const compiled = useMemo(() => compilePrompt(document, model, registry), [document, model, registry]);
  const latest = useRef<Compiled>(compiled);
  useLayoutEffect(() => {
    latest.current = compiled;
  }, [compiled]);
  const readCompiled = useCallback(() => latest.current, []);
  return { compiled, readCompiled };
}

type TargetProps = { readonly model: Model; readonly targets: Targets };

/** Which model it is, and another one in its place. */
export const TargetPicker = memo(function TargetPicker({ model, targets }: TargetProps) {
  const { shown, living, change } = targets;
  const options = useMemo(
    () =>
      [...new Set([...living, model])]
        .filter((choice) => choice === model || !shown.includes(choice))
        .map(({ id, label }) => ({ value: id, label })),
    [living, shown, model]
  );
  return (
    <SelectInput
      label={t(texts, 'compare.inPlaceOf', { model: model.label })}
      value={model.id}
      options={options}
      onChange={(id) => change(model.id, id)}
      className="flex-1"
    />
  );
});

export const RemoveTarget = memo(function RemoveTarget({ model, targets: { remove } }: TargetProps) {
  if (remove === null) return null;
  const label = t(texts, 'compare.remove', { model: model.label });
  return <IconButton icon={X} label={label} onClick={() => remove(model.id)} />;
});

type ExportButtonsProps = {
  readonly model: Model;
  readonly form: OutputForm;
  readonly outputExport: OutputExport;
  /** Read at the press, not when the button was drawn. */
  readonly readCompiled: () => Compiled;
  readonly isCompact: boolean;
};

/** Out with what is shown. */
export const ExportButtons = memo(function ExportButtons(props: ExportButtonsProps) {
  const { model, form, outputExport, readCompiled, isCompact } = props;
  const { id, label } = model;
  const copyLabel = t(texts, 'compare.copyFor', { model: label });
  const downloadLabel = t(texts, 'compare.downloadFor', { model: label });
  const read = () => writeOutput(readCompiled(), form);
  const copy = () =>
    void outputExport.copy(read(), (count) => t(texts, 'compare.copied', { count, model: label }));
  const download = () => void outputExport.download(nameOutput(id, form), read());
  if (isCompact) {
    return (
      <>
        <IconButton icon={Copy} label={copyLabel} onClick={copy} />
        <IconButton icon={Download} label={downloadLabel} onClick={download} />
      </>
    );
  }
  return (
    <>
      <Button icon={Copy} aria-label={copyLabel} onClick={copy}>
        {t(texts, 'compare.copy')}
      </Button>
      <Button icon={Download} aria-label={downloadLabel} onClick={download}>
        {t(texts, 'compare.download')}
      </Button>
    </>
  );
});

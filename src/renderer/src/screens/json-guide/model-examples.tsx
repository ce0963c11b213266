import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { describeFact, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatIsoDay } from '#renderer/lib/messages/use-moment.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { nameField, nameValue } from '#renderer/messages/translated-names.ts';
import { CodeBlock } from './code-block.tsx';
import type { GuideActions } from './guide-store.ts';
import { findJsonSupport, type JsonSupport } from './json-support.ts';
import { type ModelExample, workedExample, writeForModel } from './worked-example.ts';

type Props = { readonly registry: ModelRegistry; readonly actions: GuideActions };

/** The worked example for one model at a time, with what that model makes of JSON. */
export function ModelExamples({ registry, actions }: Props) {
  const models = useMemo(() => listActiveModels(registry, registry.version), [registry]);
  const [modelId, setModelId] = useState(workedExample.data.model);
  const model = models.find(({ id }) => id === modelId) ?? models[0];
  const example = useMemo(
    () => (model === undefined ? undefined : writeForModel(model, registry)),
    [model, registry]
  );
  if (model === undefined || example === undefined) return null;

  return (
    <div lang={readLanguage().locale} className="grid gap-4">
      <Field label={t(texts, 'json-guide.model')} htmlFor="guide-example-model" className="max-w-80">
        <SelectInput
          id="guide-example-model"
          label={t(texts, 'json-guide.model')}
          value={model.id}
          options={models.map(({ id, label }) => ({ value: id, label }))}
          onChange={setModelId}
          className="w-full"
        />
      </Field>
      <JsonSupportNote support={findJsonSupport(model)} />
      <div className="grid items-start gap-4 min-[960px]:grid-cols-[3fr_2fr]">
        <CodeBlock label={t(texts, 'json-guide.jsonFor', { model: model.label })} text={example.json} />
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            <Button
              icon={Copy}
              onClick={() =>
                void actions.copy(example.json, (count) =>
                  t(texts, 'json-guide.copiedJsonFor', { count, model: model.label })
                )
              }
            >
              {t(texts, 'json-guide.copyThis')}
            </Button>
            <Button
              icon={Copy}
              onClick={() =>
                void actions.copy(example.text, (count) =>
                  t(texts, 'json-guide.copiedFor', { count, model: model.label })
                )
              }
            >
              {t(texts, 'json-guide.copyText')}
            </Button>
            <Button onClick={() => actions.openInBuilder(example.document)}>
              {t(texts, 'json-guide.openThis')}
            </Button>
          </div>
          <ChangedSettings changes={example.changes} />
          {actions.renderLosses(example.losses)}
        </div>
      </div>
    </div>
  );
}

function JsonSupportNote({ support: { verdict, advice, fact } }: { readonly support: JsonSupport }) {
  const writeDay = useFormatIsoDay();
  return (
    <Callout tone={verdict === 'prose' ? 'warning' : 'info'} className="max-w-form">
      <strong className="font-semibold">{t(texts, `json-guide.verdict.${verdict}`)}</strong>{' '}
      <span>{translate(advice)}</span>
      {fact !== null && (
        <span className="mt-1 block text-label">{translate(describeFact(fact), writeDay)}</span>
      )}
    </Callout>
  );
}

function ChangedSettings({ changes }: Pick<ModelExample, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-label font-medium text-n11">{t(texts, 'json-guide.notTaken')}</h3>
      <ul className="grid gap-2">
        {changes.map(({ field, label, before, after, why }) => (
          <li key={field} className="text-label text-n11">
            <span className="block font-medium text-n12">
              {t(texts, 'json-guide.change', {
                field: nameField(field, label),
                before: nameValue(field, before),
                after: nameValue(field, after)
              })}
            </span>
            <span>{translate(why)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

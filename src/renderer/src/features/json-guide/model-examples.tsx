import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { describeFact, listLivingModels } from '#shared/domain/craft/model/registry/registry.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { saySentence } from '#renderer/lib/messages/say-sentence.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { nameField, nameValue } from '#renderer/messages/names.ts';
import { CodeBlock } from './code-block.tsx';
import type { GuideActions } from './guide-actions.ts';
import { type JsonStanding, jsonStandings } from './json-standing.ts';
import { type ModelExample, writeForModel } from './write-for-model.ts';
import { workedExample } from './worked-example.ts';

type Props = { readonly registry: ModelRegistry; readonly actions: GuideActions };

/** The worked example for one model at a time, with what that model makes of JSON. */
export function ModelExamples({ registry, actions }: Props) {
  const models = useMemo(() => listLivingModels(registry, registry.version), [registry]);
  const [modelId, setModelId] = useState(workedExample.data.model);
  const model = models.find(({ id }) => id === modelId) ?? models[0];
  const example = useMemo(
    () => (model === undefined ? undefined : writeForModel(model, registry)),
    [model, registry]
  );
  if (model === undefined || example === undefined) return null;

  return (
    <div lang={readLanguage().locale} className="grid gap-4">
      <Field label={say(texts, 'json-guide.model')} htmlFor="guide-example-model" className="max-w-80">
        <SelectInput
          id="guide-example-model"
          label={say(texts, 'json-guide.model')}
          value={model.id}
          options={models.map(({ id, label }) => ({ value: id, label }))}
          onChange={setModelId}
          className="w-full"
        />
      </Field>
      <Standing standing={jsonStandings[model.family]} />
      <div className="grid items-start gap-4 min-[960px]:grid-cols-[3fr_2fr]">
        <CodeBlock label={say(texts, 'json-guide.jsonFor', { model: model.label })} text={example.json} />
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            <Button
              icon={Copy}
              onClick={() =>
                void actions.copy(example.json, (count) =>
                  say(texts, 'json-guide.copiedJsonFor', { count, model: model.label })
                )
              }
            >
              {say(texts, 'json-guide.copyThis')}
            </Button>
            <Button
              icon={Copy}
              onClick={() =>
                void actions.copy(example.text, (count) =>
                  say(texts, 'json-guide.copiedFor', { count, model: model.label })
                )
              }
            >
              {say(texts, 'json-guide.copyText')}
            </Button>
            <Button onClick={() => actions.openInBuilder(example.document)}>
              {say(texts, 'json-guide.openThis')}
            </Button>
          </div>
          <ChangedSettings changes={example.changes} />
          {actions.renderLosses(example.losses)}
        </div>
      </div>
    </div>
  );
}

function Standing({ standing: { verdict, advice, fact } }: { readonly standing: JsonStanding }) {
  return (
    <Notice tone={verdict === 'prose' ? 'warning' : 'info'} className="max-w-form">
      <strong className="font-semibold">{say(texts, `json-guide.verdict.${verdict}`)}</strong>{' '}
      <span>{saySentence(advice)}</span>
      {fact !== null && <span className="mt-1 block text-label">{saySentence(describeFact(fact))}</span>}
    </Notice>
  );
}

function ChangedSettings({ changes }: Pick<ModelExample, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-label font-medium text-n11">{say(texts, 'json-guide.notTaken')}</h3>
      <ul className="grid gap-2">
        {changes.map(({ field, label, before, after, why }) => (
          <li key={field} className="text-label text-n11">
            <span className="block font-medium text-n12">
              {say(texts, 'json-guide.change', {
                field: nameField(field, label),
                before: nameValue(field, before),
                after: nameValue(field, after)
              })}
            </span>
            <span>{saySentence(why)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

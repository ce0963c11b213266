import { useEffect, useState } from 'react';
import { ModelQuestionLine } from '#renderer/features/first-run/model-question-line.tsx';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { useApp } from '../model/model-context.ts';

/** "Which model do you use?", with the models that can be used today: those that stay first. */
export function ModelQuestion() {
  const { model, flows } = useApp();
  const [models, setModels] = useState<readonly Model[]>([]);
  useEffect(() => {
    const loading = model.models.getState().load();
    loading.then(
      (registry) => setModels(putLastingFirst(listActiveModels(registry, todayInUtc()))),
      () => undefined
    );
  }, [model]);
  return (
    <ModelQuestionLine
      models={models}
      onChoose={(chosen) => void flows.chooseModel(chosen)}
      onDismiss={() => {
        model.modelQuestion.getState().dismiss();
        model.builder.getState().focusOn({ group: 'story', field: 'concept' });
      }}
    />
  );
}

const putLastingFirst = (models: readonly Model[]): Model[] =>
  models.toSorted((one, other) => Number(isPassing(one)) - Number(isPassing(other)));
const isPassing = ({ lifecycle }: Model): boolean => lifecycle.status !== 'current';

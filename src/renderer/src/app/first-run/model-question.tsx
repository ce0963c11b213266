import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/first-run.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { useApp } from '../model/model-context.ts';

/** Asks once which model the user has. New prompts are then written and checked for it. */
export function ModelQuestion() {
  const { model, flows } = useApp();
  const models = useUsableModels();
  const dismiss = () => {
    model.modelQuestion.getState().dismiss();
    model.builder.getState().focusOn({ group: 'story', field: 'concept' });
  };
  return (
    <div
      role="group"
      aria-label={t(texts, 'first-run.model.question')}
      className="flex min-w-0 flex-1 items-center gap-x-2"
    >
      <p className="min-w-0 text-ui min-[360px]:whitespace-nowrap font-medium text-n12">
        {t(texts, 'first-run.model.question')}
      </p>
      <MenuButton
        label={t(texts, 'first-run.model.choose')}
        disabled={models.length === 0}
        className="min-w-0 shrink"
        items={models.map((chosen) => ({
          id: chosen.id,
          label: chosen.label,
          onSelect: () => void flows.chooseModel(chosen)
        }))}
      />
      <span className="ms-auto">
        <IconButton icon={X} label={t(texts, 'first-run.model.skip')} onClick={dismiss} />
      </span>
    </div>
  );
}

/** The models that can be used today; those with a planned retirement last. */
function useUsableModels(): readonly Model[] {
  const { models } = useApp().model;
  const [usable, setUsable] = useState<readonly Model[]>([]);
  useEffect(() => {
    const loading = models.getState().load();
    loading.then(
      (registry) => setUsable(sortRetiringLast(listActiveModels(registry, todayInUtc()))),
      () => undefined
    );
  }, [models]);
  return usable;
}

const sortRetiringLast = (models: readonly Model[]): Model[] =>
  models.toSorted((one, other) => Number(isRetiring(one)) - Number(isRetiring(other)));
const isRetiring = ({ lifecycle }: Model): boolean => lifecycle.status !== 'current';

import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { followAfterPaint } from '#renderer/lib/follow-after-paint.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { comparisonContext } from './comparison-store.ts';
import type { OutputExport } from './output-export.ts';
import type { TargetChoice } from './targets.ts';

export type Compared = Omit<TargetChoice, 'modelName'> & {
  readonly document: PromptDocument;
  readonly registry: ModelRegistry;
  readonly outputExport: OutputExport;
};

/** The current prompt and the models to compare; null until the registry has loaded. */
export function useCompared(): Compared | null {
  const services = useServices();
  const prompt = useMemo(() => followAfterPaint(services.prompt), [services]);
  const document = useStore(prompt, (state) => state.document);
  const chosen = comparisonContext.use((state) => state.chosen);
  const { choose } = comparisonContext.useStoreApi().getState();
  const [today] = useState(todayInUtc);
  const registry = useModelRegistry();
  if (registry === null) return null;
  return { document, registry, today, outputExport: services, chosen, onChoose: choose };
}

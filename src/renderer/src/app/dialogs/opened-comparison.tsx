import { useState } from 'react';
import { useStore } from 'zustand';
import { CompareDialog, type CompareProps } from '#renderer/features/compare/compare-dialog.tsx';
import { CompareDock } from '#renderer/features/compare/compare-dock.tsx';
import { useBuilderLater } from '#renderer/screens/builder/store/builder-context.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { useApp } from '../model/model-context.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';

/** The comparison over the page. */
export function OpenedComparison({ onClose }: { readonly onClose: () => void }) {
  const given = useCompared();
  return given && <CompareDialog {...given} onClose={onClose} />;
}

/** The comparison below the form. */
export function DockedComparison() {
  const { comparison } = useApp().model;
  const given = useCompared();
  const requests = useStore(comparison, (state) => state.requests);
  const { takeRequest, close } = comparison.getState();
  return given && <CompareDock {...given} requests={requests} takeRequest={takeRequest} onClose={close} />;
}

/** The prompt as it is typed and the models it is written for; null until the list of models is there. */
function useCompared(): Omit<CompareProps, 'onClose'> | null {
  const { comparison } = useApp().model;
  const document = useBuilderLater((state) => state.document);
  const chosen = useStore(comparison, (state) => state.chosen);
  const takeAway = useServices();
  const [today] = useState(todayInUtc);
  const registry = useModelRegistry();
  if (registry === null) return null;
  return { document, registry, today, takeAway, chosen, onChoose: comparison.getState().choose };
}

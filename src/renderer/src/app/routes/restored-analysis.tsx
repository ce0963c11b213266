import { useStore } from 'zustand';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';
import { useApp } from '../model/model-context.ts';

const SavedAnalysis = lazyOptional(
  async () => (await import('#renderer/features/fit/saved-analysis.tsx')).SavedAnalysis
);

/** Beside the fit check of now: the analysis of the history entry that is open. */
export function RestoredAnalysis() {
  const { builder, history } = useApp().model;
  const id = useStore(builder, (state) => state.viewingEntryId);
  const analysis = useStore(history, ({ entries }) => entries.find((entry) => entry.id === id)?.analysis);
  return analysis === undefined ? null : <SavedAnalysis value={analysis} />;
}

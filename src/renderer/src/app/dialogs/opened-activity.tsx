import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ActivityDialog } from '#renderer/features/activity/activity-dialog.tsx';
import type { ActivityStore } from '#renderer/features/activity/activity-store.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/activity.json';
import { useApp } from '../model/model-context.ts';

export function OpenedActivity({ onClose }: { readonly onClose: () => void }) {
  const { model } = useApp();
  const [activity, setActivity] = useState<ActivityStore | null>(null);
  useEffect(() => {
    void model.loadActivity().then((loaded) => setActivity(() => loaded));
  }, [model]);
  return activity === null ? null : <Loaded activity={activity} onClose={onClose} />;
}

type LoadedProps = { readonly activity: ActivityStore; readonly onClose: () => void };

function Loaded({ activity, onClose }: LoadedProps) {
  const { model } = useApp();
  const metrics = useStore(activity, (state) => state.metrics);
  const entries = useStore(model.history, (state) => state.entries);
  const templates = useStore(model.library, (state) => state.templates);
  const { notify } = model.notifications.getState();

  const erase = async () => {
    const before = await activity.getState().eraseMetrics();
    const run = () => void activity.getState().restoreMetrics(before);
    const action = { label: t(texts, 'activity.undo'), isUndo: true, run };
    notify({ type: 'success', title: t(texts, 'activity.erased'), action });
  };

  return (
    <ActivityDialog
      metrics={metrics}
      favorites={templates.filter(({ isFavorite }) => isFavorite).length}
      keptAt={entries.map(({ createdAt }) => createdAt)}
      uses={templates.map(({ name, usageCount }) => ({ name, count: usageCount }))}
      onErase={() => void erase()}
      onClose={onClose}
    />
  );
}

import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { useSellerTasks } from '../frame/seller-queries.ts';
import { TaskRow } from './task-row.tsx';

/** The seller's tasks; renders nothing without tasks, and while they load. */
export function TaskList() {
  const { data = [] } = useSellerTasks();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="tasks-title" className="grid gap-3">
      <h2 id="tasks-title" className="text-lead font-semibold">
        {t(texts, 'selling.tasks')}
      </h2>
      <ul aria-labelledby="tasks-title" className="grid gap-2">
        {data.map((task) => (
          <TaskRow key={`${task.kind} ${task.listingId} ${'model' in task ? task.model : ''}`} task={task} />
        ))}
      </ul>
    </section>
  );
}

import {
  CalendarX,
  MessageSquareWarning,
  type LucideIcon,
  MessageSquare,
  PackageOpen,
  Percent,
  Replace
} from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import {
  refundRateDays,
  type SellerTask,
  type SellerTaskKind
} from '#shared/domain/market/dashboard/seller-tasks.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { openListingDraft } from '../drafts/open-listing-draft.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const retargetDialog = lazyComponent(async () => (await import('./retarget-dialog.tsx')).RetargetDialog);

const icons: Readonly<Record<SellerTaskKind, LucideIcon>> = {
  changes_requested: MessageSquareWarning,
  publication_failed: CalendarX,
  model_retired: Replace,
  refunds_high: Percent,
  bundle_above_parts: PackageOpen,
  reviews_unanswered: MessageSquare
};

type Props = { readonly task: SellerTask };

/** One task: what is to be done, about which listing, and the button that leads there. */
export function TaskRow({ task }: Props) {
  const Icon = icons[task.kind];
  const text = useTaskText(task);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-panel border border-n6 bg-n2 p-3 text-ui">
      <Icon aria-hidden size={18} className="shrink-0 text-warning-11" />
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <h3 dir="auto" className="truncate font-semibold">
          {task.title}
        </h3>
        <p dir="auto" className="break-words text-n11">
          {text}
        </p>
      </div>
      <TaskAction task={task} />
    </li>
  );
}

const formatPrice = ({ cents }: { readonly cents: number }): string => formatMoney(cents / 100);

function useTaskText(task: SellerTask): string {
  const registry = useModelRegistry();
  switch (task.kind) {
    case 'changes_requested':
      return t(texts, 'selling.task.changes_requested', { reason: task.reason });
    case 'publication_failed':
      return t(texts, `selling.failure.${task.failure}`);
    case 'model_retired': {
      const model = (registry === null ? undefined : findModel(registry, task.model)?.label) ?? task.model;
      return t(texts, 'selling.task.model_retired', { model });
    }
    case 'refunds_high': {
      const { refunded, sold } = task;
      return t(texts, 'selling.task.refunds_high', { refunded, sold, days: refundRateDays });
    }
    case 'bundle_above_parts':
      return t(texts, 'selling.task.bundle_above_parts', {
        price: formatPrice(task.price),
        parts: formatPrice(task.partsPrice)
      });
    case 'reviews_unanswered':
      return t(texts, 'selling.task.reviews_unanswered', { count: task.count });
  }
}

function TaskAction({ task }: Props) {
  const { title, slug } = task;
  if (task.kind === 'reviews_unanswered') {
    return (
      <Link to={`${paths.listing.getHref(slug)}#reviews-title`} className={buttonClasses('secondary')}>
        {t(texts, 'selling.task.reply')}
        <span className="sr-only"> {title}</span>
      </Link>
    );
  }
  return task.kind === 'model_retired' ? <RetargetButton task={task} /> : <EditButton task={task} />;
}

function RetargetButton({ task }: { readonly task: Extract<SellerTask, { kind: 'model_retired' }> }) {
  const { isOnline } = useSellingDependencies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t(texts, 'selling.task.retarget.named', { title: task.title })}
        reason={isOnline ? undefined : t(texts, 'selling.offline')}
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'selling.task.retarget')}
      </Button>
      {isOpen ? <retargetDialog.LazyPart task={task} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function EditButton({ task: { listingId, title } }: Props) {
  const tools = useSellingDependencies();
  const [isBusy, setIsBusy] = useState(false);
  const edit = async () => {
    setIsBusy(true);
    await openListingDraft(tools, listingId);
    setIsBusy(false);
  };
  return (
    <Button
      aria-label={t(texts, 'selling.task.edit.named', { title })}
      reason={tools.isOnline ? undefined : t(texts, 'selling.offline')}
      isBusy={isBusy}
      onClick={() => void edit()}
    >
      {t(texts, 'selling.edit')}
    </Button>
  );
}

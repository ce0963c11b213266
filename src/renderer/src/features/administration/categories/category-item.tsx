import { useState } from 'react';
import type { ManagedCategory } from '#shared/contract/cloud/categories.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-categories.json';
import { nameListingCategory } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

export const categoryRowClasses =
  'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 px-4 py-3 text-ui';

type Props = {
  readonly category: ManagedCategory;
  /** From 1. */
  readonly position: number;
  readonly categories: readonly ManagedCategory[];
};

/** One category with its names, what counts as it, and what can be done with it. */
export function CategoryItem({ category, position, categories }: Props) {
  const { isOnline } = useAdminDependencies();
  const [opened, setOpened] = useState<'change' | 'merge' | null>(null);
  const name = nameListingCategory(category.names);
  const offline = isOnline ? undefined : t(texts, 'admin-categories.offline');
  const close = () => setOpened(null);
  return (
    <li className={categoryRowClasses}>
      <CategoryFacts category={category} position={position} />
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={t(texts, 'admin-categories.changeNamed', { name })}
          reason={offline}
          onClick={() => setOpened('change')}
        >
          {t(texts, 'admin-categories.change')}
        </Button>
        <Button
          aria-label={t(texts, 'admin-categories.mergeNamed', { name })}
          reason={offline}
          onClick={() => setOpened('merge')}
        >
          {t(texts, 'admin-categories.merge')}
        </Button>
      </div>
      {opened === 'change' ? (
        <CategoryDialog changed={{ category, position }} categories={categories} onClose={close} />
      ) : null}
      {opened === 'merge' ? (
        <MergeDialog
          from={category.key}
          name={name}
          isCategory
          targets={categories.filter(({ key }) => key !== category.key)}
          onClose={close}
        />
      ) : null}
    </li>
  );
}

function CategoryFacts({ category, position }: Omit<Props, 'categories'>) {
  const { names, aliases, listings, isRetired } = category;
  return (
    <div className="grid min-w-0 flex-1 basis-60 gap-1">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-5 text-label text-n10 tabular-nums">{formatNumber(position)}</span>
        <strong lang="en" className="font-medium wrap-anywhere">
          {names.en}
        </strong>
        {names.es === names.en ? null : (
          <span lang="es" className="wrap-anywhere text-n11">
            {names.es}
          </span>
        )}
        {isRetired ? <Tag tone="neutral">{t(texts, 'admin-categories.retired')}</Tag> : null}
      </p>
      <p className="text-label wrap-anywhere text-n11">
        {t(texts, 'admin-categories.listings', { count: listings })}
        {aliases.length === 0
          ? null
          : ` ${t(texts, 'admin-categories.aliases', { list: aliases.join(', ') })}`}
      </p>
    </div>
  );
}

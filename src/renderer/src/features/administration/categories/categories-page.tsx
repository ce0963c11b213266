import { useState } from 'react';
import type { ManagedCategory, UnfiledText } from '#shared/contract/cloud/categories.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-categories.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryItem, categoryRowClasses } from './category-item.tsx';
import { useCategoryUses } from './category-queries.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The categories, in the order that sellers and buyers see. */
export function CategoriesPage() {
  return (
    <SettingsPageFrame name="adminCategories">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <p className="max-w-read text-ui text-n11">{t(texts, 'admin-categories.intro')}</p>
        <Categories />
      </div>
    </SettingsPageFrame>
  );
}

function Categories() {
  const { data, error, isPending, isFetching, refetch } = useCategoryUses();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-categories.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const { categories, unfiled } = data;
  return (
    <>
      {unfiled.length === 0 ? null : <UnfiledTexts unfiled={unfiled} categories={categories} />}
      <AddCategory categories={categories} />
      <ol aria-label={t(texts, 'admin-categories.list')} className="grid grid-cols-1 gap-2">
        {categories.map((category, index) => (
          <CategoryItem key={category.key} category={category} position={index + 1} categories={categories} />
        ))}
      </ol>
    </>
  );
}

type ListProps = { readonly categories: readonly ManagedCategory[] };

function AddCategory({ categories }: ListProps) {
  const { isOnline } = useAdminDependencies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        className="justify-self-start"
        reason={isOnline ? undefined : t(texts, 'admin-categories.offline')}
        onClick={() => setIsOpen(true)}
      >
        {t(texts, 'admin-categories.add')}
      </Button>
      {isOpen ? (
        <CategoryDialog changed={null} categories={categories} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

function UnfiledTexts({ unfiled, categories }: ListProps & { readonly unfiled: readonly UnfiledText[] }) {
  return (
    <section aria-labelledby="unfiled" className="grid min-w-0 grid-cols-1 gap-2">
      <h2 id="unfiled" className="text-section font-semibold">
        {t(texts, 'admin-categories.unfiled')}
      </h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-categories.unfiledHint')}</p>
      <ul aria-labelledby="unfiled" className="grid grid-cols-1 gap-2">
        {unfiled.map((entry) => (
          <UnfiledItem key={entry.text} entry={entry} categories={categories} />
        ))}
      </ul>
    </section>
  );
}

function UnfiledItem({ entry: { text, listings }, categories }: ListProps & { readonly entry: UnfiledText }) {
  const { isOnline } = useAdminDependencies();
  const [isMerging, setIsMerging] = useState(false);
  return (
    <li className={categoryRowClasses}>
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <strong dir="auto" className="font-medium wrap-anywhere">
          {text}
        </strong>
        <p className="text-label text-n11">{t(texts, 'admin-categories.listings', { count: listings })}</p>
      </div>
      <Button
        aria-label={t(texts, 'admin-categories.fileNamed', { name: text })}
        reason={isOnline ? undefined : t(texts, 'admin-categories.offline')}
        onClick={() => setIsMerging(true)}
      >
        {t(texts, 'admin-categories.file')}
      </Button>
      {isMerging ? (
        <MergeDialog
          from={text}
          name={text}
          isCategory={false}
          targets={categories}
          onClose={() => setIsMerging(false)}
        />
      ) : null}
    </li>
  );
}

import type { Purchase, PurchasedVersion } from '#shared/domain/trade/purchase.ts';
import { formatAll, formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { PurchaseFailure } from './frame/purchase-failure.tsx';
import { usePurchasedPrompts, usePurchasedVersions } from './frame/purchase-queries.ts';
import { usePurchaseDependencies } from './frame/dependencies.tsx';

type Props = {
  readonly purchase: Purchase;
  readonly onOpen: (version: number) => void;
  readonly onClose: () => void;
};

/** Every version that the purchase opens, the newest first, each with what is different in it. */
export function VersionsDialog({ purchase, onOpen, onClose }: Props) {
  const { data, error, isFetching, refetch } = usePurchasedVersions(purchase.id);
  const { isOnline } = usePurchaseDependencies();
  const keptVersion = usePurchasedPrompts().data?.items.find(
    ({ purchaseId }) => purchaseId === purchase.id
  )?.version;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'purchases.versions.title')}
      description={<span dir="auto">{purchase.title}</span>}
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <PurchaseFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )
      ) : (
        <ol className="grid gap-3">
          {data
            .toSorted((a, b) => b.version - a.version)
            .map((one) => (
              <VersionRow
                key={one.version}
                version={one}
                isBought={one.version === purchase.version}
                canOpen={purchase.state !== 'revoked'}
                isAway={!isOnline && one.version !== keptVersion}
                onOpen={() => onOpen(one.version)}
              />
            ))}
        </ol>
      )}
    </Dialog>
  );
}

type RowProps = {
  readonly version: PurchasedVersion;
  readonly isBought: boolean;
  readonly canOpen: boolean;
  /** There is no connection, and another version is on this device, or none. */
  readonly isAway: boolean;
  readonly onOpen: () => void;
};

function VersionRow({ version, isBought, canOpen, isAway, onOpen }: RowProps) {
  const { version: number, publishedAt, openedAt } = version;
  const changes = listChanges(version);
  return (
    <li className="grid gap-2 rounded-card border border-n6 bg-n1 p-3 text-ui">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold first-letter:uppercase">
          {t(texts, 'purchases.versions.one', { version: number })}
        </h3>
        {isBought ? <Tag>{t(texts, 'purchases.versions.bought')}</Tag> : null}
        <span className="text-n11">{formatDay(publishedAt)}</span>
        {canOpen ? (
          <Button
            className="ms-auto"
            reason={isAway ? t(texts, 'purchases.versions.notOnDevice', { version: number }) : undefined}
            onClick={onOpen}
          >
            {t(texts, 'purchases.versions.open')}
          </Button>
        ) : null}
      </div>
      {version.notes === '' ? null : (
        <p dir="auto" className="whitespace-pre-line break-words">
          {version.notes}
        </p>
      )}
      {changes.length === 0 ? (
        <p className="text-n11">
          {t(texts, number === 1 ? 'purchases.versions.first' : 'purchases.versions.same')}
        </p>
      ) : (
        <ul className="list-disc ps-5 text-n11">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {openedAt === null ? null : (
        <p className="text-label text-n10">
          {t(texts, 'purchases.versions.opened', { day: formatDay(openedAt) })}
        </p>
      )}
    </li>
  );
}

const nameAll = (fields: readonly string[]): string => formatAll(fields.map((field) => nameField(field)));

function listChanges({ changes, version }: PurchasedVersion): string[] {
  if (version === 1) return [];
  const { addedFields, removedFields, words, changedFacts } = changes;
  return [
    ...(addedFields.length === 0
      ? []
      : [t(texts, 'purchases.versions.added', { fields: nameAll(addedFields) })]),
    ...(removedFields.length === 0
      ? []
      : [t(texts, 'purchases.versions.removed', { fields: nameAll(removedFields) })]),
    ...(words === 0
      ? []
      : [
          words > 0
            ? t(texts, 'purchases.versions.moreWords', { count: words })
            : t(texts, 'purchases.versions.fewerWords', { count: -words })
        ]),
    ...changedFacts.map((fact) => t(texts, `purchases.versions.fact.${fact}`))
  ];
}

import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { useInvalidateWishlist, wishlistName } from './wishlist-queries.ts';
import { useWishlistDependencies } from './dependencies.tsx';

const nameDialog = lazyComponent(async () => (await import('./name-dialog.tsx')).NameDialog);

type Props = { readonly list: Wishlist; readonly onRemoved: () => void };

/** Another name for a list, or away with it. */
export function ListMenu({ list, onRemoved }: Props) {
  const { wishlists, isOnline, notify } = useWishlistDependencies();
  const invalidateWishlist = useInvalidateWishlist();
  const [opened, setOpened] = useState<'name' | 'removal' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = wishlistName(list);
  const close = () => setOpened(null);
  const remove = async () => {
    setIsBusy(true);
    const answer = await wishlists.remove({ id: list.id });
    setIsBusy(false);
    close();
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    notify({ type: 'success', title: t(texts, 'wishlist.listRemoved', { name }) });
    onRemoved();
    await invalidateWishlist();
  };
  return (
    <>
      <MenuButton
        label={t(texts, 'wishlist.listMenu', { name })}
        icon={MoreHorizontal}
        isIconOnly
        reason={isOnline ? undefined : t(texts, 'wishlist.offline')}
        items={[
          {
            id: 'rename',
            label: t(texts, 'wishlist.rename'),
            icon: Pencil,
            onSelect: () => setOpened('name')
          },
          {
            id: 'remove',
            label: t(texts, 'wishlist.removeList'),
            icon: Trash2,
            isDangerous: true,
            isGroupStart: true,
            onSelect: () => setOpened('removal')
          }
        ]}
      />
      {opened === 'name' ? <nameDialog.LazyPart list={list} onDone={close} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={opened === 'removal'}
        onClose={close}
        title={t(texts, 'wishlist.removal.title', { name })}
        message={t(texts, 'wishlist.removal.message', { count: list.itemCount })}
        confirmLabel={t(texts, 'wishlist.removeList')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}

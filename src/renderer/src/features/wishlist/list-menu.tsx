import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { removeList } from './change-wishlist.ts';
import { useWishlistChange } from './use-wishlist-change.ts';
import { type SyncedWishlist, wishlistName, type WishlistRows } from './wishlist-rows.ts';

const nameDialog = lazyComponent(async () => (await import('./name-dialog.tsx')).NameDialog);

type Props = {
  readonly list: SyncedWishlist;
  readonly wishlist: WishlistRows;
  readonly onRemoved: () => void;
};

/** Another name for a list, or away with it. */
export function ListMenu({ list, wishlist, onRemoved }: Props) {
  const { notify } = useServices();
  const change = useWishlistChange();
  const [opened, setOpened] = useState<'name' | 'removal' | null>(null);
  const name = wishlistName(list);
  const close = () => setOpened(null);
  const remove = async () => {
    close();
    if (!(await change(...removeList(list, wishlist)))) return;
    notify({ type: 'success', title: t(texts, 'wishlist.listRemoved', { name }) });
    onRemoved();
  };
  return (
    <>
      <MenuButton
        label={t(texts, 'wishlist.listMenu', { name })}
        icon={MoreHorizontal}
        isIconOnly
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
      {opened === 'name' ? (
        <nameDialog.LazyPart list={list} lists={wishlist.lists} onDone={close} onClose={close} />
      ) : null}
      <ConfirmDialog
        isOpen={opened === 'removal'}
        onClose={close}
        title={t(texts, 'wishlist.removal.title', { name })}
        message={t(texts, 'wishlist.removal.message', { count: list.itemCount })}
        confirmLabel={t(texts, 'wishlist.removeList')}
        isDangerous
        onConfirm={() => void remove()}
      />
    </>
  );
}

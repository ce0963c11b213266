import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { sayError } from '#renderer/messages/names.ts';
import { ConfirmDialog } from '#renderer/ui/alert-dialog.tsx';
import { lazyPart } from '#renderer/ui/lazy-part.ts';
import { MenuButton } from '#renderer/ui/menu.tsx';
import { nameList } from './name-list.ts';
import { useForgetWishes } from './wish-queries.ts';
import { useWishlistDependencies } from './dependencies.tsx';

const nameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).NameDialog);

type Props = { readonly list: Wishlist; readonly onRemoved: () => void };

/** Another name for a list, or away with it. */
export function ListMenu({ list, onRemoved }: Props) {
  const { wishlists, isOnline, notify } = useWishlistDependencies();
  const forgetWishes = useForgetWishes();
  const [opened, setOpened] = useState<'name' | 'removal' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = nameList(list);
  const close = () => setOpened(null);
  const remove = async () => {
    setIsBusy(true);
    const answer = await wishlists.remove({ id: list.id });
    setIsBusy(false);
    close();
    if (!answer.ok) return notify({ type: 'error', title: sayError(answer.error) });
    notify({ type: 'success', title: say(texts, 'wishlist.listRemoved', { name }) });
    onRemoved();
    await forgetWishes();
  };
  return (
    <>
      <MenuButton
        label={say(texts, 'wishlist.listMenu', { name })}
        icon={MoreHorizontal}
        isIconOnly
        reason={isOnline ? undefined : say(texts, 'wishlist.offline')}
        items={[
          {
            id: 'rename',
            label: say(texts, 'wishlist.rename'),
            icon: Pencil,
            onSelect: () => setOpened('name')
          },
          {
            id: 'remove',
            label: say(texts, 'wishlist.removeList'),
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
        title={say(texts, 'wishlist.removal.title', { name })}
        message={say(texts, 'wishlist.removal.message', { count: list.wishCount })}
        confirmLabel={say(texts, 'wishlist.removeList')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}

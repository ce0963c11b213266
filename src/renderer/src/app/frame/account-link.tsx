import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { Avatar } from '#renderer/features/account/profile/avatar.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { removeRevokedPurchases } from '../model/remove-purchased-copies.ts';
import { PlaceLabel, PlaceLink } from './place-link.tsx';
import { useApp } from '../model/model-context.ts';

/** The account in the rail; loads only where someone signed in lately. */
export function AccountLink({ className }: { readonly className: string }) {
  const { model, services } = useApp();
  const store = use(services.loadAccount());
  const account = useStore(store, (state) => state.account);
  useEffect(() => {
    if (store.getState().status === 'unknown') void store.getState().load();
  }, [store]);
  const id = account?.id;
  useEffect(() => {
    if (id !== undefined) void removeRevokedPurchases(model);
  }, [id, model]);
  const name = account?.profile.displayName ?? '';
  const label = name === '' ? t(texts, 'app.profileShort') : t(texts, 'app.profileOf', { name });
  return (
    <PlaceLink to={paths.myProfile.getHref()} data-tip={label} className={className}>
      <Avatar name={name} url={account?.profile.avatarUrl ?? null} className="size-5 text-meta" />
      <PlaceLabel label={t(texts, 'app.profileShort')} spoken={name === '' ? undefined : label} />
    </PlaceLink>
  );
}

import {
  Bell,
  BookOpen,
  CircleUserRound,
  Clapperboard,
  Ellipsis,
  History,
  LayoutGrid,
  type LucideIcon,
  Settings,
  ShoppingBag,
  Store
} from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CommandId } from '#shared/contract/commands.ts';
import { countUnread } from '#shared/domain/activity/notification-list.ts';
import { listUnreadNotices } from '#renderer/features/notifications/notification-store.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useApp } from '../model/model-context.ts';
import { PlaceLabel, PlaceLink } from './place-link.tsx';
import { paths } from '#shared/contract/paths.ts';

const place =
  'relative flex min-h-12 min-w-0 flex-col items-center justify-center gap-0.5 rounded-card px-0.5 py-1 text-n11 hover:bg-n4 hover:text-n12 aria-[current=page]:bg-n5 aria-[current=page]:text-n12 max-[639px]:flex-1';

/** The way around: a rail at the side, a bar of five at the bottom of narrow windows. */
export function Rail() {
  const { model } = useApp();
  const unread = useStore(
    model.notifications,
    (state) => countUnread(state.notifications) + listUnreadNotices(state).length
  );
  return (
    <nav
      aria-label={t(texts, 'app.main')}
      className="flex shrink-0 gap-1 border-n6 bg-n2 p-1.5 max-[639px]:order-last max-[639px]:border-t max-[639px]:py-1 min-[640px]:w-22 min-[640px]:flex-col min-[640px]:overflow-y-auto min-[640px]:border-e"
    >
      <p className="px-1 pt-1 pb-2 text-center text-label font-semibold text-n12 max-[639px]:hidden">
        Reelwright
      </p>
      <Place to={paths.builder.getHref()} label={t(texts, 'app.builder')} Icon={Clapperboard} />
      <Place to={paths.library.getHref()} label={t(texts, 'app.library')} Icon={LayoutGrid} />
      <Place to={paths.marketplace.getHref()} label={t(texts, 'app.marketplace')} Icon={Store} />
      <Opener command="view.history" label={t(texts, 'app.history')} Icon={History} />
      <span className="contents max-[639px]:hidden">
        <Place to={paths.howTo.getHref()} label={t(texts, 'app.guides')} Icon={BookOpen} />
        <span className="grow" />
        <Purchases />
        <Account />
        <Opener
          command="view.notifications"
          label={t(texts, 'app.notifications')}
          {...(unread === 0 ? {} : { name: t(texts, 'app.newNotifications', { count: unread }) })}
          Icon={Bell}
          count={unread}
        />
        <Opener command="view.settings" label={t(texts, 'app.settings')} Icon={Settings} />
      </span>
      <span className="contents min-[640px]:hidden">
        <More unread={unread} />
      </span>
    </nav>
  );
}

const sheet = lazyComponent(async () => (await import('./more-sheet.tsx')).MoreSheet);

/** The fifth place of the bar: everything else. */
function More({ unread }: { readonly unread: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={place}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis aria-hidden="true" className="size-5 shrink-0" />
        <PlaceLabel
          label={t(texts, 'app.more')}
          spoken={unread === 0 ? undefined : t(texts, 'app.moreNew', { count: unread })}
        />
        <Count count={unread} />
      </button>
      {isOpen ? <sheet.LazyPart unread={unread} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const accountLink = lazyComponent(async () => (await import('./account-link.tsx')).AccountLink);

/** For whoever was signed in here lately. */
function Purchases() {
  return useSignedInHint() ? (
    <Place to={paths.purchases.getHref()} label={t(texts, 'app.purchases')} Icon={ShoppingBag} />
  ) : null;
}

/** The account, or the link to sign in. */
function Account() {
  const wasSignedIn = useSignedInHint();
  return wasSignedIn ? (
    <accountLink.LazyPart className={place} />
  ) : (
    <Place to={paths.signIn.getHref()} label={t(texts, 'app.signIn')} Icon={CircleUserRound} />
  );
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute start-1/2 top-0.5 ms-1.5 min-w-4 rounded-full bg-accent-9 px-1 text-center font-mono text-meta font-semibold text-accent-on"
    >
      {count}
    </span>
  );
}

type PlaceProps = { readonly to: string; readonly label: string; readonly Icon: LucideIcon };

function Place({ to, label, Icon }: PlaceProps) {
  return (
    <PlaceLink to={to} className={place}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <PlaceLabel label={label} />
    </PlaceLink>
  );
}

type OpenerProps = {
  readonly command: CommandId;
  readonly label: string;
  /** A longer accessible name, which begins with the label. */
  readonly name?: string;
  readonly Icon: LucideIcon;
  /** Shown on it; its name says the same in words. */
  readonly count?: number;
};

function Opener({ command, label, name, Icon, count = 0 }: OpenerProps) {
  const { registry } = useApp();
  return (
    <button type="button" aria-haspopup="dialog" className={place} onClick={() => registry.run(command)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <PlaceLabel label={label} spoken={name} />
      <Count count={count} />
    </button>
  );
}

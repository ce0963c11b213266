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
import { NavLink } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useApp } from '../model/model-context.ts';
import { paths } from '#shared/contract/paths.ts';

const place =
  'relative grid size-10 place-items-center rounded-card text-n11 hover:bg-n4 hover:text-n12 aria-[current=page]:bg-n5 aria-[current=page]:text-n12 max-[639px]:size-11 pointer-coarse:size-11';

/** The way around: a rail at the side, a bar of five at the bottom of narrow windows. */
export function Rail() {
  const { model } = useApp();
  const unread = useStore(
    model.notifications,
    ({ notifications, told }) => countUnread(notifications) + countUnread(told)
  );
  return (
    <nav
      aria-label={t(texts, 'app.main')}
      className="flex shrink-0 gap-1 border-n6 bg-n2 p-2 max-[639px]:order-last max-[639px]:justify-around max-[639px]:border-t max-[639px]:py-1 min-[640px]:w-14 min-[640px]:flex-col min-[640px]:border-e"
    >
      <Place to={paths.builder.getHref()} label={t(texts, 'app.builder')} Icon={Clapperboard} />
      <Place to={paths.library.getHref()} label={t(texts, 'app.library')} Icon={LayoutGrid} />
      <span className="contents max-[639px]:hidden">
        <Place to={paths.marketplace.getHref()} label={t(texts, 'app.marketplace')} Icon={Store} />
      </span>
      <Opener command="view.history" label={t(texts, 'app.history')} Icon={History} />
      <span className="contents max-[639px]:hidden">
        <Place to={paths.howTo.getHref()} label={t(texts, 'app.guides')} Icon={BookOpen} />
      </span>
      <span className="grow max-[639px]:hidden" />
      <span className="contents max-[639px]:hidden">
        <Purchases />
        <Account />
      </span>
      <Opener
        command="view.notifications"
        label={
          unread === 0 ? t(texts, 'app.notifications') : t(texts, 'app.newNotifications', { count: unread })
        }
        Icon={Bell}
        count={unread}
      />
      <span className="contents max-[639px]:hidden">
        <Opener command="view.settings" label={t(texts, 'app.settings')} Icon={Settings} />
      </span>
      <span className="contents min-[640px]:hidden">
        <More />
      </span>
    </nav>
  );
}

const sheet = lazyComponent(async () => (await import('./more-sheet.tsx')).MoreSheet);

/** The fifth place of the bar: everything else. */
function More() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t(texts, 'app.more')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={place}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      {isOpen ? <sheet.LazyPart onClose={() => setIsOpen(false)} /> : null}
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

/** Who is signed in, or the way to it. */
function Account() {
  const wasSignedIn = useSignedInHint();
  return wasSignedIn ? (
    <accountLink.LazyPart className={place} />
  ) : (
    <Place to={paths.signIn.getHref()} label={t(texts, 'app.signIn')} Icon={CircleUserRound} />
  );
}

function Place({
  to,
  label,
  Icon
}: {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}) {
  return (
    <NavLink to={to} end aria-label={label} data-tip={label} className={place}>
      <Icon aria-hidden="true" className="size-5" />
    </NavLink>
  );
}

type OpenerProps = {
  readonly command: CommandId;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Shown on it; its label says the same in words. */
  readonly count?: number;
};

function Opener({ command, label, Icon, count = 0 }: OpenerProps) {
  const { registry } = useApp();
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      data-tip={label}
      className={place}
      onClick={() => registry.run(command)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 min-w-4 rounded-full bg-accent-9 px-1 text-center font-mono text-meta font-semibold text-accent-on"
        >
          {count}
        </span>
      ) : null}
    </button>
  );
}

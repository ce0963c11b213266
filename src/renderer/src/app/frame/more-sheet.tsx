import { Bell, CircleUserRound, Heart, Search, Settings, ShoppingBag } from 'lucide-react';
import type { CommandId } from '#shared/contract/commands.ts';
import { PageGroups } from '#renderer/features/content/page-links.tsx';
import { Link } from '#renderer/lib/router.ts';
import { paths } from '#shared/contract/paths.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useApp } from '../model/model-context.ts';

type MoreSheetProps = {
  /** The count of unread notifications. */
  readonly unread: number;
  readonly onClose: () => void;
};

/** The pages that the bottom bar of a phone has no room for. */
export function MoreSheet({ unread, onClose }: MoreSheetProps) {
  const { registry } = useApp();
  const wasSignedIn = useSignedInHint();
  const run = (command: CommandId) => {
    onClose();
    registry.run(command);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'app.more')}>
      <div className="grid grid-cols-2 gap-2 pb-6">
        <Link
          to={wasSignedIn ? paths.myProfile.getHref() : paths.signIn.getHref()}
          onClick={onClose}
          className={buttonClasses('secondary')}
        >
          <CircleUserRound aria-hidden size={16} strokeWidth={1.75} />
          {t(texts, wasSignedIn ? 'app.profile' : 'app.signIn')}
        </Link>
        <Button icon={Settings} onClick={() => run('view.settings')}>
          {t(texts, 'app.settings')}
        </Button>
        <Button icon={Bell} className="col-span-2" onClick={() => run('view.notifications')}>
          {unread === 0 ? t(texts, 'app.notifications') : t(texts, 'app.newNotifications', { count: unread })}
        </Button>
        {wasSignedIn ? (
          <>
            <Link to={paths.purchases.getHref()} onClick={onClose} className={buttonClasses('secondary')}>
              <ShoppingBag aria-hidden size={16} strokeWidth={1.75} />
              {t(texts, 'app.purchases')}
            </Link>
            <Link to={paths.wishlist.getHref()} onClick={onClose} className={buttonClasses('secondary')}>
              <Heart aria-hidden size={16} strokeWidth={1.75} />
              {t(texts, 'app.wishlist')}
            </Link>
          </>
        ) : null}
        <Button icon={Search} className="col-span-2" onClick={() => run('view.palette')}>
          {nameCommand('view.palette')}
        </Button>
      </div>
      <nav aria-label={t(texts, 'app.pages')}>
        <PageGroups onGo={onClose} />
      </nav>
    </Dialog>
  );
}

import { Link as LinkIcon } from 'lucide-react';
import { use } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { ownLinkOf } from '#renderer/feature-api/own-links.ts';
import { copyText } from '#renderer/lib/interaction/copy-text.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';

/** The seller's own link to their profile; each of their listings has one too. */
export function OwnLink() {
  const { loadAccount, linkTo, notify } = useSellingDependencies();
  const username = useStore(use(loadAccount()), ({ account }) => account?.profile.username);
  if (username === undefined) return null;
  const link = linkTo(ownLinkOf(paths.profile.getHref(username), username));
  const copied = { copied: t(texts, 'selling.coupon.copied'), failed: t(texts, 'selling.coupon.notCopied') };
  return (
    <section
      aria-label={t(texts, 'selling.ownLink.title')}
      className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui"
    >
      <h2 className="text-read font-semibold">{t(texts, 'selling.ownLink.title')}</h2>
      <p className="text-n11">{t(texts, 'selling.ownLink.text')}</p>
      <p className="font-mono text-label break-all">{link}</p>
      <Button
        icon={LinkIcon}
        onClick={() => void copyText(notify, link, copied)}
        className="justify-self-start"
      >
        {t(texts, 'selling.ownLink.copy')}
      </Button>
    </section>
  );
}

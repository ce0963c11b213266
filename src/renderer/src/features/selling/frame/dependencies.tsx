import { type ReactNode, useMemo } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import {
  type AccountStore,
  type Services,
  useIsOnline,
  useServices
} from '#renderer/feature-api/services.ts';
import { useRestriction } from '#renderer/feature-api/use-restriction.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { translateRestriction } from '#renderer/messages/translated-names.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type SellingDependencies = {
  readonly sellers: Cloud['sellers'];
  readonly coupons: Cloud['coupons'];
  readonly sales: Cloud['sales'];
  readonly questions: Cloud['questions'];
  readonly sellerMessages: Cloud['sellerMessages'];
  readonly followers: Cloud['followers'];
  readonly listings: Cloud['listings'];
  readonly legalTexts: Cloud['legalTexts'];
  readonly media: Cloud['media'];
  readonly mediaUploads: Cloud['mediaUploads'];
  readonly listingDrafts: Device['listingDrafts'];
  readonly replica: Pick<Device['replica'], 'listRows'>;
  readonly on: Platform['on'];
  readonly prompt: Services['prompt'];
  readonly openPrompt: Services['openPrompt'];
  readonly now: () => number;
  readonly isOnline: boolean;
  /** Why nothing new can be put on sale at the moment; undefined where it can. */
  readonly closedReason: string | undefined;
  readonly notify: Notify;
  /** The absolute URL of a path of this app, for sharing. */
  readonly linkTo: (path: string) => string;
  readonly goTo: (path: string) => void;
  readonly loadAccount: () => Promise<AccountStore>;
};

const [SellingContext, useContext] = createRequiredContext<SellingDependencies>('SellingDependencies');

export const useSellingDependencies = useContext;

/** Wraps each screen and part of this feature. */
export function SellingProvider({ children }: { readonly children: ReactNode }) {
  const { platform, prompt, openPrompt, notify, now, linkTo, goTo, loadAccount } = useServices();
  const isOnline = useIsOnline();
  const closedReason = translateRestriction(useRestriction('selling_closed'));
  const dependencies = useMemo(() => {
    const { sellers, coupons, sales, questions, sellerMessages, followers } = platform.cloud;
    const { legalTexts, listings, media, mediaUploads } = platform.cloud;
    const { listingDrafts, replica } = platform.device;
    const own = { closedReason, sellers, coupons, sales, questions, sellerMessages, followers };
    const cloud = { ...own, legalTexts, listings, media, mediaUploads };
    const { on } = platform;
    return {
      ...cloud,
      listingDrafts,
      replica,
      on,
      isOnline,
      prompt,
      openPrompt,
      notify,
      now,
      linkTo,
      goTo,
      loadAccount
    };
  }, [platform, isOnline, closedReason, prompt, openPrompt, notify, now, linkTo, goTo, loadAccount]);
  return (
    <CachedQueries>
      <SellingContext value={dependencies}>{children}</SellingContext>
    </CachedQueries>
  );
}

import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { FileAccess, Platform } from '#shared/contract/platform/platform.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import { type Services, useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { useRestriction } from '#renderer/feature-api/use-restriction.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { TakeAnswer } from '#renderer/lib/query/hydration-data.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createLocalStore, type LocalStore } from '#renderer/lib/local-store.ts';
import { translateRestriction } from '#renderer/messages/translated-names.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

export type PurchaseDependencies = {
  readonly orders: Cloud['orders'];
  readonly purchases: Cloud['purchases'];
  readonly purchasedPrompts: Device['purchasedPrompts'];
  /** The purchases as far as this device knows them without the server. */
  readonly replica: Pick<Device['replica'], 'listRows'>;
  readonly syncNow: () => void;
  readonly now: () => number;
  /** The id of the account that is signed in, as the server says; null without one or without an answer. */
  readonly findHolder: () => Promise<string | null>;
  readonly isOnline: boolean;
  /** Why nothing can be bought at the moment; undefined where it can. */
  readonly closedReason: string | undefined;
  /** Opens the page where an order is paid. */
  readonly goToCheckout: (url: string) => Promise<Result<unknown, ContractError>>;
  /** True if the checkout opens in another program, so that this window stays. */
  readonly paysElsewhere: boolean;
  /** Puts it into the builder as one undo step, which `label` names, and shows it. */
  readonly openInBuilder: (document: PromptDocument, label?: string) => void;
  /** The stores that may hold copies of a purchased prompt: the builder, the history and the user's templates. */
  readonly copies: Pick<Device, 'history' | 'templates'> & { readonly prompt: Services['prompt'] };
  /** Removes unchanged copies of refunded prompts. */
  readonly removeCopies: (purchaseIds: readonly string[]) => Promise<void>;
  /** The label of a model, or its id where the list in use does not know it. */
  readonly nameModel: (id: string) => string;
  readonly memory: LocalStore;
  readonly createIntent: () => string;
  readonly takeAnswer: TakeAnswer;
  readonly notify: Notify;
  /** The address of a path of this app, to share. */
  readonly linkTo: (path: string) => string;
  readonly saveFile: FileAccess['save'];
  readonly print: () => void;
};

export const [PurchaseContext, usePurchaseDependencies] =
  createRequiredContext<PurchaseDependencies>('PurchaseDependencies');

const memory = createLocalStore('reelwright');

/** Around each screen and part about buying. */
export function PurchaseProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const isOnline = useIsOnline();
  const closedReason = translateRestriction(useRestriction('buying_closed'));
  // Without the list of models their ids are shown, so nothing waits for it.
  const registry = useStore(services.models, (state) => state.registry);
  const dependencies = useMemo(() => {
    const { platform, openPrompt, removeCopies, notify, linkTo, takeAnswer } = services;
    const { cloud, device, files } = platform;
    return {
      orders: cloud.orders,
      purchases: cloud.purchases,
      purchasedPrompts: device.purchasedPrompts,
      replica: device.replica,
      syncNow: services.syncNow,
      now: services.now,
      findHolder: () => findHolder(services),
      isOnline,
      closedReason,
      ...openCheckout(platform),
      openInBuilder: openPrompt,
      copies: { history: device.history, templates: device.templates, prompt: services.prompt },
      removeCopies,
      nameModel: (id: string) => (registry === null ? undefined : findModel(registry, id)?.label) ?? id,
      memory,
      createIntent: () => crypto.randomUUID(),
      takeAnswer,
      notify,
      linkTo,
      saveFile: files.save,
      print: () => window.print()
    };
  }, [services, isOnline, closedReason, registry]);
  return (
    <CachedQueries>
      <PurchaseContext value={dependencies}>{children}</PurchaseContext>
    </CachedQueries>
  );
}

async function findHolder({ loadAccount }: Services): Promise<string | null> {
  const store = await loadAccount();
  await store.getState().load();
  return store.getState().account?.id ?? null;
}

/** The browser leaves the page for the checkout; the desktop opens it in the browser. */
const openCheckout = ({
  capabilities: { shell }
}: Platform): Pick<PurchaseDependencies, 'goToCheckout' | 'paysElsewhere'> => ({
  async goToCheckout(url) {
    if (shell !== null) return shell.checkout.open({ url });
    location.assign(url);
    return ok(undefined);
  },
  paysElsewhere: shell !== null
});

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { ok } from '#shared/kit/result.ts';
import { ListingPoster } from '#renderer/features/marketplace/listing-poster.tsx';
import type { PurchaseTools } from '#renderer/features/purchases/purchase-tools.ts';
import { createMemory } from '#renderer/lib/remembered.ts';
import { forgetCopies } from '../model/forget-copies.ts';
import { useApp } from '../model/model-context.ts';

const memory = createMemory('reelwright');

/** What buying and the purchases need of the rest of the app. */
export function usePurchaseTools(): PurchaseTools {
  const { model, flows } = useApp();
  const isOnline = useStore(model.status, (state) => state.isOnline);
  // Names are a nicety here: nothing waits for the list, and without it ids stand in.
  const registry = useStore(model.models, (state) => state.registry);
  return useMemo(() => {
    const { cloud, device, capabilities } = model.platform;
    const { shell } = capabilities;
    return {
      orders: cloud.orders,
      purchases: cloud.purchases,
      bought: device.bought,
      async findHolder() {
        const store = await model.loadAccount();
        await store.getState().load();
        return store.getState().account?.id ?? null;
      },
      isOnline,
      async goToCheckout(url) {
        if (shell !== null) return shell.checkout.open({ url });
        location.assign(url);
        return ok(undefined);
      },
      paysElsewhere: shell !== null,
      openInBuilder: (document) => flows.openPrompt(document),
      forgetCopies: (purchaseIds) => forgetCopies(model, purchaseIds),
      nameModel: (id) => (registry === null ? undefined : findModel(registry, id)?.label) ?? id,
      renderPoster: ({ slug, category, aspectRatio, cover }) => (
        <ListingPoster listing={{ kind: 'prompt', slug, category, facts: { aspectRatio }, cover }} />
      ),
      memory,
      createIntent: () => crypto.randomUUID(),
      notify: model.notifications.getState().notify,
      saveFile: model.platform.files.save,
      print: () => window.print()
    };
  }, [model, flows, isOnline, registry]);
}

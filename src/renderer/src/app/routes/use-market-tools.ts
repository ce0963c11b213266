import { createElement, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  findModel,
  findReplacement,
  listLivingModels
} from '#shared/domain/craft/model/registry/registry.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { MarketTools, NamedModel } from '#renderer/features/marketplace/market-tools.ts';
import { readToday } from '#renderer/lib/read-today.ts';
import { useApp } from '../model/model-context.ts';
import { useLinkTo } from './use-link-to.ts';
import { useRegistry } from '../model/use-registry.ts';
import { WishPlace } from './wish-place.tsx';

/** What the marketplace needs of the rest of the app. */
export function useMarketTools(): MarketTools {
  const { model } = useApp();
  const registry = useRegistry();
  const wanted = useStore(model.builder, ({ document }) => document.data.model);
  const isOnline = useStore(model.status, (state) => state.isOnline);
  const linkTo = useLinkTo();
  return useMemo(
    () => ({
      listings: model.platform.cloud.listings,
      reviews: model.platform.cloud.reviews,
      isOnline,
      seen: model.platform.device.seen,
      ...nameModels(registry, wanted),
      renderBuying: null,
      renderWish: (listing) => createElement(WishPlace, { listing }),
      usesSingleKeys: () => model.preferences.getState().preferences.ui.singleKeyShortcuts,
      linkTo,
      notify: model.notifications.getState().notify,
      now: () => Date.now()
    }),
    [model, registry, wanted, isOnline, linkTo]
  );
}

function nameModels(
  registry: ModelRegistry | null,
  wanted: string
): Pick<MarketTools, 'models' | 'ownModel'> {
  if (registry === null) return { models: [], ownModel: null };
  const models: NamedModel[] = listLivingModels(registry, readToday()).map(({ id, label }) => ({
    id,
    label
  }));
  const found = findModel(registry, wanted);
  // For a model that is gone, the one to move to.
  const own = found?.lifecycle.status === 'retired' ? (findReplacement(registry, found) ?? found) : found;
  return { models, ownModel: models.find(({ id }) => id === own?.id) ?? null };
}

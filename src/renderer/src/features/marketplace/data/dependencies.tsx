import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel, findSuccessor, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { type Services, useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import type { TakeAnswer } from '#renderer/lib/query/hydration-data.ts';
import type { OfflineCache } from '#renderer/lib/query/offline-cache.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

/** A supported model under its display name. */
export type NamedModel = { readonly id: string; readonly label: string };

export type MarketDependencies = {
  readonly listings: Cloud['listings'];
  readonly reviews: Cloud['reviews'];
  readonly questions: Cloud['questions'];
  readonly results: Cloud['results'];
  readonly mediaUploads: Cloud['mediaUploads'];
  /** Players of video hosts are not embedded on the desktop. */
  readonly canEmbed: boolean;
  readonly isOnline: boolean;
  readonly writeRows: Services['writeRows'];
  /** Holds the offline shelf. */
  readonly replica: Pick<Device['replica'], 'listRows'>;
  /** Answers kept for times without a connection. */
  readonly cache: OfflineCache;
  readonly takeAnswer: TakeAnswer;
  /** Empty until the list of models has loaded. */
  readonly models: readonly NamedModel[];
  /** The model of the prompt in the builder, or its replacement; null where it is unknown. */
  readonly ownModel: NamedModel | null;
  readonly usesSingleKeys: () => boolean;
  /** `path` of this app as a link to share. */
  readonly linkTo: (path: string) => string;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const [MarketContext, useMarketDependencies] =
  createRequiredContext<MarketDependencies>('MarketDependencies');

/** Around each screen and part of the marketplace. */
export function MarketProvider({ children }: { readonly children: ReactNode }) {
  const { platform, prompt, preferences, linkTo, notify, now, takeAnswer, writeRows } = useServices();
  const registry = useModelRegistry();
  const wanted = useStore(prompt, ({ document }) => document.data.model);
  const isOnline = useIsOnline();
  const dependencies = useMemo(
    () => ({
      listings: platform.cloud.listings,
      reviews: platform.cloud.reviews,
      questions: platform.cloud.questions,
      results: platform.cloud.results,
      mediaUploads: platform.cloud.mediaUploads,
      canEmbed: platform.capabilities.shell === null,
      isOnline,
      writeRows,
      replica: platform.device.replica,
      cache: platform.device.offlineCache,
      takeAnswer,
      ...nameModels(registry, wanted),
      usesSingleKeys: () => preferences.getState().preferences.ui.singleKeyShortcuts,
      linkTo,
      notify,
      now
    }),
    [platform, preferences, linkTo, notify, now, takeAnswer, writeRows, registry, wanted, isOnline]
  );
  return (
    <CachedQueries>
      <MarketContext value={dependencies}>{children}</MarketContext>
    </CachedQueries>
  );
}

function nameModels(
  registry: ModelRegistry | null,
  wanted: string
): Pick<MarketDependencies, 'models' | 'ownModel'> {
  if (registry === null) return { models: [], ownModel: null };
  const models: NamedModel[] = listActiveModels(registry, todayInUtc()).map(({ id, label }) => ({
    id,
    label
  }));
  const found = findModel(registry, wanted);
  const own = found?.lifecycle.status === 'retired' ? (findSuccessor(registry, found) ?? found) : found;
  return { models, ownModel: models.find(({ id }) => id === own?.id) ?? null };
}

/** The label of a model, or its id where the list in use does not know it. */
export const nameModel = (models: readonly NamedModel[], id: string): string =>
  models.find((model) => model.id === id)?.label ?? id;

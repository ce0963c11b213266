import type { CommandId } from '#shared/contract/commands.ts';
import type { Feature } from '#renderer/feature-api/feature.ts';
import { account } from '#renderer/features/account/feature.ts';
import { activity } from '#renderer/features/activity/feature.ts';
import { administration } from '#renderer/features/administration/feature.ts';
import { compare } from '#renderer/features/compare/feature.ts';
import { decisions } from '#renderer/features/decisions/feature.ts';
import { diagnostics } from '#renderer/features/diagnostics/feature.ts';
import { downloads } from '#renderer/features/downloads/feature.ts';
import { fit } from '#renderer/features/fit/feature.ts';
import { follows } from '#renderer/features/follows/feature.ts';
import { history } from '#renderer/features/history/feature.ts';
import { inbox } from '#renderer/features/inbox/feature.ts';
import { library } from '#renderer/features/library/feature.ts';
import { marketplace } from '#renderer/features/marketplace/feature.ts';
import { matrix } from '#renderer/features/matrix/feature.ts';
import { models } from '#renderer/features/models/feature.ts';
import { notices } from '#renderer/features/notices/feature.ts';
import { notifications } from '#renderer/features/notifications/feature.ts';
import { paste } from '#renderer/features/paste/feature.ts';
import { plan } from '#renderer/features/plan/feature.ts';
import { purchases } from '#renderer/features/purchases/feature.ts';
import { reading } from '#renderer/features/content/feature.ts';
import { sellerMessages } from '#renderer/features/seller-messages/feature.ts';
import { selling } from '#renderer/features/selling/feature.ts';
import { serviceStatus } from '#renderer/features/service-status/feature.ts';
import { sync } from '#renderer/features/sync/feature.ts';
import { terms } from '#renderer/features/terms/feature.ts';
import { transfer } from '#renderer/features/transfer/feature.ts';
import { wishlist } from '#renderer/features/wishlist/feature.ts';
import { contentPages } from '#renderer/screens/content-pages.ts';

const list = [
  library,
  plan,
  marketplace,
  wishlist,
  follows,
  sellerMessages,
  selling,
  purchases,
  account,
  administration,
  decisions,
  notices,
  inbox,
  serviceStatus,
  downloads,
  sync,
  terms,
  fit,
  reading,
  activity,
  compare,
  diagnostics,
  history,
  matrix,
  models,
  notifications,
  paste,
  transfer,
  contentPages
] as const;

type Listed = (typeof list)[number];
type CommandsOf<Given> = Given extends Readonly<Record<'commands', infer Entries>> ? keyof Entries : never;

/** Commands that a feature handles. */
export type FeatureCommandId = Extract<CommandsOf<Listed>, CommandId>;

export const features: readonly Feature[] = list;

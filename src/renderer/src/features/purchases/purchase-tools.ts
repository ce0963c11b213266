import { createContext, type ReactNode, useContext } from 'react';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { FileAccess } from '#shared/contract/platform.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Result } from '#shared/kit/result.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { Memory } from '#renderer/lib/remembered.ts';

/** What buying, and what was bought, need of the rest of the app. */
export type PurchaseTools = {
  readonly orders: Cloud['orders'];
  readonly purchases: Cloud['purchases'];
  readonly bought: Device['bought'];
  /** Whose purchases these are, as the server says; null where nobody is signed in or it gave no answer. */
  readonly findHolder: () => Promise<string | null>;
  readonly isOnline: boolean;
  /** Goes to where an order is paid. */
  readonly goToCheckout: (url: string) => Promise<Result<unknown, ContractError>>;
  /** Whether that is another program, so that this window goes on meanwhile. */
  readonly paysElsewhere: boolean;
  /** Puts it into the builder and goes there. */
  readonly openInBuilder: (document: PromptDocument) => void;
  /** Lets go of copies of what was given back, but for what somebody has worked on. */
  readonly forgetCopies: (purchaseIds: readonly string[]) => Promise<void>;
  /** The label of a model, or its id where nobody knows it. */
  readonly nameModel: (id: string) => string;
  readonly renderPoster: (purchase: Purchase) => ReactNode;
  readonly memory: Memory;
  readonly createIntent: () => string;
  readonly notify: Notify;
  readonly saveFile: FileAccess['save'];
  readonly print: () => void;
};

const ToolsContext = createContext<PurchaseTools | null>(null);
export const PurchaseToolsProvider = ToolsContext.Provider;

export function usePurchaseTools(): PurchaseTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('usePurchaseTools is used outside the PurchaseToolsProvider');
  return tools;
}

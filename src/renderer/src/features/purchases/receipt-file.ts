import { useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import type { Result } from '#shared/kit/result.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { type PurchaseDependencies, usePurchaseDependencies } from './frame/dependencies.tsx';

type Saving = {
  readonly isSaving: boolean;
  /** Why it was not saved the last time. */
  readonly problem: string | null;
  readonly save: () => Promise<void>;
};

/** Keeping the receipt as a PDF, in the language shown. */
export function useReceiptFile(orderId: string): Saving {
  const tools = usePurchaseDependencies();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveReceipt(tools, orderId);
    setProblem(saved.ok ? null : translateError(saved.error));
    setIsSaving(false);
  };
  return { isSaving, problem, save };
}

type Tools = Pick<PurchaseDependencies, 'orders' | 'saveFile'>;

/** Asks the server for the file, and the device to keep it. */
export async function saveReceipt(
  { orders, saveFile }: Tools,
  orderId: string
): Promise<Result<{ isSaved: boolean }, ContractError>> {
  const language: ReceiptLanguage = readLanguage().locale.startsWith('es') ? 'es' : 'en';
  const answer = await orders.getReceiptFile({ id: orderId, language });
  if (!answer.ok) return answer;
  const { name, base64 } = answer.value;
  return saveFile(
    name,
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  );
}

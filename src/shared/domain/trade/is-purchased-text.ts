import type { PromptData } from '../craft/prompt/prompt.ts';
import { fingerprintOf } from '../../kit/hash-text.ts';
import { readOrigin, writeSoldText } from './prompt-origin.ts';

/**
 * True for the exact text of an opened version of a purchase: `last` is the one opened last, if the device still has it,
 * and earlier ones are recognized by what their origin tells of them.
 */
export function isPurchasedText(data: PromptData, purchaseId: string, last: string | null): boolean {
  const origin = readOrigin(data);
  if (origin?.purchaseId !== purchaseId) return false;
  const text = writeSoldText(data);
  return text === last || fingerprintOf(text) === origin.fingerprint;
}

// The storyboard on paper. A browser prints by itself; the desktop's shell does it for its window.
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';

export type PlanPrinter = {
  readonly print: () => void;
  /** Null in a browser, whose print dialog offers it. */
  readonly savePdf: ((fileName: string) => Promise<void>) | null;
};

export function createPlanPrinter({
  platform,
  notify,
  download
}: Pick<Services, 'platform' | 'notify' | 'download'>): PlanPrinter {
  const { shell } = platform.capabilities;
  if (shell === null) return { print: () => window.print(), savePdf: null };
  const { page } = shell;

  async function printSheet<T>(work: () => Promise<Result<T, ContractError>>): Promise<T | null> {
    // The sheet is drawn for the printer alone.
    dispatchEvent(new Event('beforeprint'));
    const answer = await work();
    dispatchEvent(new Event('afterprint'));
    if (answer.ok) return answer.value;
    notify({ type: 'error', title: t(texts, 'plan.notPrinted'), message: translateError(answer.error) });
    return null;
  }

  return {
    print: () => void printSheet(() => page.print()),
    savePdf: async (fileName) => {
      const printed = await printSheet(() => page.toPdf());
      if (printed !== null) await download(fileName, printed.bytes);
    }
  };
}

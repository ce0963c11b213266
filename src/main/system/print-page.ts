import type { BrowserWindow } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { ContractFailure } from '#shared/contract/errors.ts';

/** Electron's word for it. */
const cancelled = 'Print job canceled';

/** The page of a window on paper, or as a file: black on white, without navigation, as its style for print says. */
export function createPrintHandlers(
  findWindow: () => BrowserWindow | undefined
): Pick<ShellHandlers, 'page.print' | 'page.toPdf'> {
  const findContents = () => {
    const window = findWindow();
    if (window === undefined) throw new ContractFailure('internal', 'no window');
    return window.webContents;
  };
  return {
    'page.print': () =>
      new Promise((resolve, reject) => {
        findContents().print({ printBackground: true }, (isPrinted, reason) => {
          if (isPrinted || reason === cancelled) resolve({ isPrinted });
          else reject(new ContractFailure('internal', reason));
        });
      }),
    'page.toPdf': async () => ({
      bytes: new Uint8Array(
        await findContents().printToPDF({
          printBackground: true,
          preferCSSPageSize: true,
          generateTaggedPDF: true
        })
      )
    })
  };
}

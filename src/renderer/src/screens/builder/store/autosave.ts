// When to save: shortly after the last change, at least every few seconds, and again after a failure.
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';

/** The state of saving. "Saved" is shown only after the device acknowledged. */
export type SaveState =
  | {
      readonly kind: 'saved';
      /** Milliseconds since 1970; null before the first save. */
      readonly at: number | null;
    }
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: ContractError }
  | { readonly kind: 'unsaved' };

const quietTimeMs = 800;
const maxDelayMs = 5000;
const firstRetryMs = 1000;
const maxRetryDelayMs = 30_000;

type Options = {
  readonly save: () => Promise<Result<unknown, ContractError>>;
  readonly isOn: () => boolean;
  readonly now: () => number;
  readonly tell: (state: SaveState) => void;
  /** Calls once what was typed last is on the screen. */
  readonly afterPaint: (work: () => void) => void;
};

export type Autosave = {
  /** Something that should be kept has changed. */
  readonly changed: () => void;
  /** Saves what is not saved yet; true once everything up to this call is. */
  readonly saveNow: () => Promise<boolean>;
  /** True until the device acknowledged the last change. */
  readonly isPending: () => boolean;
  /** The preference may have changed: catches up, or says that nothing is saved by itself any more. */
  readonly preferenceChanged: () => void;
};

export function createAutosave({ save, isOn, now, tell, afterPaint }: Options): Autosave {
  let version = 0;
  let savedVersion = 0;
  let failures = 0;
  let unsavedSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  const isPending = (): boolean => version !== savedVersion;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => afterPaint(saveByItself), Math.max(0, delayMs));
  }

  function saveByItself(): void {
    if (isOn()) void saveNow();
  }

  function changed(): void {
    version += 1;
    unsavedSince ??= now();
    if (!isOn()) return tell({ kind: 'unsaved' });
    if (failures === 0) tell({ kind: 'editing' });
    schedule(Math.min(quietTimeMs, unsavedSince + maxDelayMs - now()));
  }

  async function run(): Promise<boolean> {
    const saving = version;
    unsavedSince = null;
    tell({ kind: 'saving' });
    const result = await save();
    running = null;
    if (!result.ok) {
      failures += 1;
      unsavedSince ??= now();
      tell({ kind: 'failed', error: result.error });
      if (isOn()) schedule(Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryDelayMs));
      return false;
    }
    failures = 0;
    savedVersion = saving;
    if (!isPending()) tell({ kind: 'saved', at: now() });
    else tell({ kind: isOn() ? 'editing' : 'unsaved' });
    return true;
  }

  async function saveNow(): Promise<boolean> {
    clearTimeout(timer);
    if (running !== null && !(await running)) return false;
    if (!isPending()) return true;
    running ??= run();
    return running;
  }

  function preferenceChanged(): void {
    clearTimeout(timer);
    if (!isPending()) return;
    if (isOn()) void saveNow();
    else tell({ kind: 'unsaved' });
  }

  return { changed, saveNow, isPending, preferenceChanged };
}

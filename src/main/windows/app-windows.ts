// The windows of the app, each with a prompt of its own. Which there are is kept with their places, so that the next start
// opens them again.
import type { BrowserWindow, WebContents } from 'electron';
import type { ShellStateStore } from '../system/shell-state-store.ts';
import { readWindowState, type WindowState } from '../system/window-state.ts';
import { placeBeside } from './window-placement.ts';

/** As many prompts of closed windows are kept as history entries. */
const mostClosed = 50;

export type OpenWindow = (
  state: WindowState,
  tools: {
    /** False for those that open beside the one that the user works in. */
    readonly isActive: boolean;
    readonly keep: (change: Partial<WindowState>) => void;
    /** The window was to be closed and stays, and so does the app. */
    readonly onStay: () => void;
  }
) => BrowserWindow;

type Dependencies = {
  readonly memory: ShellStateStore;
  readonly open: OpenWindow;
  /** The prompt of this window is not needed any more. */
  readonly onForget: (id: number) => void;
  /** One became the window that the user works in. */
  readonly onUse: (id: number) => void;
};

export class AppWindows {
  readonly #dependencies: Dependencies;
  readonly #live = new Map<number, BrowserWindow>();
  #isQuitting = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The one used last, where it last stood. */
  openLast(): void {
    const last = this.#states().at(-1);
    if (last === undefined) return this.openNew();
    this.#open(last, true);
    this.#dependencies.onUse(last.id);
  }

  /** The others that were open. */
  openOthers(): void {
    for (const state of this.#states()) if (!this.#live.has(state.id)) this.#open(state, false);
  }

  openNew(): void {
    const { windows, closedWindows } = this.#dependencies.memory.recall();
    const id = Math.max(0, ...[...windows, ...closedWindows].map((state) => state.id)) + 1;
    const bounds = this.#findCurrent()?.getNormalBounds();
    this.#add(readWindowState(id, bounds && { bounds: placeBeside(bounds) }));
  }

  /** The one closed last comes back with its prompt; nothing happens where none was closed. */
  reopenClosed(): void {
    const { memory } = this.#dependencies;
    const { closedWindows } = memory.recall();
    const last = closedWindows.at(-1);
    if (last === undefined) return;
    memory.remember({ closedWindows: closedWindows.slice(0, -1) });
    this.#add(last);
  }

  /** Brings the window used last to the front, opening it when there is none. */
  show(): void {
    const window = this.#findCurrent();
    if (window === undefined) return this.openLast();
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  /** Windows whose prompts the database has and nobody knows of: as if they had just been closed. */
  adopt(ids: readonly number[]): void {
    const { memory } = this.#dependencies;
    const { windows, closedWindows } = memory.recall();
    const known = new Set([...windows, ...closedWindows].map(({ id }) => id));
    const lost = ids.filter((id) => !known.has(id)).map((id) => readWindowState(id));
    if (lost.length > 0) memory.remember({ closedWindows: [...closedWindows, ...lost] });
  }

  beginQuitting(): void {
    this.#isQuitting = true;
  }

  /** Undefined for contents that are no window of ours. */
  findId(contents: WebContents): number | undefined {
    return [...this.#live].find(
      ([, window]) => !window.isDestroyed() && window.webContents === contents
    )?.[0];
  }

  find(id: number): BrowserWindow | undefined {
    return this.#live.get(id);
  }

  findCurrentId(): number | undefined {
    return this.#states().findLast(({ id }) => this.#live.has(id))?.id;
  }

  #findCurrent(): BrowserWindow | undefined {
    return this.#live.get(this.findCurrentId() ?? 0);
  }

  #states(): readonly WindowState[] {
    return this.#dependencies.memory.recall().windows;
  }

  #keep(id: number, change: Partial<WindowState>): void {
    const { memory } = this.#dependencies;
    const apply = (state: WindowState): WindowState => (state.id === id ? { ...state, ...change } : state);
    const { windows, closedWindows } = memory.recall();
    memory.remember({ windows: windows.map(apply), closedWindows: closedWindows.map(apply) });
  }

  /** It is the one that the user works in. */
  #bringForward(id: number): void {
    const used = this.#states().find((state) => state.id === id);
    if (used === undefined) return;
    if (this.#states().at(-1) !== used) {
      const others = this.#states().filter((state) => state !== used);
      this.#dependencies.memory.remember({ windows: [...others, used] });
    }
    this.#dependencies.onUse(id);
  }

  /** Those that are gone while the app goes on. */
  #setClosedAside(): void {
    const { memory, onForget } = this.#dependencies;
    const gone = this.#states().filter(({ id }) => !this.#live.has(id));
    if (gone.length === 0) return;
    const closed = [...memory.recall().closedWindows, ...gone];
    for (const { id } of closed.slice(0, -mostClosed)) onForget(id);
    memory.remember({
      windows: this.#states().filter(({ id }) => this.#live.has(id)),
      closedWindows: closed.slice(-mostClosed)
    });
  }

  #add(state: WindowState): void {
    this.#dependencies.memory.remember({ windows: [...this.#states(), state] });
    this.#open(state, true);
    this.#setClosedAside();
    this.#bringForward(state.id);
  }

  #open(state: WindowState, isActive: boolean): void {
    const { id } = state;
    const window = this.#dependencies.open(state, {
      isActive,
      keep: (change) => this.#keep(id, change),
      onStay: () => {
        this.#isQuitting = false;
        this.#setClosedAside();
      }
    });
    this.#live.set(id, window);
    window.on('focus', () => this.#bringForward(id));
    window.on('closed', () => {
      this.#live.delete(id);
      // The last one is there again at the next start.
      if (!this.#isQuitting && this.#live.size > 0) this.#setClosedAside();
    });
  }
}

// The few things the shell must know before the database opens: where its windows stood, what they showed,
// its theme and its words.
import Store from 'electron-store';
import * as z from 'zod';
import { readWindowState, WindowState } from './window-state.ts';

const PersistedShellState = z.object({
  /** Those that were open, in the order in which they were used: the app opens them again. */
  windows: z.array(WindowState).catch([]),
  /** Those that were closed while the app went on, the last one at the end. */
  closedWindows: z.array(WindowState).catch([]),
  theme: z.enum(['light', 'dark', 'system']).catch('system'),
  /** The words of the page's language, for what is asked before a page is there. */
  labels: z.record(z.string(), z.string()).catch({})
});
export type PersistedShellState = z.infer<typeof PersistedShellState>;

export type ShellStateStore = {
  readonly recall: () => PersistedShellState;
  /** Never throws: where nothing can be written, the shell remembers until it closes. */
  readonly remember: (change: Partial<PersistedShellState>) => void;
};

type Backing = { store: Record<string, unknown> };

function openBacking(folder: string): Backing {
  try {
    return new Store({ name: 'shell', cwd: folder, clearInvalidConfig: true });
  } catch (error) {
    console.warn('The shell cannot remember its windows:', error instanceof Error ? error.name : 'unknown');
    return { store: {} };
  }
}

export function openShellStateStore(folder: string): ShellStateStore {
  const backing = openBacking(folder);
  let remembered = PersistedShellState.parse(backing.store);
  // An app with one window kept its place beside the theme.
  if (remembered.windows.length === 0 && 'route' in backing.store)
    remembered = { ...remembered, windows: [readWindowState(1, backing.store)] };
  return {
    recall: () => remembered,
    remember: (change) => {
      remembered = { ...remembered, ...change };
      try {
        backing.store = remembered;
      } catch {
        // A read-only or full folder costs the windows their places, nothing else.
      }
    }
  };
}

// The few things the shell must know before the database opens: where its window stood, what it showed,
// its theme and its words.
import Store from 'electron-store';
import * as z from 'zod';

const Bounds = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });
export type Bounds = z.infer<typeof Bounds>;

const PersistedShellState = z.object({
  bounds: Bounds.nullable().catch(null),
  isMaximized: z.boolean().catch(false),
  route: z.string().catch('/'),
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
    console.warn('The shell cannot remember its window:', error instanceof Error ? error.name : 'unknown');
    return { store: {} };
  }
}

export function openShellStateStore(folder: string): ShellStateStore {
  const backing = openBacking(folder);
  let remembered = PersistedShellState.parse(backing.store);
  return {
    recall: () => remembered,
    remember: (change) => {
      remembered = { ...remembered, ...change };
      try {
        backing.store = remembered;
      } catch {
        // A read-only or full folder costs the window its place, nothing else.
      }
    }
  };
}

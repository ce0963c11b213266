import { randomUUID } from 'node:crypto';
import Store from 'electron-store';
import { type Backing, createUpdateMemory, type UpdateMemory } from './update-memory.ts';

export const openUpdateMemory = (folder: string): UpdateMemory =>
  createUpdateMemory(openBacking(folder), randomUUID);

function openBacking(folder: string): Backing {
  try {
    return new Store({ name: 'updates', cwd: folder, clearInvalidConfig: true });
  } catch (error) {
    console.warn('The updater cannot remember:', error instanceof Error ? error.name : 'unknown');
    return { store: {} };
  }
}

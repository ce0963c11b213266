import { randomUUID } from 'node:crypto';
import { openJsonStore } from '../system/open-json-store.ts';
import { createUpdateMemory, type UpdateMemory } from './update-memory.ts';

export const openUpdateMemory = (folder: string): UpdateMemory =>
  createUpdateMemory(openJsonStore('updates', folder), randomUUID);

import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { LibraryState } from './library-store.ts';

export const libraryContext = createStoreContext<LibraryState>('Library');

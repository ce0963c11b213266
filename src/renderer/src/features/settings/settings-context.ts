import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { PreferencesState } from './preferences-store.ts';

export const preferencesContext = createStoreContext<PreferencesState>('Preferences');

import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { GuideState } from './guide-store.ts';

export const guideContext = createStoreContext<GuideState>('The guide’s prompt');

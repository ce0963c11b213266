import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { PlanState } from './plan-state.ts';

export const planContext = createStoreContext<PlanState>('The clip plan');

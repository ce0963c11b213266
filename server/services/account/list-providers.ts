import type { AccountContext } from './account-context.ts';

export const listProviders = ({ auth }: AccountContext): string[] => [...auth.providerNames];

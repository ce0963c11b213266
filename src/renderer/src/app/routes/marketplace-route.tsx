import { useStore } from 'zustand';
import { MarketplaceScreen } from '#renderer/screens/marketplace-screen.tsx';
import { useApp } from '../model/model-context.ts';
import { useMarketTools } from './use-market-tools.ts';

/** Everything that is for sale, with what it needs of other features. */
export function MarketplaceRoute() {
  const { model } = useApp();
  const isSidebarShown = useStore(model.preferences, (state) => !state.preferences.ui.sidebarCollapsed);
  return <MarketplaceScreen tools={useMarketTools()} isSidebarShown={isSidebarShown} />;
}

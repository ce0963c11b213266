import { ProfileScreen } from '#renderer/screens/profile-screen.tsx';
import { useApp } from '../model/model-context.ts';
import { useMarketTools } from './use-market-tools.ts';

/** What everybody sees of a person, with what they sell. */
export function ProfileRoute() {
  const { profiles } = useApp().model.platform.cloud;
  return <ProfileScreen profiles={profiles} market={useMarketTools()} />;
}

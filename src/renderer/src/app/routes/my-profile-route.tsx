import { MyProfileScreen } from '#renderer/screens/my-profile-screen.tsx';
import { useAccountTools } from './use-account-tools.ts';

export function MyProfileRoute() {
  return <MyProfileScreen tools={useAccountTools()} />;
}

import { AuthScreen } from '#renderer/screens/auth-screen.tsx';
import { useAccountTools } from './use-account-tools.ts';

export function AuthRoute() {
  return <AuthScreen tools={useAccountTools()} />;
}

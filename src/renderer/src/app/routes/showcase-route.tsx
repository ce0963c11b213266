import { ShowcaseScreen } from '#renderer/screens/showcase-screen.tsx';
import { useInboxTools } from './use-inbox-tools.ts';

export function ShowcaseRoute() {
  return <ShowcaseScreen tools={useInboxTools()} />;
}

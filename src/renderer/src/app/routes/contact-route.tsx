import { ContactScreen } from '#renderer/screens/contact-screen.tsx';
import { useInboxTools } from './use-inbox-tools.ts';

export function ContactRoute() {
  return <ContactScreen tools={useInboxTools()} />;
}

import { AppWindow } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import { waitForLeaving } from '#renderer/lib/interaction/wait-for-leaving.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { useServices } from './services.ts';

/** Programs open within a second or so; browsers do not tell whether one did. */
const timeoutMs = 1500;

type Props = {
  /** Of `appLinks`. */
  readonly link: string;
  readonly texts: Readonly<Record<'open' | 'missing' | 'why' | 'ask', string>>;
};

/**
 * On the web: opens the desktop app, and says how to get it where nothing opened. Phones have no desktop app, so
 * nothing is shown where the finger points.
 */
export function OpenInApp({ link, texts }: Props) {
  const { platform, notify, goTo } = useServices();
  if (platform.capabilities.shell !== null) return null;
  const offerInstallation = async () => {
    if (await waitForLeaving(timeoutMs)) return;
    notify({
      type: 'info',
      title: texts.missing,
      message: texts.why,
      action: { label: texts.ask, run: () => goTo(paths.download.getHref()) }
    });
  };
  return (
    <a
      href={link}
      className={`${buttonClasses('secondary')} pointer-coarse:hidden`}
      onClick={() => void offerInstallation()}
    >
      <AppWindow aria-hidden size={16} />
      {texts.open}
    </a>
  );
}

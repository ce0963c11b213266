import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { KeysSection } from './keys-section.tsx';
import { TestMailSection } from './test-mail-section.tsx';

/** The state of the mail server, and the secrets that are set. */
export function ServerPage() {
  return (
    <SettingsPageFrame name="adminServer">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <TestMailSection />
        <KeysSection />
      </div>
    </SettingsPageFrame>
  );
}

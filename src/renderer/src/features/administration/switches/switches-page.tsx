import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { AnnouncementsSection } from './announcements-section.tsx';
import { RestrictionsSection } from './restrictions-section.tsx';

/** Restrictions and announcements for everybody. */
export function SwitchesPage() {
  return (
    <SettingsPageFrame name="adminSwitches">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <RestrictionsSection />
        <AnnouncementsSection />
      </div>
    </SettingsPageFrame>
  );
}

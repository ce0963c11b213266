import { useState } from 'react';
import { noticesFile, type ThirdPartyNotices } from '#shared/contract/third-party-notices.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/licenses.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { PackageList } from './package-list.tsx';

async function loadNotices(): Promise<ThirdPartyNotices | null> {
  try {
    const response = await fetch(`/${noticesFile}`);
    return response.ok ? ((await response.json()) as ThirdPartyNotices) : null;
  } catch {
    return null;
  }
}

/** The licenses of the packages in this build, loaded when asked for: they are larger than the rest of the page. */
export function ThirdPartyLicenses() {
  const [notices, setNotices] = useState<ThirdPartyNotices | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const show = async () => {
    setIsBusy(true);
    const loaded = await loadNotices();
    setIsBusy(false);
    setNotices(loaded);
    setHasFailed(loaded === null);
  };
  return (
    <div lang={readLanguage().locale} className="grid max-w-3xl justify-items-start gap-4">
      <p>{t(texts, 'licenses.lead')}</p>
      {hasFailed ? (
        <Callout tone="danger" isLive>
          {t(texts, 'licenses.failed')}
        </Callout>
      ) : null}
      {notices === null ? (
        <Button isBusy={isBusy} onClick={() => void show()}>
          {t(texts, hasFailed ? 'licenses.retry' : 'licenses.show')}
        </Button>
      ) : (
        <PackageList notices={notices} />
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/sync.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';

const answers = createLocalStore('reelwright');
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Offers to sync the library to a signed-in user, until they have answered or the device syncs already. */
export function SyncOffer() {
  const [isDeclined, setIsDeclined] = useState(() => answers.read('syncOfferDeclined', isBoolean, false));
  const isOff = useIsOff();
  if (isDeclined || !isOff) return null;
  const decline = () => {
    answers.remember('syncOfferDeclined', true);
    setIsDeclined(true);
  };
  return (
    <Callout
      tone="info"
      actions={
        <>
          <Link to={paths.sync.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'sync.offer.accept')}
          </Link>
          <Button onClick={decline}>{t(texts, 'sync.offer.decline')}</Button>
        </>
      }
    >
      {t(texts, 'sync.offer.text')}
    </Callout>
  );
}

/** True if this device syncs with no account; false until it has answered. */
function useIsOff(): boolean {
  const { device } = useServices().platform;
  const [isOff, setIsOff] = useState(false);
  useEffect(() => {
    const read = async () => {
      const replica = await device.replica.load();
      setIsOff(replica.ok && !isLibrarySynced(replica.value));
    };
    void read();
  }, [device]);
  return isOff;
}

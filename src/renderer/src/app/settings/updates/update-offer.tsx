import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/updates.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type Props = {
  readonly state: UpdateState;
  readonly offer: NonNullable<UpdateState['offer']>;
  readonly actions: UpdateActions;
};

/** A newer version: how far its download is, and how to install it. */
export function UpdateOffer({ state, offer, actions }: Props) {
  const { version } = offer;
  const { phase, downloadedPercent } = state;
  return (
    <div className="grid w-full justify-items-start gap-2">
      <p role="status" className="text-ui font-medium">
        {describe(state, version)} {offer.isRequired ? t(texts, 'updates.required') : ''}
      </p>
      {phase === 'downloading' ? (
        <progress
          value={downloadedPercent}
          max={100}
          aria-label={t(texts, 'updates.downloading', { version, percent: downloadedPercent })}
          className="h-1.5 w-full accent-accent-9"
        />
      ) : null}
      <WhatsNew {...offer} />
      <div className="flex flex-wrap gap-2">
        <InstallButtons state={state} actions={actions} />
        {phase === 'downloading' ? (
          <Button onClick={actions.onPause}>{t(texts, 'updates.pause')}</Button>
        ) : null}
        {phase === 'paused' ? (
          <Button variant="primary" onClick={actions.onDownload}>
            {t(texts, 'updates.download')}
          </Button>
        ) : null}
        {offer.isRequired || phase === 'installing' ? null : (
          <Button variant="ghost" onClick={actions.onSkip}>
            {t(texts, 'updates.skip')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The percentage is left to the progress bar, so that a screen reader does not hear each step. */
function describe({ phase, installsOnQuit }: UpdateState, version: string): string {
  if (phase === 'installing') return t(texts, 'updates.installing', { version });
  if (phase !== 'ready') return t(texts, 'updates.available', { version });
  return t(texts, installsOnQuit ? 'updates.willInstall' : 'updates.ready', { version });
}

function InstallButtons({ state, actions }: Pick<Props, 'state' | 'actions'>) {
  const { phase, canRestart, installsOnQuit } = state;
  if (phase !== 'ready') return null;
  return (
    <>
      <Button variant="primary" onClick={actions.onRestart}>
        {t(texts, canRestart ? 'updates.restart' : 'updates.openInstaller')}
      </Button>
      {canRestart && !installsOnQuit ? (
        <Button onClick={actions.onInstallOnQuit}>{t(texts, 'updates.onQuit')}</Button>
      ) : null}
    </>
  );
}

export type UpdateActions = {
  readonly onCheck: () => void;
  readonly onDownload: () => void;
  readonly onPause: () => void;
  /** Saves what is open first. */
  readonly onRestart: () => void;
  readonly onInstallOnQuit: () => void;
  readonly onSkip: () => void;
  readonly onChannel: (channel: UpdateState['channel']) => void;
};

type WhatsNewProps = { readonly version: string; readonly notes: readonly string[] };

/** The changes of a version, as its changelog lists them: in English. */
export function WhatsNew({ version, notes }: WhatsNewProps) {
  if (notes.length === 0) return null;
  return (
    <details className="w-full text-ui">
      <summary className="min-h-target cursor-pointer">{t(texts, 'updates.whatsNew', { version })}</summary>
      <ul lang="en" className="mt-1 grid list-disc gap-1 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}

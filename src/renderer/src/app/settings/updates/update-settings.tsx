import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/updates.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { type UpdateActions, UpdateOffer, WhatsNew } from './update-offer.tsx';

type Props = { readonly state: UpdateState; readonly actions: UpdateActions };

/** The words by which the settings' search finds it. */
export const updateWords = () => ({ label: t(texts, 'updates.label'), hint: t(texts, 'updates.hint') });

const channels: readonly UpdateState['channel'][] = ['stable', 'beta'];

/** The installed version of the app, and what can be done about a newer one. */
export function UpdateSettings({ state, actions }: Props) {
  const { version, channel, isUpdatable, checkedAt, problem, installed, offer } = state;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ui">
        {t(texts, 'updates.version', { version })}
        {checkedAt === null ? null : (
          <span className="text-n10">
            {' · '}
            {t(texts, 'updates.checked', { when: formatMoment(checkedAt) })}
          </span>
        )}
      </p>
      {installed === null ? null : (
        <Callout tone="success">{t(texts, 'updates.installed', { version: installed.version })}</Callout>
      )}
      {installed === null ? null : <WhatsNew {...installed} />}
      {problem === null ? null : (
        <Callout tone="warning" isLive>
          {t(texts, `updates.problem.${problem}`, { version })}
        </Callout>
      )}
      {isUpdatable ? (
        <>
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span aria-hidden="true" className="text-ui">
              {t(texts, 'updates.channel')}
            </span>
            <Segmented
              label={t(texts, 'updates.channel')}
              value={channel}
              options={channels.map((value) => ({ value, label: t(texts, `updates.channel.${value}`) }))}
              onChange={actions.onChannel}
            />
            <p className="w-full text-label text-n10">{t(texts, 'updates.channel.hint')}</p>
          </div>
          {offer === null ? null : <UpdateOffer state={state} offer={offer} actions={actions} />}
          <CheckButton state={state} onCheck={actions.onCheck} />
        </>
      ) : (
        <p className="text-label text-n10">{t(texts, 'updates.notUpdatable')}</p>
      )}
    </div>
  );
}

function CheckButton({ state, onCheck }: { readonly state: UpdateState; readonly onCheck: () => void }) {
  const { phase, offer, checkedAt, problem } = state;
  const isNewest = offer === null && checkedAt !== null && problem === null && phase === 'idle';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {offer === null ? (
        <Button onClick={onCheck} isBusy={phase === 'checking'}>
          {t(texts, 'updates.check')}
        </Button>
      ) : null}
      <p role="status" className="text-label text-n10">
        {isNewest ? t(texts, 'updates.newest') : ''}
      </p>
    </div>
  );
}

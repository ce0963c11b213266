// Loaded when the server is asked for its list of models.
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/models.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { ModelSettingsAccess } from './model-settings.ts';
import { notChanged } from './models-notices.ts';
import { readPublished, type TrustedKeys } from './published-models.ts';

type Dependencies = {
  readonly models: ModelSettingsAccess;
  readonly notify: Notify;
  readonly cloud: Pick<Cloud, 'models'>;
  readonly trustedKeys: TrustedKeys;
};

/**
 * Asks for the published list and keeps it, once its signature holds; else the last good one stays. `isAsked` is true
 * where a person wants to know how it went.
 */
export async function takePublished(
  { models, notify, cloud, trustedKeys }: Dependencies,
  isAsked: boolean
): Promise<void> {
  const refuse = (message: string) => {
    if (isAsked) notify(notChanged(message));
  };
  const answer = await cloud.models.getPublished();
  if (!answer.ok) return refuse(translateError(answer.error));
  const checked = await readPublished(answer.value, trustedKeys);
  if (!checked.ok) return refuse(t(texts, `models.refused.${checked.error.reason}`));
  const before = (await models.load()).listed;
  if (!(await models.takePublished(answer.value.signed === null ? null : answer.value))) return;
  if (!isAsked) return;
  const { listed } = await models.load();
  const version = formatIsoDay(listed.version);
  const isSame = JSON.stringify(listed) === JSON.stringify(before);
  if (isSame) notify({ type: 'info', title: t(texts, 'models.newest', { version }) });
  else notify({ type: 'success', title: t(texts, 'models.taken', { version }) });
}

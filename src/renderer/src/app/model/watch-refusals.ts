import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Transport } from '#shared/contract/create-caller.ts';
import { restrictions } from '#shared/domain/people/restrictions.ts';
import { createCloudCaller } from '#renderer/platform/cloud-caller.ts';

type Call = (input?: unknown) => ReturnType<Transport>;

const codes: readonly string[] = restrictions;

/** The same cloud; calls `onRefusal` after a call was refused because an administrator has closed something. */
export function watchRefusals(cloud: Cloud, onRefusal: () => void): Cloud {
  const nouns = cloud as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>;
  return createCloudCaller(async (name, input) => {
    const [noun = '', verb = ''] = name.split('.');
    const call = nouns[noun]?.[verb];
    if (call === undefined) throw new TypeError(`No procedure ${name}`);
    const answer = await call(input);
    if (!answer.ok && codes.includes(answer.error.code)) onRefusal();
    return answer;
  });
}

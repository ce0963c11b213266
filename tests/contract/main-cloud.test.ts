import { createCloudCaller } from '#renderer/platform/cloud-caller.ts';
import { createCloudHandlers, pageCloudContract } from '#main/cloud/cloud-handlers.ts';
import type { Keychain, Secrets } from '#main/cloud/secret-store.ts';
import { createSend } from '#main/cloud/send-by-axios.ts';
import { registerContract } from '#main/ipc/register.ts';
import { createHttpTransport } from '#shared/contract/http/http-transport.ts';
import type { Transport } from '#shared/contract/create-caller.ts';
import { describeCloud } from './cloud.suite.ts';

type Listener = (event: unknown, input: unknown) => ReturnType<Transport>;
const ownPage = { senderFrame: { origin: 'app://bundle', parent: null } };

describeCloud('by the desktop’s main process', (url) => {
  let secrets: Secrets = { token: null, device: null };
  const keychain: Keychain = {
    recall: () => secrets,
    remember: (change) => void (secrets = { ...secrets, ...change }),
    isPersistent: true
  };
  const transport = createHttpTransport({
    send: createSend({ server: url, keychain, client: 'Reelwright for desktop (Linux)', language: 'en' }),
    wait: async () => undefined,
    random: Math.random,
    createKey: () => crypto.randomUUID(),
    isOnline: () => false
  });
  const listeners = new Map<string, Listener>();
  registerContract(
    { handle: (channel, listener) => void listeners.set(channel, listener as Listener) },
    pageCloudContract,
    (name) => name,
    () => createCloudHandlers(transport, keychain)
  );
  return {
    cloud: createCloudCaller(async (name, input) => {
      const listener = listeners.get(name);
      if (listener === undefined) throw new Error(`There is no channel ${name}`);
      return structuredClone(await listener(ownPage, structuredClone(input)));
    }),
    listSecrets: () => [secrets.token, secrets.device].filter((secret) => secret !== null)
  };
});

// The desktop's way to the server: calls, the session and its keys, pictures.
import { randomBytes } from 'node:crypto';
import type { SafeStorage } from 'electron';
import { createHttpTransport } from '#shared/contract/http/http-transport.ts';
import type { Transport } from '#shared/contract/create-caller.ts';
import { contractError, ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { err } from '#shared/kit/result.ts';
import { type BrowserSignIn, createBrowserSignIn } from './browser-sign-in.ts';
import { validateCheckoutUrl } from './validate-checkout-url.ts';
import { createCloudHandlers } from './cloud-handlers.ts';
import { type Keychain, openKeychain } from './secret-store.ts';
import { createPokes, type Pokes } from './poke-handlers.ts';
import { createOpenPokes, createSend, fetchMediaFile, type MediaFile } from './send-by-axios.ts';

type Dependencies = {
  /** Null where the app was not told of one. */
  readonly server: string | null;
  /** Public keys that sign lists of models. */
  readonly modelListKeys: readonly string[];
  /** The data folder. */
  readonly folder: string;
  readonly safeStorage: SafeStorage;
  readonly openExternal: (url: string) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly client: string;
  readonly language: string;
  /** Something of the signed-in user may have changed on the server. */
  readonly onPoke: () => void;
};

type SessionHandlers = Pick<ShellHandlers, Extract<keyof ShellHandlers, `session.${string}`>>;

export type MainCloud = {
  readonly handlers: ReturnType<typeof createCloudHandlers>;
  readonly sessionHandlers: SessionHandlers;
  readonly pokes: Pokes;
  /** Ends a sign-in by the browser with what its link brought. */
  readonly finishSignIn: (query: URLSearchParams) => Promise<ErrorCode | null>;
  /** Opens where an order is paid in the system's browser. */
  readonly openCheckout: (url: string) => Promise<void>;
  readonly findMediaFile: (path: string, range: string | null) => Promise<MediaFile | undefined>;
};

const offlineTransport: Transport = async () => err(contractError('no_server_configured'));

/** Must not run before the app is ready. */
export function openCloud(dependencies: Dependencies): MainCloud {
  const { server, folder, safeStorage } = dependencies;
  const keychain = openKeychain(folder, safeStorage);
  const transport = server === null ? offlineTransport : createTransport(server, keychain, dependencies);
  const { openExternal } = dependencies;
  const browser =
    server === null
      ? null
      : createBrowserSignIn({ server, openExternal, transport, now: Date.now, randomBytes });
  return {
    handlers: createCloudHandlers(transport, keychain),
    sessionHandlers: createSessionHandlers(dependencies, keychain, browser),
    pokes: createPokes(
      server === null ? null : createOpenPokes({ ...dependencies, server, keychain }),
      dependencies.onPoke
    ),
    finishSignIn: async (query) => (browser === null ? 'no_server_configured' : browser.finish(query)),
    openCheckout: (url) => openExternal(validateCheckoutUrl(url, server)),
    findMediaFile: async (path, range) => (server === null ? undefined : fetchMediaFile(server, path, range))
  };
}

const createTransport = (
  server: string,
  keychain: Keychain,
  { isOnline, client, language }: Dependencies
): Transport =>
  createHttpTransport({
    send: createSend({ server, keychain, client, language }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    createKey: () => randomBytes(16).toString('hex'),
    isOnline
  });

function createSessionHandlers(
  { server, modelListKeys }: Dependencies,
  keychain: Keychain,
  browser: BrowserSignIn | null
): SessionHandlers {
  return {
    'session.describe': () => ({
      server,
      isPersistent: keychain.isPersistent,
      modelListKeys: [...modelListKeys]
    }),
    'session.signInWithBrowser': async () => {
      if (browser === null) throw new ContractFailure('no_server_configured');
      await browser.start();
      return undefined;
    },
    'session.clear': () => {
      keychain.remember({ token: null, device: null });
      return undefined;
    }
  };
}

// The desktop app from start to quit, in the order it happens.
import { join } from 'node:path';
import { app, ipcMain, nativeTheme, net, protocol, safeStorage, session, shell } from 'electron';
import { listOrigins } from '#shared/contract/content-security-policy.ts';
import { cloudChannel, deviceChannel, shellChannel } from '#shared/contract/desktop-bridge.ts';
import { deviceContract } from '#shared/contract/device.ts';
import { shellContract, type ShellHandlers } from '#shared/contract/shell.ts';
import { pageCloudContract } from './cloud/cloud-handlers.ts';
import { type MainCloud, openCloud } from './cloud/open-cloud.ts';
import { interceptSignInLinks } from './cloud/intercept-sign-in-links.ts';
import { openDiagnostics } from './diagnostics/open-diagnostics.ts';
import { openIntegration } from './integration/open-integration.ts';
import { announceChanges } from './ipc/announce-changes.ts';
import { registerContract } from './ipc/register.ts';
import { createShellHandlers } from './ipc/shell-handlers.ts';
import { readSettings } from './settings.ts';
import { openStorage, type Storage } from './storage/open-storage.ts';
import { watchConnection } from './system/connection.ts';
import { chooseDataFolder } from './system/data-folder.ts';
import { startErrorReports } from './system/error-reports.ts';
import { receiveOpenRequests } from './system/open-requests.ts';
import { setShellLabels } from './system/shell-labels.ts';
import { openShellStateStore, type ShellStateStore } from './system/shell-state-store.ts';
import { openSecureStorage } from './system/secure-storage.ts';
import { offerWayBack } from './updates/offer-way-back.ts';
import { openUpdateMemory } from './updates/open-update-memory.ts';
import { openUpdates } from './updates/open-updates.ts';
import { watchStart } from './updates/watch-start.ts';
import { appSchemePrivileges, serveBundle } from './windows/app-protocol.ts';
import { guardNavigation } from './windows/navigation-guards.ts';
import { denyPermissions } from './windows/permission-policy.ts';
import { createShellWindows, type ShellWindows } from './windows/shell-windows.ts';
import { disableDictionaryDownloads } from './windows/spelling.ts';

const { server, modelListKeys, reportsDsn, pageSendsTo } = readSettings(process.env, {
  REELWRIGHT_SERVER: process.env.REELWRIGHT_BUILT_FOR,
  REELWRIGHT_MODEL_LIST_KEYS: process.env.REELWRIGHT_BUILT_WITH_KEYS,
  REELWRIGHT_SENTRY_DSN: process.env.REELWRIGHT_BUILT_WITH_SENTRY_DSN,
  REELWRIGHT_POSTHOG_HOST: process.env.REELWRIGHT_BUILT_WITH_POSTHOG_HOST,
  REELWRIGHT_PAGE_ANALYTICS_URL: process.env.REELWRIGHT_BUILT_WITH_PAGE_ANALYTICS_URL
});
chooseDataFolder(process.env['DATA_DIR']);
if (app.requestSingleInstanceLock()) start();
else app.quit();

const systemNames: Readonly<Record<string, string>> = {
  darwin: 'Macintosh',
  linux: 'Linux',
  win32: 'Windows'
};
const systemName = systemNames[process.platform] ?? process.platform;

const openOwnCloud = (folder: string, onPoke: () => void): MainCloud =>
  openCloud({
    server,
    modelListKeys,
    folder,
    safeStorage,
    openExternal: (url) => shell.openExternal(url),
    isOnline: () => net.isOnline(),
    client: `Reelwright for desktop (${systemName})`,
    language: app.getLocale(),
    onPoke
  });

/** There an app stays in the dock without a window. */
function quitExceptOnMac(): void {
  if (process.platform !== 'darwin') app.quit();
}

function onceReady(show: () => void): () => void {
  return () => {
    if (app.isReady()) show();
  };
}

function start(): void {
  protocol.registerSchemesAsPrivileged([appSchemePrivileges]);
  guardNavigation();
  startErrorReports(reportsDsn);
  app.on('window-all-closed', quitExceptOnMac);

  const folder = app.getPath('userData');
  const memory = openShellStateStore(folder);
  setShellLabels(memory.recall().labels);
  const appImage = process.env['APPIMAGE'];
  const updateMemory = openUpdateMemory(folder);
  const started = watchStart(updateMemory, app.getVersion(), appImage);
  let cloud: MainCloud | undefined;
  let storage: Storage | undefined;
  const shellWindows = createShellWindows(memory, {
    onClose: (id) => cloud?.pokes.leave(id),
    onForget: (id) => storage?.removeWindow(id)
  });
  const { windows, events } = shellWindows;
  const publish = interceptSignInLinks(
    events.publish,
    async (query) => (await cloud?.finishSignIn(query)) ?? (cloud === undefined ? 'link_expired' : null)
  );
  const show = (): void => windows.show();
  receiveOpenRequests(publish, onceReady(show));

  const diagnostics = openDiagnostics(folder);
  const integration = openIntegration({ folder, publish, show, onReset: diagnostics.clear });

  app.once('ready', () => {
    if (started.offersWayBack && offerWayBack(updateMemory, { folder, appImage, now: Date.now() })) return;
    nativeTheme.themeSource = memory.recall().theme;
    denyPermissions(session.defaultSession);
    disableDictionaryDownloads(session.defaultSession, process.platform);
    cloud = openOwnCloud(folder, () => events.publish('sync.poked', {}));
    serveBundle(join(import.meta.dirname, '../renderer'), listOrigins(pageSendsTo), cloud.findMediaFile);
    shellWindows.drawMenu();
    windows.openLast();
    shellWindows.follow();

    // The page loads in its own process meanwhile; its first call is answered when this turn is over.
    storage = openStorage({
      folder,
      now: Date.now,
      secureStorage: openSecureStorage(safeStorage),
      onChange: (areas) => events.publish('device.changed', { areas }),
      onErase: integration.reset
    });
    windows.adopt(storage.listWindows());
    windows.openOthers();
    const common = {
      ...integration.handlers,
      ...diagnostics.handlers,
      ...openUpdates(folder, updateMemory, events.publish, integration.showUpdate),
      'window.reportReady': () => {
        started.confirm();
        return undefined;
      }
    };
    answerCalls({ shellWindows, memory, storage, cloud, common });
    // Once: an update that is installed on the way asks to quit again.
    app.once('will-quit', watchConnection(events.publish));
    app.once('will-quit', () => storage?.close());
  });
}

type Answering = {
  readonly shellWindows: ShellWindows;
  readonly memory: ShellStateStore;
  readonly storage: Storage;
  readonly cloud: MainCloud;
  /** The same for all windows. */
  readonly common: Omit<ShellHandlers, keyof ReturnType<typeof createShellHandlers>>;
};

function answerCalls({ shellWindows, memory, storage, cloud, common }: Answering): void {
  const { windows, events, handlersByWindow, drawMenu, setMenuEnabled } = shellWindows;
  const findDevice = handlersByWindow((id) =>
    announceChanges(storage.handlersOf(id), (areas) =>
      events.publishToOthers(id, 'device.changed', { areas })
    )
  );
  const findShell = handlersByWindow(
    (id): ShellHandlers => ({
      ...createShellHandlers(id, {
        memory,
        cloud,
        drawMenu,
        setMenuEnabled,
        findWindow: (each) => windows.find(each)
      }),
      ...common,
      // All windows hear of the same notices and updates.
      'integration.notify': (notification) =>
        notification.topic === 'work' || windows.findCurrentId() === id
          ? common['integration.notify'](notification)
          : undefined
    })
  );
  registerContract(ipcMain, deviceContract, deviceChannel, findDevice);
  registerContract(ipcMain, shellContract, shellChannel, findShell);
  registerContract(
    ipcMain,
    pageCloudContract,
    cloudChannel,
    handlersByWindow(() => cloud.handlers)
  );
}

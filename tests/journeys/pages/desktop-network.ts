import type { ElectronApplication } from '@playwright/test';

/** Takes the network away from the desktop app, or gives it back. Its window loads nothing over the network itself. */
export const setDesktopOnline = (app: ElectronApplication, isOnline: boolean): Promise<void> =>
  app.evaluate(switchNetwork, isOnline);

/** Runs in the main process: open connections end, and no new one is made. */
function switchNetwork({ net }: { readonly net: Electron.Net }, isOnline: boolean): void {
  Object.assign(net, { isOnline: () => isOnline });
  const { Socket } = process.getBuiltinModule('node:net');
  const scope = globalThis as { connectSocket?: unknown };
  scope.connectSocket ??= Reflect.get(Socket.prototype, 'connect');
  const refuse = function refuse(this: InstanceType<typeof Socket>) {
    process.nextTick(() => this.destroy(new Error('connect ENETUNREACH')));
    return this;
  };
  Object.assign(Socket.prototype, { connect: isOnline ? scope.connectSocket : refuse });
  if (!isOnline) process.getBuiltinModule('node:http').globalAgent.destroy();
}

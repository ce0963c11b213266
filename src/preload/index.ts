import { contextBridge, ipcRenderer } from 'electron';
import { type Transport, createCaller } from '#shared/contract/create-caller.ts';
import {
  cloudChannel,
  type DesktopBridge,
  deviceChannel,
  eventChannel,
  shellChannel
} from '#shared/contract/desktop-bridge.ts';
import type { DeviceContract } from '#shared/contract/device.ts';
import { contractError } from '#shared/contract/errors.ts';
import { createEventBuffer, eventNames } from '#shared/contract/event-buffer.ts';
import { deviceProcedureNames, shellProcedureNames } from '#shared/contract/procedure-names.ts';
import type { ShellContract } from '#shared/contract/shell.ts';
import { err } from '#shared/kit/result.ts';
import { checkSpelling } from './check-spelling.ts';

/** A call never rejects: what cannot even be sent comes back as a value too. */
const carryOn =
  (channelOf: (name: string) => string): Transport =>
  async (name, input) => {
    try {
      return (await ipcRenderer.invoke(channelOf(name), input)) as Awaited<ReturnType<Transport>>;
    } catch {
      return err(contractError('invalid_input', 'not cloneable'));
    }
  };

// Listening starts with the first line: main may speak before the page has subscribed.
const inbox = createEventBuffer();
for (const name of eventNames) {
  ipcRenderer.on(eventChannel(name), (_event, payload) => inbox.deliver(name, payload));
}

const bridge: DesktopBridge = {
  device: createCaller<DeviceContract>(deviceProcedureNames, carryOn(deviceChannel)),
  shell: createCaller<ShellContract>(shellProcedureNames, carryOn(shellChannel)),
  callCloud: carryOn(cloudChannel),
  on: inbox.listen
};

contextBridge.exposeInMainWorld('desktop', bridge);
checkSpelling(bridge.shell.spelling);

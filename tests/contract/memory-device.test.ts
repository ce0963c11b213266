import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { describeDevice } from './device.suite.ts';

describeDevice('memory', async () => ({ device: createMemoryDevice(), close: async () => {} }), {
  checksInput: false,
  survivesRestart: false
});

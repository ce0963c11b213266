import { resolve } from 'node:path';
import { publishRelease as publish } from '../updates/publish-release.ts';
import type { Command } from './command.ts';

export const publishRelease: Command = {
  name: 'publish-release',
  takes: '<folder>',
  says: 'Check a release of the desktop app and serve it under /updates.',
  run: async (context, folder = '') => {
    // npm runs scripts in the repository's folder, wherever they were called from.
    const from = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
    const manifests = await publish(context, from);
    const lines = manifests.map(({ path, manifest }) => {
      const pause = manifest.isPaused ? ', paused' : '';
      return `  /updates/${path}: ${manifest.version}, for ${manifest.rolloutPercent}%${pause}`;
    });
    return ['Published:', ...lines].join('\n');
  }
};

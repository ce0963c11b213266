import type { Plugin } from 'vite';
import { noticesFile } from '#shared/contract/third-party-notices.ts';
import { collectNotices } from './collect-notices.ts';

// electron-vite moves this module into its bundled configuration, so its own folder says nothing; npm runs builds at
// the repository's root.
const write = (): string => JSON.stringify(collectNotices(process.cwd()));

/** Puts the notices beside the page's other files, and serves them while developing. */
export const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: noticesFile, source: write() });
  },
  configureServer(server) {
    server.middlewares.use(`/${noticesFile}`, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(write());
    });
  }
};

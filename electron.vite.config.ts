import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { spellingDictionaries } from './scripts/build/spelling-dictionaries.ts';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { thirdPartyNotices } from './scripts/build/notices/third-party-notices.ts';

// Routes are real paths here (app://bundle/library), so the page names its files from the root, not from where it is.
const rootedAddresses: Plugin = {
  name: 'rooted-addresses',
  enforce: 'post',
  config: (config) => {
    config.base = '/';
  }
};

/** What installed apps know from their build, and the variable of the build that says it. */
const builtInFrom: Readonly<Record<string, string>> = {
  REELWRIGHT_BUILT_FOR: 'REELWRIGHT_SERVER',
  REELWRIGHT_BUILT_WITH_KEYS: 'REELWRIGHT_MODEL_LIST_KEYS',
  REELWRIGHT_BUILT_FOR_UPDATES: 'REELWRIGHT_UPDATES',
  REELWRIGHT_BUILT_WITH_RELEASE_KEYS: 'REELWRIGHT_RELEASE_KEYS',
  // The page is built with these as well; the main process names them in the page's policy.
  REELWRIGHT_BUILT_WITH_SENTRY_DSN: 'VITE_SENTRY_DSN',
  REELWRIGHT_BUILT_WITH_POSTHOG_HOST: 'VITE_POSTHOG_HOST',
  REELWRIGHT_BUILT_WITH_PAGE_ANALYTICS_URL: 'VITE_PAGE_ANALYTICS_URL'
};
const builtIn = Object.fromEntries(
  Object.entries(builtInFrom).map(([name, variable]) => [
    `process.env.${name}`,
    JSON.stringify(process.env[variable] ?? '')
  ])
);

export default defineConfig({
  main: {
    // The server that installed apps talk to, unless they are started with another.
    define: builtIn,
    plugins: [spellingDictionaries],
    build: {
      outDir: 'out/main',
      target: 'node24',
      // One bundle: loading packages file by file costs more at each start than all the shell does then, and the
      // package then holds no node_modules but the native one.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/main/index.ts', 'spelling-worker': 'src/main/spelling/spelling-worker.ts' },
        external: ['electron', 'better-sqlite3'],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' }
      }
    }
  },
  preload: {
    build: {
      outDir: 'out/preload',
      target: 'node24',
      externalizeDeps: false,
      rolldownOptions: {
        input: 'src/preload/index.ts',
        external: ['electron'],
        // A sandboxed preload is one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false }
      }
    }
  },
  renderer: {
    root: 'src/renderer',
    plugins: [compileMessages, react(), tailwindcss(), thirdPartyNotices, rootedAddresses],
    worker: { format: 'es' },
    build: {
      outDir: 'out/renderer',
      target: 'chrome152',
      minify: true,
      rolldownOptions: { input: 'src/renderer/desktop.html' }
    }
  }
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { groupChunks } from './scripts/build/chunk-groups.ts';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { listPageModules } from './scripts/build/page-modules.ts';
import { slimRouter } from './scripts/build/slim-router.ts';
import { webEntry } from './scripts/build/screen-entries.ts';
import { thirdPartyNotices } from './scripts/build/notices/third-party-notices.ts';

/** What `npm run dev:server` answers instead of Vite. The host stays the page's, so cookies and origin checks hold. */
const apiServer = `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`;

export default defineConfig({
  root: 'src/renderer',
  server: {
    proxy: { '^/(?:api|media|sandbox|dev/mailbox)(?:[/?]|$)': { target: apiServer, changeOrigin: false } }
  },
  plugins: [
    compileMessages,
    react(),
    tailwindcss(),
    thirdPartyNotices,
    slimRouter,
    listPageModules,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Nobody looks at it offline.
        globIgnores: ['icons/preview.png']
      }
    })
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'firefox121', 'safari17'],
    // A font or picture inside a data: address is refused by our Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first script names every later one, and a hash is the part of a name that does not compress.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: groupChunks(webEntry) }
      }
    }
  }
});

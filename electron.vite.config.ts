import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node24',
      // Everything but the native module goes into the bundle, so that the package holds no node_modules of ours.
      externalizeDeps: { exclude: ['zod', 'electron-store', '@sentry/electron'] },
      rolldownOptions: { input: 'src/main/index.ts' }
    }
  },
  preload: {
    build: {
      outDir: 'out/preload',
      target: 'chrome152',
      externalizeDeps: false,
      rolldownOptions: {
        input: 'src/preload/index.ts',
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: 'src/renderer',
    plugins: [react(), tailwindcss()],
    build: {
      outDir: 'out/renderer',
      target: 'chrome152',
      minify: true,
      rolldownOptions: { input: 'src/renderer/desktop.html' }
    }
  }
});

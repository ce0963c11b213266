import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/build/compile-messages.ts';

// The code that writes the web build's pages; it runs once, at build time, and is not delivered.
export default defineConfig({
  root: 'src/renderer',
  plugins: [compileMessages, react()],
  publicDir: false,
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../../dist/prerender',
    emptyOutDir: true,
    target: 'node24',
    minify: false
  }
});

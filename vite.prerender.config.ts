import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/build/compile-messages.ts';

// The code that draws pages: those of the web build at build time, and those of the catalogue for the server.
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
  },
  // The server has no packages of the renderer, and React is many times slower in development.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') }
});

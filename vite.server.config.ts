import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'server/index.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true
  },
  // One file: loading packages file by file costs more at each start than everything the server does then.
  ssr: { noExternal: true }
});

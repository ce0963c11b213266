import { expect, test } from 'vitest';
import { createLog } from '../log/create-log.ts';
import { chooseMediaStore } from './create-media-store.ts';

const url = 'postgres://app:secret@db/reelwright';
const s3 = {
  bucket: 'media',
  region: 'eu-central-1',
  endpoint: undefined,
  accessKeyId: 'id',
  secretAccessKey: 'key'
};

test.each([
  ['nothing, on a database of its own', undefined, undefined, 0],
  ['that copies do not share a folder, on a database that they share', url, undefined, 1],
  ['nothing where they share a bucket', url, s3, 0]
] as const)('an operator is told %s', async (_what, database, bucket, warnings) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  await chooseMediaStore({ dataFolder: '/data', database: { url: database }, s3: bucket }, log);
  expect(lines.filter((line) => line.includes('S3_BUCKET'))).toHaveLength(warnings);
  expect(lines.join('')).not.toContain('secret@');
});

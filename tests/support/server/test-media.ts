// Real media for tests of listings: small files, uploaded as the editor uploads them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { ListingMedium, MediaKind, Medium } from '#shared/domain/market/media/preview-media.ts';
import type { Answer, TestApp } from './create-test-app.ts';

type Headers = Readonly<Record<string, string>>;

const readFixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));

/** Two seconds each, encoded by Chromium. */
export const clips = { webm: readFixture('clip-vp8.webm'), mp4: readFixture('clip-h264.mp4') } as const;

export const drawPng = async (
  background: string,
  width = 64,
  height = 36
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  );

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Uploads a file in one part; resolves to the answer that finished it. */
export async function uploadFile(
  server: Pick<TestApp, 'call'>,
  headers: Headers,
  kind: MediaKind,
  bytes: Uint8Array<ArrayBuffer>
): Promise<Answer<'mediaUploads.finish'>> {
  const file = { kind, size: bytes.length, sha256: hashOf(bytes) };
  const { id } = (await server.call('mediaUploads.start', file, headers)).output;
  await server.call('mediaUploads.append', { id, offset: 0, bytes }, headers);
  return server.call('mediaUploads.finish', { id }, headers);
}

export async function uploadImage(
  server: Pick<TestApp, 'call'>,
  headers: Headers,
  background = '#357'
): Promise<Medium> {
  return (await uploadFile(server, headers, 'image', await drawPng(background))).output;
}

export const toListingMedium = ({ id }: Pick<Medium, 'id'>, fields: Partial<ListingMedium> = {}) => ({
  id,
  alt: 'Rain on a window',
  model: 'veo-3.1',
  madeOn: '2026-11-20',
  posterId: null,
  ...fields
});

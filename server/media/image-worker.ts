// The process of one picture: draws it anew as a WebP. An entry of the server's build.
import sharp from 'sharp';
import { readFile, readTask, writeAnswer } from './media-worker.ts';

export type ImageTask = {
  readonly width: number;
  readonly height: number;
  /** `cover` crops the picture around its center; `inside` keeps its ratio and never enlarges it. */
  readonly fit: 'cover' | 'inside';
  readonly thumbnailWidth?: number;
  readonly maxPixels: number;
};

sharp.cache(false);
sharp.concurrency(1);

const task = readTask() as ImageTask;
const bytes = await readFile();

// By the header alone: nothing is decoded yet.
const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
if (width * height > task.maxPixels) writeAnswer({ refusal: 'image_too_large' });
else await encode();

async function encode(): Promise<void> {
  const { data, info } = await sharp(bytes, { limitInputPixels: task.maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(task.width, task.height, {
      fit: task.fit,
      position: 'centre',
      withoutEnlargement: task.fit === 'inside'
    })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await encodeThumbnail(data);
  const facts = { width: info.width, height: info.height, thumbnailBytes: thumbnail.length };
  writeAnswer(facts, Buffer.concat([data, thumbnail]));
}

async function encodeThumbnail(image: Buffer): Promise<Buffer> {
  if (task.thumbnailWidth === undefined) return Buffer.alloc(0);
  return sharp(image)
    .resize({ width: task.thumbnailWidth, withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
}

// The process of one picture: reads it from stdin and writes it as a WebP to stdout. An entry of the server's build.
import sharp from 'sharp';

export type WorkerTask = {
  readonly width: number;
  readonly height: number;
  readonly maxPixels: number;
  readonly maxMemoryBytes: number;
  readonly tooLargeExitCode: number;
};

const memoryCheckMs = 10;

const task = JSON.parse(process.argv[2] ?? '') as WorkerTask;

// Decoding runs on another thread, so this timer runs meanwhile. A native decoder cannot be interrupted, only killed.
setInterval(() => {
  if (process.memoryUsage.rss() > task.maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, memoryCheckMs).unref();

sharp.cache(false);
sharp.concurrency(1);

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const bytes = Buffer.concat(chunks);

// By the header alone: nothing is decoded yet.
const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
if (width * height > task.maxPixels) process.exit(task.tooLargeExitCode);

const encoded = await sharp(bytes, { limitInputPixels: task.maxPixels, failOn: 'error', pages: 1 })
  .autoOrient()
  .resize(task.width, task.height, { fit: 'cover', position: 'centre' })
  .webp({ quality: 82 })
  .toBuffer();
process.stdout.write(encoded);

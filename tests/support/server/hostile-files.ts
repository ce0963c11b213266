// Files that somebody gives as their picture who means no good: wrong types, bombs, polyglots, broken and loaded ones.
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Must be in no picture that is kept. */
export const payload = 'PLANTED<script>alert(1)</script><?php system($_GET[0]);?>';

export type HostileFile = { readonly name: string; readonly bytes: Uint8Array; readonly isRefused?: true };

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3' }, limitInputPixels: false });

const picture = (format: Format): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_each, at) => (at * 7919) % 251)), {
    raw: { width: 64, height: 48, channels: 3 }
  })
    .toFormat(format)
    .toBuffer();

const text = (content: string): Uint8Array => Buffer.from(content);

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${inner}</svg>`;

function wrongTypes(): HostileFile[] {
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ['nothing', ''],
    ['one byte', '\u0000'],
    ['plain text', payload],
    ['a page', `<!doctype html>${payload}`],
    ['a drawing with a script', svg(`<script>${payload}</script>`)],
    ['a drawing that loads', svg('<image xlink:href="http://127.0.0.1:1/canary.png" width="9" height="9"/>')],
    [
      'a drawing that reads files',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`
    ],
    [
      'a drawing that multiplies',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`
    ],
    ['a drawing with a mark before it', `\uFEFF${svg('')}`],
    ['a packed drawing', deflateSync(svg(''))],
    ['a document', `%PDF-1.7\n${payload}`],
    ['an archive', `PK\u0003\u0004${payload}`],
    ['a program', `MZ${payload}`],
    ['another program', `\u007fELF${payload}`],
    ['a moving picture', `GIF89a${payload}`],
    ['an old picture', `BM${payload}`],
    ['a scan', `II*\u0000${payload}`],
    ['an icon', `\u0000\u0000\u0001\u0000${payload}`],
    ['a film', `\u0000\u0000\u0000\u0018ftypmp42${payload}`],
    ['a photo of a phone', `\u0000\u0000\u0000\u0018ftypheic${payload}`],
    ['a script of the shell', `#!/bin/sh\n${payload}`],
    ['a picture for printing', `%!PS-Adobe-3.0 EPSF-3.0\n${payload}`],
    ['sound in a picture’s box', `RIFF\u0010\u0000\u0000\u0000WAVEfmt ${payload}`],
    ['a picture’s first bytes', new Uint8Array([0xff, 0xd8, 0xff])],
    ['another picture’s first bytes', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a third picture’s first bytes', 'RIFF\u0000\u0000\u0000\u0000WEBP'],
    ['a picture’s first bytes and a drawing', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(svg(''))])]
  ];
  return files.map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? text(content) : content,
    isRefused: true
  }));
}

async function bombs(): Promise<HostileFile[]> {
  const png = await flat(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  const jpeg = await flat(10_000, 10_000).jpeg({ quality: 1 }).toBuffer();
  const webp = await flat(10_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer();
  const claim = Buffer.from(await picture('png'));
  claim.writeUInt32BE(65_535, 16);
  claim.writeUInt32BE(65_535, 20);
  return [
    { name: 'a hundred megapixels as PNG', bytes: png, isRefused: true },
    { name: 'a hundred megapixels as JPEG', bytes: jpeg, isRefused: true },
    { name: 'a hundred megapixels as WebP', bytes: webp, isRefused: true },
    { name: 'four thousand megapixels that are only claimed', bytes: claim, isRefused: true },
    {
      name: 'a text that unpacks to fifty megabytes',
      bytes: withChunk(await picture('png'), 'zTXt', packedText())
    }
  ];
}

/** An archive of one file: fifty kilobytes that unpack to fifty megabytes. */
export function zipBomb(): Buffer {
  const name = text('bomb.bin');
  const packed = deflateRawSync(Buffer.alloc(50_000_000));
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(50_000_000, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, packed]);
}

const packedText = (): Buffer =>
  Buffer.concat([text('Comment\u0000\u0000'), deflateSync(Buffer.alloc(50_000_000, 65))]);

/** A PNG with one more chunk after its header. */
function withChunk(png: Buffer, type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

async function loaded(format: Format): Promise<HostileFile[]> {
  const plain = await picture(format);
  const described = await sharp(plain)
    .withExif({ IFD0: { ImageDescription: payload, Artist: payload }, IFD3: { GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${payload}</x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
  const cut = (share: number) => plain.subarray(0, Math.floor(plain.length * share));
  const flipped = (at: number) => {
    const bytes = Buffer.from(plain);
    const place = Math.floor(bytes.length * at);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
    return bytes;
  };
  return [
    { name: `a ${format} with a script behind it`, bytes: Buffer.concat([plain, text(payload)]) },
    {
      name: `a ${format} with an archive behind it`,
      bytes: Buffer.concat([plain, text(`PK\u0003\u0004${payload}`)])
    },
    {
      name: `a ${format} with a document behind it`,
      bytes: Buffer.concat([plain, text(`%PDF-1.7${payload}`)])
    },
    { name: `a ${format} with a drawing behind it`, bytes: Buffer.concat([plain, text(svg(payload))]) },
    { name: `a ${format} that tells where and by whom`, bytes: described },
    { name: `a ${format} behind a script`, bytes: Buffer.concat([text(payload), plain]), isRefused: true },
    ...[0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((share) => ({
      name: `${share} of a ${format}`,
      bytes: cut(share)
    })),
    ...[0.05, 0.3, 0.6, 0.9].map((at) => ({
      name: `a ${format} with a wrong byte at ${at}`,
      bytes: flipped(at)
    }))
  ];
}

export async function makeHostileFiles(): Promise<HostileFile[]> {
  const png = await picture('png');
  const withTexts = ['tEXt', 'iCCP', 'eXIf'].map((type) => ({
    name: `a png with a loaded ${type}`,
    bytes: withChunk(png, type, text(`Comment\u0000${payload}`))
  }));
  return [
    ...wrongTypes(),
    ...(await bombs()),
    ...withTexts,
    ...(await Promise.all(formats.map(loaded))).flat()
  ];
}

// Magic numbers, checked first so that no other format reaches a decoder.

type Signature = (bytes: Uint8Array) => boolean;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const isJpeg: Signature = (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]);
const isPng: Signature = (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isWebp: Signature = (bytes) =>
  startsWith(bytes, ascii('RIFF')) && startsWith(bytes.subarray(8), ascii('WEBP'));
const isAvif: Signature = (bytes) => startsWith(bytes.subarray(4), ascii('ftypavif'));

export const isImage: Signature = (bytes) =>
  [isJpeg, isPng, isWebp, isAvif].some((matches) => matches(bytes));

export const isWebm: Signature = (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]);
export const isMp4: Signature = (bytes) => startsWith(bytes.subarray(4), ascii('ftyp'));

// Reads SQLite's write-ahead log without SQLite, which silently stops at the first damaged frame.
// Format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log

export type Wal = {
  /** The newest readable image of each page, by page number, oldest frame first. */
  readonly pages: ReadonlyMap<number, Buffer>;
  /** Pages in the database after the last commit; null when nothing was committed. */
  readonly pageCount: number | null;
  /** True when committed frames follow a damaged one. */
  readonly isDamaged: boolean;
};

type Frame = {
  readonly page: number;
  readonly commitSize: number;
  readonly image: Buffer;
  readonly isWhole: boolean;
};

const headerBytes = 32;
const frameHeaderBytes = 24;
const littleEndianMagic = 0x377f0682;
const bigEndianMagic = 0x377f0683;
export const emptyWal: Wal = { pages: new Map(), pageCount: null, isDamaged: false };

type Checksum = readonly [number, number];

function addToChecksum([first, second]: Checksum, bytes: Buffer, isBigEndian: boolean): Checksum {
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    const x = isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const y = isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    a = (a + x + b) >>> 0;
    b = (b + y + a) >>> 0;
  }
  return [a, b];
}

const readPair = (bytes: Buffer, at: number): Checksum => [
  bytes.readUInt32BE(at),
  bytes.readUInt32BE(at + 4)
];
const isSame = (a: Checksum, b: Checksum): boolean => a[0] === b[0] && a[1] === b[1];

/**
 * Each frame's checksum continues from the one stored before it, so that a frame behind a damaged one can still be
 * proved whole. Frames of an older round carry other salts and are left out.
 */
function readFrames(bytes: Buffer, pageSize: number, isBigEndian: boolean, salts: Checksum): Frame[] {
  const frames: Frame[] = [];
  let stored = readPair(bytes, 24);
  const size = frameHeaderBytes + pageSize;
  for (let at = headerBytes; at + size <= bytes.length; at += size) {
    const header = bytes.subarray(at, at + frameHeaderBytes);
    const image = bytes.subarray(at + frameHeaderBytes, at + size);
    const hasSalts = isSame(readPair(header, 8), salts);
    const sum = addToChecksum(addToChecksum(stored, header.subarray(0, 8), isBigEndian), image, isBigEndian);
    stored = readPair(header, 16);
    frames.push({
      page: header.readUInt32BE(0),
      commitSize: hasSalts ? header.readUInt32BE(4) : 0,
      image,
      isWhole: hasSalts && isSame(sum, stored)
    });
  }
  return frames;
}

function isHeaderWhole(bytes: Buffer): boolean {
  const magic = bytes.readUInt32BE(0);
  if (magic !== littleEndianMagic && magic !== bigEndianMagic) return false;
  const sum = addToChecksum([0, 0], bytes.subarray(0, 24), magic === bigEndianMagic);
  return isSame(sum, readPair(bytes, 24));
}

/** Power may fail in the one commit that was not answered yet; two commits behind a gap are damage. */
const commitsThatProveDamage = 2;

export function readWal(bytes: Buffer, pageSize: number): Wal {
  const size = frameHeaderBytes + pageSize;
  if (bytes.length < headerBytes + size) return emptyWal;
  const isWholeHeader = isHeaderWhole(bytes);
  const isBigEndian = isWholeHeader && bytes.readUInt32BE(0) === bigEndianMagic;
  const salts = readPair(bytes, isWholeHeader ? 16 : headerBytes + 8);
  const frames = readFrames(bytes, pageSize, isBigEndian, salts);
  const gap = frames.findIndex(({ isWhole }) => !isWhole);
  const before = gap === -1 ? frames : frames.slice(0, gap);
  const behind = gap === -1 ? [] : frames.slice(gap + 1);
  const commitsBehind = behind.filter(({ commitSize }) => commitSize > 0).length;
  const isDamaged = !isWholeHeader || commitsBehind >= commitsThatProveDamage;

  const readable = isDamaged ? frames.filter(({ isWhole }) => isWhole) : before;
  const lastCommit = readable.findLastIndex(({ commitSize }) => commitSize > 0);
  const pages = new Map<number, Buffer>();
  for (const { page, image } of readable.slice(0, lastCommit + 1)) {
    pages.delete(page);
    pages.set(page, image);
  }
  return { pages, pageCount: readable[lastCommit]?.commitSize ?? null, isDamaged };
}

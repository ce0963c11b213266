// A database file as pages, its write-ahead log applied, read without SQLite and without touching a byte.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { applicationId } from '../database/migrate.ts';
import { emptyWal, readWal, type Wal } from './read-wal.ts';

export type DatabaseImage = {
  readonly pageSize: number;
  /** Bytes at the end of each page that hold no data. */
  readonly reservedBytes: number;
  readonly pageCount: number;
  /** Counted from 1; null when the page is missing. */
  readonly findPage: (number: number) => Buffer | null;
  /** Oldest first, so that what is read later is newer. */
  readonly pageNumbers: readonly number[];
  /** True when the file has no byte. */
  readonly isEmpty: boolean;
  readonly hasHeader: boolean;
  readonly version: number;
  readonly wal: Wal;
};

const magic = Buffer.from('SQLite format 3\0', 'latin1');
const defaultPageSize = 4_096;

function readPageSize(header: Buffer): number {
  const stored = header.length < 100 ? 0 : header.readUInt16BE(16);
  const size = stored === 1 ? 65_536 : stored;
  return size >= 512 && (size & (size - 1)) === 0 ? size : defaultPageSize;
}

const readIfThere = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

/** `file` and `file-wal` are only read. */
export function readImage(file: string): DatabaseImage {
  const bytes = readIfThere(file);
  const log = readIfThere(`${file}-wal`);
  const pageSize = readPageSize(bytes);
  const wal = log.length === 0 ? emptyWal : readWal(log, pageSize);
  const pagesInFile = Math.ceil(bytes.length / pageSize);
  const pageCount = Math.max(pagesInFile, wal.pageCount ?? 0);
  const findPage = (number: number): Buffer | null => {
    const newer = wal.pages.get(number);
    if (newer !== undefined) return newer;
    const page = bytes.subarray((number - 1) * pageSize, number * pageSize);
    return page.length === pageSize ? page : null;
  };
  const inFile = Array.from({ length: pageCount }, (_, index) => index + 1);
  const header = findPage(1);
  const hasHeader =
    header !== null &&
    header.subarray(0, magic.length).equals(magic) &&
    [0, applicationId].includes(header.readUInt32BE(68));
  return {
    pageSize,
    reservedBytes: hasHeader ? header.readUInt8(20) : 0,
    pageCount,
    findPage,
    pageNumbers: [...inFile.filter((number) => !wal.pages.has(number)), ...wal.pages.keys()],
    isEmpty: bytes.length === 0,
    hasHeader,
    version: hasHeader ? header.readUInt32BE(60) : 0,
    wal
  };
}

/** The image as one plain file with a header that SQLite accepts; missing pages are blank. */
export function writeImage(image: DatabaseImage, file: string): void {
  const pages = Array.from(
    { length: image.pageCount },
    (_, index) => image.findPage(index + 1) ?? Buffer.alloc(image.pageSize)
  );
  const bytes = Buffer.concat(pages);
  if (bytes.length < 100) return writeFileSync(file, bytes);
  if (!image.hasHeader) {
    bytes.fill(0, 0, 100);
    magic.copy(bytes);
    bytes.writeUInt16BE(image.pageSize === 65_536 ? 1 : image.pageSize, 16);
    bytes.set([0, 64, 32, 32], 20);
    bytes.writeUInt32BE(4, 44);
    bytes.writeUInt32BE(1, 56);
  }
  bytes.set([1, 1], 18);
  bytes.writeUInt32BE(image.pageCount, 28);
  bytes.copy(bytes, 92, 24, 28);
  writeFileSync(file, bytes);
}

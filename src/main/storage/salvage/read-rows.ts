// Finds rows page by page: every readable leaf of every table gives its rows, whatever became of the tree above it.
// Format: https://www.sqlite.org/fileformat2.html#b_tree_pages
import type { DatabaseImage } from './read-database-image.ts';

export type RawRow = { readonly rowId: number; readonly values: readonly (string | number | null)[] };

const tableLeaf = 0x0d;
const utf8 = new TextDecoder('utf-8', { fatal: true });

class Reader {
  private readonly bytes: Buffer;
  private at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  get position(): number {
    return this.at;
  }

  /** SQLite's variable-length integer; rows here never need more than 53 bits. */
  readVarint(): number {
    let value = 0;
    for (let index = 0; index < 9; index += 1) {
      const byte = this.bytes.readUInt8(this.at);
      this.at += 1;
      if (index === 8) return value * 256 + byte;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return value;
  }

  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new RangeError('The record ends early');
    const taken = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return taken;
  }
}

const integerBytes = [0, 1, 2, 3, 4, 6, 8];

function readValue(reader: Reader, type: number): string | number | null {
  if (type === 0) return null;
  if (type === 7) return reader.take(8).readDoubleBE();
  if (type === 8 || type === 9) return type - 8;
  if (type >= 13 && type % 2 === 1) return utf8.decode(reader.take((type - 13) / 2));
  const length = integerBytes[type];
  if (length === undefined) throw new RangeError('Not a value of ours');
  const bytes = reader.take(length);
  return length === 8 ? Number(bytes.readBigInt64BE()) : bytes.readIntBE(0, length);
}

function readRecord(payload: Buffer): RawRow['values'] {
  const header = new Reader(payload, 0);
  const headerBytes = header.readVarint();
  const types: number[] = [];
  while (header.position < headerBytes) types.push(header.readVarint());
  const body = new Reader(payload, headerBytes);
  return types.map((type) => readValue(body, type));
}

/** The payload of a cell, its overflow pages included. */
function readPayload(image: DatabaseImage, reader: Reader, length: number): Buffer {
  const usable = image.pageSize - image.reservedBytes;
  if (length > usable * (image.pageCount + 1)) throw new RangeError('The record is larger than the file');
  if (length <= usable - 35) return reader.take(length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wanted = least + ((length - least) % (usable - 4));
  const parts = [reader.take(wanted <= usable - 35 ? wanted : least)];
  let rest = length - (parts[0]?.length ?? 0);
  let next = reader.take(4).readUInt32BE();
  while (rest > 0) {
    const page = image.findPage(next);
    if (page === null) throw new RangeError('An overflow page is missing');
    const part = page.subarray(4, Math.min(4 + rest, usable));
    parts.push(part);
    rest -= part.length;
    next = page.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function readLeaf(image: DatabaseImage, page: Buffer, start: number): RawRow[] {
  const rows: RawRow[] = [];
  const cells = page.readUInt16BE(start + 3);
  for (let index = 0; index < cells; index += 1) {
    try {
      const cell = new Reader(page, page.readUInt16BE(start + 8 + index * 2));
      const length = cell.readVarint();
      const rowId = cell.readVarint();
      rows.push({ rowId, values: readRecord(readPayload(image, cell, length)) });
    } catch (error) {
      // A cell that cannot be read is why we are here; its neighbours may be whole.
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    }
  }
  return rows;
}

/** Every row of every table, rows of newer pages last. */
export function readRows(image: DatabaseImage): RawRow[] {
  return image.pageNumbers.flatMap((number) => {
    const page = image.findPage(number);
    const start = number === 1 ? 100 : 0;
    return page !== null && page[start] === tableLeaf ? readLeaf(image, page, start) : [];
  });
}

/**
 * A zip archive written as it is read, one whole file in memory at a time. Files stand in it as they are: scans and documents are
 * packed already. No 64-bit records: whoever calls keeps below 4 GB and 65,535 files.
 */
import { crc32 } from 'node:zlib';

export interface ZipFile {
  /** Path in the archive, folders by slashes; its own. */
  readonly name: string;
  readonly bytes: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 2.0, the oldest that knows folders. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1980-01-01, the first day of the format: when a file was put here says nothing. */
const DATE = 0x0021;

/** What both heads of an entry say of it. */
function facts(name: Buffer, { bytes }: ZipFile): Buffer {
  const said = Buffer.alloc(26);
  said.writeUInt16LE(VERSION, 0);
  said.writeUInt16LE(FLAGS, 2);
  said.writeUInt16LE(DATE, 8);
  said.writeUInt32LE(crc32(bytes), 10);
  said.writeUInt32LE(bytes.length, 14);
  said.writeUInt32LE(bytes.length, 18);
  said.writeUInt16LE(name.length, 22);
  return said;
}

const sign = (signature: number): Buffer => {
  const signed = Buffer.alloc(4);
  signed.writeUInt32LE(signature);
  return signed;
};

function centralHead(said: Buffer, at: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(at, 10);
  const madeBy = Buffer.from([VERSION, 0]);
  return Buffer.concat([sign(CENTRAL), madeBy, said, place]);
}

function endRecord(count: number, size: number, start: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(start, 12);
  return Buffer.concat([sign(END), end]);
}

/** The bytes of the archive. */
export async function* zipOf(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const heads: Buffer[] = [];
  let [at, count] = [0, 0];
  for await (const file of files) {
    const name = Buffer.from(file.name);
    const said = facts(name, file);
    heads.push(centralHead(said, at), name);
    const head = Buffer.concat([sign(LOCAL), said, name]);
    yield head;
    yield file.bytes;
    at += head.length + file.bytes.length;
    count += 1;
  }
  const directory = Buffer.concat(heads);
  yield directory;
  yield endRecord(count, directory.length, at);
}

/** A name that every system takes as one part of a path. */
export const zipPart = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = text.replace(/[\\/:*?"<>|\u0000-\u001f\u007f]+/g, '_').trim();
  return plain.replace(/^\.+|\.+$/g, '') || '_';
};

/** Answers a name for each path that nobody has yet, whatever the case of its letters: the second gets a number before its ending. */
export function ownNames(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
    let name = path;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

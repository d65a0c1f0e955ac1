/**
 * A store of files whose bytes are sealed before they reach the disk or the bucket. All of them: what a file is (a scan of
 * an identity card, a signature, a doctor's letter) is known only when it is claimed, after it was written.
 *
 * Head of 32 bytes: mark (8), key id (4), size of the plain bytes (4), salt (16). Then pieces of 64 KiB, each with its tag.
 * The key of a file comes from the data key and the salt, the nonce is the number of the piece, and every tag covers head
 * and name: a piece that was altered, moved, cut off or taken from another file does not open. A range opens its pieces only.
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, FileStore } from '#platform/file-store/file-store.server.ts';
import { decrypt, encrypt, KEY_BYTES, type KeyRing, SealBroken, TAG_BYTES } from './sealing.server.ts';

/** No file that is taken begins so: neither text (it holds a zero) nor a picture, document or archive. */
const MARK = Buffer.from('\0HCMenc\x01', 'latin1');
const SALT_BYTES = 16;
export const HEAD_BYTES = MARK.length + 4 + 4 + SALT_BYTES;
const PIECE = 65_536;
const SEALED_PIECE = PIECE + TAG_BYTES;

interface Head {
  readonly bytes: Buffer;
  readonly keyId: number;
  readonly size: number;
}

/** Undefined for bytes that were stored in the clear. */
function headIn(bytes: Buffer): Head | undefined {
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, MARK.length).equals(MARK)) return undefined;
  return { bytes: bytes.subarray(0, HEAD_BYTES), keyId: bytes.readUInt32BE(MARK.length), size: bytes.readUInt32BE(MARK.length + 4) };
}

/** Key of the data key that sealed these bytes; undefined for bytes in the clear. */
export const sealedBy = (head: Buffer): number | undefined => headIn(head)?.keyId;

/** Seals and opens the pieces of one file. */
function pieces(keys: KeyRing, name: string, head: Head) {
  const salt = head.bytes.subarray(-SALT_BYTES);
  const secret = Buffer.from(hkdfSync('sha256', keys.find(head.keyId).secret, salt, 'file', KEY_BYTES));
  const place = Buffer.concat([head.bytes, Buffer.from(name)]);
  const nonce = (index: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt32BE(index, 8);
    return bytes;
  };
  return {
    count: Math.ceil(head.size / PIECE),
    seal: (index: number, plain: Uint8Array): Buffer => encrypt(secret, nonce(index), place, plain),
    open: (index: number, sealed: Uint8Array): Buffer => decrypt(secret, nonce(index), place, sealed),
  };
}

export function sealFile(keys: KeyRing, name: string, plain: Uint8Array): Buffer {
  const bytes = Buffer.concat([MARK, Buffer.alloc(8), randomBytes(SALT_BYTES)]);
  bytes.writeUInt32BE(keys.current.keyId, MARK.length);
  bytes.writeUInt32BE(plain.length, MARK.length + 4);
  const file = pieces(keys, name, { bytes, keyId: keys.current.keyId, size: plain.length });
  const sealed = Array.from({ length: file.count }, (_, index) => file.seal(index, plain.subarray(index * PIECE, (index + 1) * PIECE)));
  return Buffer.concat([bytes, ...sealed]);
}

/** The plain bytes of a whole file; of one that was stored in the clear, as they are. Throws SealBroken. */
export function openFile(keys: KeyRing, name: string, stored: Buffer): Buffer {
  const head = headIn(stored);
  if (!head) return stored;
  const file = pieces(keys, name, head);
  const begin = (index: number): number => HEAD_BYTES + index * SEALED_PIECE;
  const plain = Array.from({ length: file.count }, (_, index) => file.open(index, stored.subarray(begin(index), begin(index + 1))));
  return Buffer.concat(plain);
}

/** The bytes of a stream in parts of a length; the last one may be shorter. */
async function* inParts(source: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let count = 0;
  for await (const chunk of source) {
    held.push(chunk);
    count += chunk.length;
    if (count < length) continue;
    let rest = Buffer.concat(held);
    for (; rest.length >= length; rest = rest.subarray(length)) yield rest.subarray(0, length);
    held = [rest];
    count = rest.length;
  }
  if (count > 0) yield Buffer.concat(held);
}

/** The plain bytes of a range, out of a stream that begins with the piece in which it begins. Throws SealBroken. */
async function* opened(file: ReturnType<typeof pieces>, source: AsyncIterable<Buffer>, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let index = Math.floor(first / PIECE);
  for await (const sealed of inParts(source, SEALED_PIECE)) {
    const begin = index * PIECE;
    const plain = file.open(index, sealed);
    yield plain.subarray(Math.max(0, first - begin), Math.min(plain.length, last + 1 - begin));
    index += 1;
  }
  if (index <= Math.floor(last / PIECE)) throw new SealBroken('a sealed file is cut off');
}

/** `store` holds the sealed bytes; what it held in the clear before is still read. Sizes and ranges are those of the plain bytes. */
export function sealedStore(store: FileStore, keys: KeyRing): FileStore {
  return {
    ...store,
    put: (name, bytes) => store.put(name, sealFile(keys, name, bytes)),
    get: async (name, range) => {
      const start = await store.get(name, { first: 0, last: HEAD_BYTES - 1 });
      if (!start) return undefined;
      const head = headIn(await buffer(start));
      if (!head) return store.get(name, range);
      const { first, last } = range ?? { first: 0, last: head.size - 1 };
      const [from, to] = [Math.floor(first / PIECE), Math.floor(last / PIECE)];
      const file = pieces(keys, name, head);
      const sealed = await store.get(name, { first: HEAD_BYTES + from * SEALED_PIECE, last: HEAD_BYTES + (to + 1) * SEALED_PIECE - 1 });
      if (!sealed) return undefined;
      const plain = Readable.from(opened(file, sealed, { first, last: Math.min(last, head.size - 1) }), { objectMode: false });
      // a generator that was never asked has not begun, and ends without closing what it would have read: a descriptor left open ends the process
      return plain.once('close', () => sealed.destroy());
    },
  };
}

/**
 * Takes out of a picture what tells of more than the picture: place, time, camera, owner, thumbnails and drafts of programs. An own
 * walk over the segments of JPEG and the chunks of PNG and WebP; pixels and colours are not touched. The one thing kept of EXIF is
 * which way up the picture is, in a segment that says nothing else. Pure.
 */
import type { ImageFormat } from './image.rules.ts';

type Cleaned = Exclude<ImageFormat, 'gif'>;
/** EXIF: upright. */
const UPRIGHT = 1;
const ORIENTATION = 0x0112;
/** Entries of a directory that are looked at: cameras write some dozens. */
const MAX_ENTRIES = 500;

const latinAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// ---- EXIF ----

/** Orientation (2 to 8) in a TIFF block; upright when it says none that exists. */
export function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 14) return UPRIGHT;
  const order = latinAt(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return UPRIGHT;
  const [view, little] = [viewOf(tiff), order === 'II'];
  const start = view.getUint32(4, little);
  if (view.getUint16(2, little) !== 42 || start + 2 > tiff.length) return UPRIGHT;
  const count = Math.min(view.getUint16(start, little), MAX_ENTRIES);
  for (let entry = start + 2; entry < start + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (view.getUint16(entry, little) !== ORIENTATION) continue;
    const said = view.getUint16(entry + 8, little);
    return said >= 1 && said <= 8 ? said : UPRIGHT;
  }
  return UPRIGHT;
}

/** A TIFF block that says the orientation and nothing else: 26 bytes. */
export function orientationBlock(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  tiff.set(latin('MM'));
  const view = viewOf(tiff);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  // SHORT, one of them
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}

// ---- JPEG ----

const EXIF = 'Exif\0\0';
/** APP0 JFIF, APP2 with a colour profile, APP14 of Adobe (how colours are stored): what a picture is drawn by. */
const isDrawnBy = (marker: number, body: Uint8Array): boolean =>
  (marker === 0xe0 && latinAt(body, 0, 5) === 'JFIF\0') || (marker === 0xe2 && latinAt(body, 0, 12) === 'ICC_PROFILE\0') || (marker === 0xee && latinAt(body, 0, 5) === 'Adobe');
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the pixels of a scan end: at the next marker that is neither a restart nor a stuffed byte. */
function afterScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function exifSegment(orientation: number): Uint8Array {
  const body = joined([latin(EXIF), orientationBlock(orientation)]);
  return joined([Uint8Array.of(0xff, 0xe1, 0, body.length + 2), body]);
}

/** Without any application segment but those it is drawn by, and without what follows its end. */
function cleanedJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let orientation = UPRIGHT;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      const turned = orientation === UPRIGHT ? [] : [exifSegment(orientation)];
      return joined([bytes.subarray(0, 2), ...turned, ...parts, bytes.subarray(at, at + 2)]);
    }
    const isShort = isAlone(marker);
    if (!isShort && at + 4 > bytes.length) return undefined;
    const end = isShort ? at + 2 : at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || (!isShort && end < at + 4)) return undefined;
    const body = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && latinAt(body, 0, 6) === EXIF) orientation = orientationOf(body.subarray(6));
    const stop = marker === SCAN ? afterScan(bytes, end) : end;
    if (!isApplication(marker) && marker !== COMMENT) parts.push(bytes.subarray(at, stop));
    else if (isDrawnBy(marker, body)) parts.push(bytes.subarray(at, end));
    at = stop;
  }
  // cut off before its end: browsers draw what is there
  return parts.length === 0 ? undefined : joined([bytes.subarray(0, 2), ...(orientation === UPRIGHT ? [] : [exifSegment(orientation)]), ...parts]);
}

// ---- PNG ----

/** What a PNG is drawn by, moving ones included; all else tells something: text, time, eXIf. */
const pngDrawnBy = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP', 'mDCV', 'cLLI', 'acTL', 'fcTL', 'fdAT']);

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const chunk = joined([new Uint8Array(4), latin(type), body, new Uint8Array(4)]);
  const view = viewOf(chunk);
  view.setUint32(0, body.length);
  view.setUint32(chunk.length - 4, crcOf(chunk.subarray(4, chunk.length - 4)));
  return chunk;
}

function cleanedPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  let orientation = UPRIGHT;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = latinAt(bytes, at + 4, 4);
    if (end > bytes.length) return undefined;
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    if (type === 'IEND') return joined([...parts, ...(orientation === UPRIGHT ? [] : [pngChunk('eXIf', orientationBlock(orientation))]), bytes.subarray(at, end)]);
    if (pngDrawnBy.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

// ---- WebP ----

const webpDrawnBy = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const frameDrawnBy = new Set(['VP8 ', 'VP8L', 'ALPH']);
/** Bytes of a frame (ANMF) before its own chunks. */
const FRAME_HEAD = 16;
/** Flags of VP8X: there is EXIF, there is XMP. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function riffChunk(type: string, body: Uint8Array): Uint8Array {
  const chunk = joined([latin(type), new Uint8Array(4), body, new Uint8Array(body.length % 2)]);
  viewOf(chunk).setUint32(4, body.length, true);
  return chunk;
}

/** EXIF of a WebP begins with the TIFF block, and by some programs with the name of JPEG before it. */
const tiffIn = (body: Uint8Array): Uint8Array => (latinAt(body, 0, 6) === EXIF ? body.subarray(6) : body);

interface RiffChunk {
  readonly type: string;
  readonly body: Uint8Array;
}

/** The chunks that fill these bytes; undefined when one is longer than what is left. */
function riffChunks(bytes: Uint8Array): RiffChunk[] | undefined {
  const view = viewOf(bytes);
  const chunks: RiffChunk[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) return undefined;
    chunks.push({ type: latinAt(bytes, at, 4), body: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return chunks;
}

/** A frame of a moving picture: its head and what it is drawn by. */
function cleanedFrame(body: Uint8Array): Uint8Array | undefined {
  const drawn = riffChunks(body.subarray(FRAME_HEAD))?.filter(({ type }) => frameDrawnBy.has(type));
  return drawn && joined([body.subarray(0, FRAME_HEAD), ...drawn.map((one) => riffChunk(one.type, one.body))]);
}

function cleanedWebp(bytes: Uint8Array): Uint8Array | undefined {
  const stop = 8 + viewOf(bytes).getUint32(4, true);
  const chunks = stop < 12 || stop > bytes.length ? undefined : riffChunks(bytes.subarray(12, stop));
  if (chunks === undefined) return undefined;
  const parts: Uint8Array[] = [];
  let orientation = UPRIGHT;
  let extended: Uint8Array | undefined;
  for (const { type, body } of chunks) {
    if (type === 'EXIF') orientation = orientationOf(tiffIn(body));
    if (!webpDrawnBy.has(type)) continue;
    const drawn = type === 'ANMF' ? cleanedFrame(body) : body;
    if (drawn === undefined) return undefined;
    parts.push(riffChunk(type, drawn));
    if (type === 'VP8X') extended = parts.at(-1);
  }
  if (extended !== undefined) {
    const flags = (extended[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
    extended[8] = orientation === UPRIGHT ? flags : flags | HAS_EXIF;
    if (orientation !== UPRIGHT) parts.push(riffChunk('EXIF', orientationBlock(orientation)));
  }
  const content = joined(parts);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, content.length + 4, true);
  return parts.length === 0 ? undefined : joined([head, content]);
}

const cleaners: Readonly<Record<Cleaned, (bytes: Uint8Array) => Uint8Array | undefined>> = { jpeg: cleanedJpeg, png: cleanedPng, webp: cleanedWebp };

/** The picture alone; undefined when it is not built as its format is, so that nobody knows what it holds. A GIF has no such place. */
export function withoutMetadata(bytes: Uint8Array, format: ImageFormat): Uint8Array | undefined {
  return format === 'gif' ? bytes : cleaners[format](bytes);
}

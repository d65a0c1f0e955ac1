/**
 * Images by the first bytes of their content, never by what the sender says: JPEG, PNG, WebP, GIF; SVG runs scripts and
 * is none. The size in pixels is read from the header, so that an image of a few kilobytes that unpacks to gigabytes is
 * refused without unpacking it. Pure; the browser asks the same of a photo before it sends it (spec section 5).
 */
import { DEFAULT_MAX_FILE_BYTES, extensionOf } from '#kernel/file-value/file-value.ts';

export const MAX_PHOTO_BYTES = DEFAULT_MAX_FILE_BYTES;
/** Longest side of a photo or a logo in pixels. */
export const MAX_PHOTO_SIDE = 4096;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';
type PhotoFormat = Exclude<ImageFormat, 'gif'>;
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Of photos; the first extension is the one that is stored. */
const extensions: Readonly<Record<PhotoFormat, readonly [string, ...string[]]>> = { jpeg: ['jpg', 'jpeg'], png: ['png'], webp: ['webp'] };

/** Extensions a chosen photo may have, with their dots. */
export const photoExtensions: readonly string[] = Object.values(extensions).flatMap((list) => list.map((one) => `.${one}`));

export type PhotoFault = 'noFile' | 'wrongFormat' | 'tooLarge' | 'tooManyPixels';
export interface Photo extends ImageSize {
  readonly contentType: `image/${PhotoFormat}`;
  /** Without dot. */
  readonly extension: string;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** The format whose first bytes these are. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif';
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' ? 'webp' : undefined;
}

/** A whole PNG begins with the chunk IHDR: 13 bytes, of which the first eight are width and height. */
function sizeOfPng(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  if (bytes.length < 33 || view.getUint32(8) !== 13 || textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start of a frame: C0 to CF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone; all others are followed by their length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Walks the segments up to the frame; the thumbnail in an EXIF segment is jumped over with it. */
function sizeOfJpeg(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // the picture itself or its end, before any frame
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

/** Three layouts of the first chunk: lossy, lossless, and extended with the size of the canvas. */
function sizeOfWebp(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      if (!startsWith(bytes.subarray(23), [0x9d, 0x01, 0x2a])) return undefined;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return undefined;
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    default:
      return undefined;
  }
}

/** Blocks of a GIF end with an empty one; answers where the next thing begins. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
  return at + 1;
}

/** Bytes of the colour table that a byte of flags announces. */
const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Walks a GIF to its end and lets nothing but zeros follow: what else stands there is read by other programs. */
function sizeOfGif(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  if (bytes.length < 14) return undefined;
  for (let at = 13 + colours(bytes[10] ?? 0); at < bytes.length; ) {
    const mark = bytes[at];
    if (mark === 0x3b) return bytes.subarray(at + 1).some((byte) => byte !== 0) ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (mark === 0x21) at = afterBlocks(bytes, at + 2);
    else if (mark === 0x2c) at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    else return undefined;
  }
  return undefined;
}

const sizeReaders: Readonly<Record<ImageFormat, (bytes: Uint8Array, view: DataView) => ImageSize | undefined>> = {
  jpeg: sizeOfJpeg,
  png: sizeOfPng,
  webp: sizeOfWebp,
  gif: sizeOfGif,
};

/** Width and height an image of this format says of itself; undefined when it is none or has no size. */
export function imageSizeOf(bytes: Uint8Array, format: ImageFormat): ImageSize | undefined {
  const size = sizeReaders[format](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return !size || size.width === 0 || size.height === 0 ? undefined : size;
}

/** The photo in these bytes, or why they are none. The extension of the file name must agree with the content. */
export function inspectPhoto(bytes: Uint8Array, fileName: string): Photo | PhotoFault {
  if (bytes.length === 0) return 'noFile';
  if (bytes.length > MAX_PHOTO_BYTES) return 'tooLarge';
  const format = imageFormatOf(bytes);
  if (!format || format === 'gif' || !extensions[format].includes(extensionOf(fileName))) return 'wrongFormat';
  const size = imageSizeOf(bytes, format);
  if (!size) return 'wrongFormat';
  if (size.width > MAX_PHOTO_SIDE || size.height > MAX_PHOTO_SIDE) return 'tooManyPixels';
  return { ...size, contentType: `image/${format}`, extension: extensions[format][0] };
}

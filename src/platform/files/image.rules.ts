/**
 * What counts as a photo (spec section 5): decided by the first bytes of the content, never by what the sender says.
 * JPEG, PNG and WebP only: SVG runs scripts. The size in pixels is read from the header, so that an image of a few
 * kilobytes that unpacks to gigabytes is refused without unpacking it. Pure; the browser asks the same before it sends.
 */

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** Longest side in pixels. */
export const MAX_PHOTO_SIDE = 4096;

type Format = 'jpeg' | 'png' | 'webp';
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The first extension is the one that is stored. */
const extensions: Readonly<Record<Format, readonly [string, ...string[]]>> = { jpeg: ['jpg', 'jpeg'], png: ['png'], webp: ['webp'] };

/** Extensions a chosen file may have, with their dots. */
export const photoExtensions: readonly string[] = Object.values(extensions).flatMap((list) => list.map((one) => `.${one}`));

export type PhotoFault = 'noFile' | 'wrongFormat' | 'tooLarge' | 'tooManyPixels';
export interface Photo extends Size {
  readonly contentType: `image/${Format}`;
  /** Without dot. */
  readonly extension: string;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

function formatOf(bytes: Uint8Array): Format | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' ? 'webp' : undefined;
}

/** A whole PNG begins with the chunk IHDR: 13 bytes, of which the first eight are width and height. */
function sizeOfPng(bytes: Uint8Array, view: DataView): Size | undefined {
  if (bytes.length < 33 || view.getUint32(8) !== 13 || textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start of a frame: C0 to CF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone; all others are followed by their length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Walks the segments up to the frame; the thumbnail in an EXIF segment is jumped over with it. */
function sizeOfJpeg(bytes: Uint8Array, view: DataView): Size | undefined {
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
function sizeOfWebp(bytes: Uint8Array, view: DataView): Size | undefined {
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

const sizeReaders: Readonly<Record<Format, (bytes: Uint8Array, view: DataView) => Size | undefined>> = { jpeg: sizeOfJpeg, png: sizeOfPng, webp: sizeOfWebp };

/** After the last dot, in lower case; empty without one. */
const extensionOf = (fileName: string): string => /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The photo in these bytes, or why they are none. The extension of the file name must agree with the content. */
export function inspectPhoto(bytes: Uint8Array, fileName: string): Photo | PhotoFault {
  if (bytes.length === 0) return 'noFile';
  if (bytes.length > MAX_PHOTO_BYTES) return 'tooLarge';
  const format = formatOf(bytes);
  if (!format || !extensions[format].includes(extensionOf(fileName))) return 'wrongFormat';
  const size = sizeReaders[format](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!size || size.width === 0 || size.height === 0) return 'wrongFormat';
  if (size.width > MAX_PHOTO_SIDE || size.height > MAX_PHOTO_SIDE) return 'tooManyPixels';
  return { ...size, contentType: `image/${format}`, extension: extensions[format][0] };
}

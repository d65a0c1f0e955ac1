/**
 * Which files are taken at all (spec section 5 "File selection", guide reliability-security.md 2.7 U1-U4): a list, by
 * content and extension together. What is not on it is refused: SVG and pages, programs, archives, unknown things.
 */
import { extensionOf } from '#kernel/file-value/file-value.ts';
import { hasMarkup, hasPdfHead, hasZipTail } from './foreign.rules.ts';
import { type ImageFormat, imageFormatOf, imageSizeOf } from './image.rules.ts';
import { type OfficeFormat, officeFault } from './office.server.ts';

export type FileFault = 'noFile' | 'overLimit' | 'notAccepted' | 'unsafe' | 'pixelFlood';

/** Longest side of an image in pixels, and pixels altogether: more than scanners and phones make. */
export const MAX_IMAGE_SIDE = 16_384;
export const MAX_IMAGE_PIXELS = 120_000_000;
/** A reader of PDF looks for the end mark so far from the end. */
const PDF_TAIL = 2_048;

interface Accepted {
  readonly contentType: string;
  /** Extension under which it is stored. */
  readonly extension: string;
  fault(bytes: Uint8Array): FileFault | undefined;
}

const latin = (bytes: Uint8Array, from: number, length: number): string => Buffer.from(bytes.subarray(from, from + length)).toString('latin1');
const unless = (isGood: boolean): FileFault | undefined => (isGood ? undefined : 'notAccepted');

function imageFault(bytes: Uint8Array, format: ImageFormat): FileFault | undefined {
  const size = imageFormatOf(bytes) === format ? imageSizeOf(bytes, format) : undefined;
  if (!size) return 'notAccepted';
  const isFlood = Math.max(size.width, size.height) > MAX_IMAGE_SIDE || size.width * size.height > MAX_IMAGE_PIXELS;
  if (isFlood) return 'pixelFlood';
  return hasMarkup(bytes) || hasPdfHead(bytes) || hasZipTail(bytes) ? 'unsafe' : undefined;
}

function pdfFault(bytes: Uint8Array): FileFault | undefined {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes, 0, 8)) || !latin(bytes, Math.max(0, bytes.length - PDF_TAIL), PDF_TAIL).includes('%%EOF')) return 'notAccepted';
  return hasMarkup(bytes) || hasZipTail(bytes) ? 'unsafe' : undefined;
}

/** UTF-8 without controls, beginning neither as markup nor as a script. */
function textFault(bytes: Uint8Array): FileFault | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: text holds none but tab and line ends
    return unless(!/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text) && !/^\s*(?:<|#!)/.test(text) && !hasPdfHead(bytes) && !hasZipTail(bytes));
  } catch {
    return 'notAccepted';
  }
}

/** The first frame: layer III of a version, bit rate and sampling rate that exist. */
function isMp3(bytes: Uint8Array): boolean {
  if (latin(bytes, 0, 3) === 'ID3') return true;
  const [sync = 0, version = 0, rates = 0] = bytes;
  return sync === 0xff && (version & 0xe6) === 0xe2 && (version & 0x18) !== 0x08 && (rates & 0xf0) !== 0xf0 && (rates & 0x0c) !== 0x0c;
}

const isMp4 = (bytes: Uint8Array): boolean => latin(bytes, 4, 4) === 'ftyp' && /^(?:isom|iso\d|mp4\d|M4[AVB] |avc1|dash|MSNV|3gp\d)/.test(latin(bytes, 8, 4));
const isWebm = (bytes: Uint8Array): boolean => latin(bytes, 0, 4) === '\u001a\u0045\u00df\u00a3' && latin(bytes, 4, 60).includes('webm');
const isOgg = (bytes: Uint8Array): boolean => latin(bytes, 0, 5) === 'OggS\0';

const accepted = (extension: string, contentType: string, fault: Accepted['fault']): Accepted => ({ extension, contentType, fault });
const image = (extension: string, format: ImageFormat): Accepted => accepted(extension, `image/${format}`, (bytes) => imageFault(bytes, format));
const office = (format: OfficeFormat, type: string): Accepted => accepted(format, `application/vnd.openxmlformats-officedocument.${type}`, (bytes) => officeFault(bytes, format));
const media = (extension: string, contentType: string, isOne: (bytes: Uint8Array) => boolean): Accepted =>
  accepted(extension, contentType, (bytes) => (isOne(bytes) ? (hasMarkup(bytes) || hasPdfHead(bytes) || hasZipTail(bytes) ? 'unsafe' : undefined) : 'notAccepted'));

/** By extension, in small letters. */
const acceptedFiles: ReadonlyMap<string, Accepted> = new Map([
  ['jpg', image('jpg', 'jpeg')],
  ['jpeg', image('jpg', 'jpeg')],
  ['png', image('png', 'png')],
  ['webp', image('webp', 'webp')],
  ['gif', image('gif', 'gif')],
  ['pdf', accepted('pdf', 'application/pdf', pdfFault)],
  ['docx', office('docx', 'wordprocessingml.document')],
  ['xlsx', office('xlsx', 'spreadsheetml.sheet')],
  ['pptx', office('pptx', 'presentationml.presentation')],
  ['csv', accepted('csv', 'text/csv; charset=utf-8', textFault)],
  ['txt', accepted('txt', 'text/plain; charset=utf-8', textFault)],
  ['mp3', media('mp3', 'audio/mpeg', isMp3)],
  ['m4a', media('m4a', 'audio/mp4', isMp4)],
  ['mp4', media('mp4', 'video/mp4', isMp4)],
  ['webm', media('webm', 'video/webm', isWebm)],
  ['weba', media('weba', 'audio/webm', isWebm)],
  ['ogg', media('ogg', 'audio/ogg', isOgg)],
  ['oga', media('oga', 'audio/ogg', isOgg)],
  ['ogv', media('ogv', 'video/ogg', isOgg)],
]);

export interface InspectedFile {
  /** As it is served. */
  readonly contentType: string;
  /** Without dot. */
  readonly extension: string;
}

/** What these bytes are, or why they are not taken. The extension of the file name must agree with the content. */
export function inspectFile(bytes: Uint8Array, fileName: string, maxBytes: number): InspectedFile | FileFault {
  if (bytes.length === 0) return 'noFile';
  if (bytes.length > maxBytes) return 'overLimit';
  const found = acceptedFiles.get(extensionOf(fileName));
  if (!found) return 'notAccepted';
  return found.fault(bytes) ?? { contentType: found.contentType, extension: found.extension };
}

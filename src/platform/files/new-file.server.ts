/** Uploaded bytes on their way into the store: looked at, freed of what pictures tell of place and time, named, counted. */
import { createHash, randomBytes } from 'node:crypto';
import { displayNameOf, STORED_NAME_LENGTH } from '#kernel/file-value/file-value.ts';
import { base62, randomText } from '#kernel/ids/random-text.ts';
import { inspectFile } from './content/content.server.ts';
import { imageFormatOf, inspectPhoto } from './content/image.rules.ts';
import { withoutMetadata } from './content/image-metadata.rules.ts';
import { fileErrors } from './files.errors.ts';

export interface NewFile {
  /** Random, with the extension of the content: nothing of it comes from the sender. */
  readonly storedName: string;
  readonly displayName: string;
  readonly contentType: string;
  readonly sha256: Buffer;
  readonly content: Buffer;
}

interface Uploaded {
  readonly bytes: Buffer;
  readonly fileName: string;
}

function named({ bytes, fileName }: Uploaded, { contentType, extension }: { readonly contentType: string; readonly extension: string }, fallback: string): NewFile {
  return {
    storedName: `${randomText(STORED_NAME_LENGTH, base62, randomBytes)}.${extension}`,
    displayName: displayNameOf(fileName, fallback),
    contentType,
    sha256: createHash('sha256').update(bytes).digest(),
    content: bytes,
  };
}

/** A picture without what it tells besides (image-metadata.rules.ts), any other file as it is; a picture that is not built as its format is refused. */
function pictureAlone(uploaded: Uploaded, fault: 'wrongFormat' | 'notAccepted'): Uploaded {
  const format = imageFormatOf(uploaded.bytes);
  if (format === undefined) return uploaded;
  const picture = withoutMetadata(uploaded.bytes, format);
  if (picture === undefined) throw fileErrors.error(fault);
  return { ...uploaded, bytes: Buffer.from(picture) };
}

/** A photo or a logo. Throws what makes it none: noFile, wrongFormat, tooLarge, tooManyPixels. */
export function newImage(uploaded: Uploaded): NewFile {
  const photo = inspectPhoto(uploaded.bytes, uploaded.fileName);
  if (typeof photo === 'string') throw fileErrors.error(photo);
  return named(pictureAlone(uploaded, 'wrongFormat'), photo, 'photo');
}

/** Any file that is taken (content.ts). Throws what makes it none: noFile, notAccepted, unsafe, overLimit, pixelFlood. */
export function newFile(uploaded: Uploaded, maxBytes: number): NewFile {
  const file = inspectFile(uploaded.bytes, uploaded.fileName, maxBytes);
  if (typeof file === 'string') throw fileErrors.error(file, { values: { limit: maxBytes } });
  return named(pictureAlone(uploaded, 'notAccepted'), file, 'file');
}

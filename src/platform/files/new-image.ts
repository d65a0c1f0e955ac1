/** An uploaded image on its way into the table of stored files. */
import { createHash, randomBytes } from 'node:crypto';
import { base62, randomText } from '#platform/identity/random-text.ts';
import { fileErrors } from './files.errors.ts';
import { inspectPhoto } from './image.rules.ts';
import { displayNameOf, STORED_NAME_LENGTH } from './names.rules.ts';

export interface NewImage {
  readonly storedName: string;
  readonly displayName: string;
  readonly contentType: string;
  readonly sha256: Buffer;
  readonly content: Buffer;
}

/** The image in these bytes under a name nobody guesses. Throws what makes it none: noFile, wrongFormat, tooLarge, tooManyPixels. */
export function newImage({ bytes, fileName }: { readonly bytes: Buffer; readonly fileName: string }): NewImage {
  const photo = inspectPhoto(bytes, fileName);
  if (typeof photo === 'string') throw fileErrors.error(photo);
  return {
    storedName: `${randomText(STORED_NAME_LENGTH, base62, randomBytes)}.${photo.extension}`,
    displayName: displayNameOf(fileName),
    contentType: photo.contentType,
    sha256: createHash('sha256').update(bytes).digest(),
    content: bytes,
  };
}

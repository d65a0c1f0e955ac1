import { defineErrors } from '#kernel/errors.ts';

export const fileErrors = defineErrors('platform/files', {
  noFile: { status: 400, field: 'file' },
  // of a photo or a logo
  wrongFormat: { status: 415, field: 'file' },
  tooLarge: { status: 413, field: 'file' },
  tooManyPixels: { status: 413, field: 'file' },
  // of any other file; overLimit carries the limit in bytes
  notAccepted: { status: 415, field: 'file' },
  unsafe: { status: 415, field: 'file' },
  overLimit: { status: 413, field: 'file' },
  pixelFlood: { status: 413, field: 'file' },
  tooManyLoose: { status: 429, field: 'file' },
  // a value names a file that its sender did not upload, or that stands elsewhere already
  unknownFile: { status: 400 },
  // the kind of file takes other formats
  otherFormat: { status: 415 },
  // the disk is full or read-only, the bucket does not answer
  storeAway: { status: 503 },
});

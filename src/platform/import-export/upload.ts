/** The multipart body of an upload: one file and a few short fields, counted while they come in. */
import { Readable, Transform } from 'node:stream';
import { importErrors } from './import-export.errors.ts';
import { MAX_FILE_BYTES } from './sheet-form.ts';

export interface Upload {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly fields: Readonly<Record<string, string>>;
}

/** The frame around the file: boundaries, heads, fields. */
const MAX_FRAME_BYTES = 65_536;
const MAX_FIELD_LENGTH = 200;
const MAX_NAME_LENGTH = 200;

/** Lets at most `most` bytes through. */
function bounded(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length;
      if (size > most) done(importErrors.error('fileTooLarge'));
      else done(null, piece);
    },
  });
}

/** Reads the body of a request with this content type. Throws importErrors. */
export async function readUpload(stream: Readable, contentType: string): Promise<Upload> {
  const body = stream.pipe(bounded(MAX_FILE_BYTES + MAX_FRAME_BYTES));
  let tooLarge: unknown;
  body.once('error', (error) => {
    tooLarge = error;
  });
  let form: FormData;
  try {
    form = await new Response(Readable.toWeb(body) as ReadableStream, { headers: { 'content-type': contentType } }).formData();
  } catch {
    stream.resume();
    throw tooLarge ?? importErrors.error('noFile');
  }
  const fields: Record<string, string> = {};
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value !== 'string') file ??= value;
    else fields[name.slice(0, MAX_FIELD_LENGTH)] = value.slice(0, MAX_FIELD_LENGTH);
  }
  if (!file || file.size === 0) throw importErrors.error('noFile');
  return { fileName: file.name.slice(0, MAX_NAME_LENGTH), bytes: Buffer.from(await file.arrayBuffer()), fields };
}

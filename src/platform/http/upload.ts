/** The multipart body of an upload: one file and a few short fields, counted while they come in. */
import { finished, Readable, Transform } from 'node:stream';
import type { UploadLimit } from '#kernel/call.ts';
import { httpErrors } from './http.errors.ts';

export interface Upload {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly fields: Readonly<Record<string, string>>;
}

/** The frame around the file: boundaries, heads, fields. */
export const MAX_FRAME_BYTES = 65_536;
const MAX_FIELD_LENGTH = 200;
const MAX_NAME_LENGTH = 400;

/** A sender that is silent for so long, or takes so long altogether, holds a place for nothing. */
export const SILENCE_MS = 20_000;
export const SLOWEST_MS = 120_000;

/** Lets at most `most` bytes through, and no sender that dawdles. */
function bounded(most: number, tooLarge: () => Error, tooSlow: () => Error): Transform {
  let size = 0;
  const giveUp = (): void => void body.destroy(tooSlow());
  const last = setTimeout(giveUp, SLOWEST_MS);
  const silence = setTimeout(giveUp, SILENCE_MS);
  const body: Transform = new Transform({
    transform(piece: Buffer, _, done) {
      silence.refresh();
      size += piece.length;
      if (size > most) done(tooLarge());
      else done(null, piece);
    },
  });
  finished(body, () => {
    clearTimeout(last);
    clearTimeout(silence);
  });
  return body;
}

/** Uploads a process takes at once, for they are held in memory; and those of one account, so that nobody takes all places. */
const MAX_AT_ONCE = 12;
const MAX_OF_ONE = 8;
/** The account of each upload under way. */
const underWay: (string | undefined)[] = [];

/**
 * Reads the body of a request with this content type. Throws the refusals of `limit` (noFile for a sender that goes away
 * or dawdles too), or busy when too many are under way. `sender`: account, for the limit of one.
 */
export async function readUpload(stream: Readable, contentType: string, limit: UploadLimit, sender?: string): Promise<Upload> {
  const own = sender === undefined ? 0 : underWay.filter((one) => one === sender).length;
  if (underWay.length >= MAX_AT_ONCE || own >= MAX_OF_ONE) throw httpErrors.error('busy', { retryAfterSeconds: 5 });
  underWay.push(sender);
  try {
    return await readForm(stream, contentType, limit);
  } finally {
    underWay.splice(underWay.indexOf(sender), 1);
  }
}

async function readForm(stream: Readable, contentType: string, limit: UploadLimit): Promise<Upload> {
  const body = stream.pipe(bounded(limit.maxFileBytes + MAX_FRAME_BYTES, () => limit.tooLarge(limit.maxFileBytes), limit.noFile));
  let cause: unknown;
  body.once('error', (error) => {
    cause = error;
  });
  // a sender that goes away in the middle ends the wait
  finished(stream, (error) => {
    if (error) body.destroy(limit.noFile());
  });
  let form: FormData;
  try {
    form = await new Response(Readable.toWeb(body) as ReadableStream, { headers: { 'content-type': contentType } }).formData();
  } catch {
    stream.resume();
    throw cause ?? limit.noFile();
  }
  const fields: Record<string, string> = {};
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value !== 'string') file ??= value;
    else fields[name.slice(0, MAX_FIELD_LENGTH)] = value.slice(0, MAX_FIELD_LENGTH);
  }
  // a form field that nothing was chosen for comes as a file without name; an empty file is for its call to judge
  if (!file || (file.size === 0 && file.name === '')) throw limit.noFile();
  return { fileName: file.name.slice(-MAX_NAME_LENGTH), bytes: Buffer.from(await file.arrayBuffer()), fields };
}

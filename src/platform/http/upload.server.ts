/** The multipart body of an upload: one file and a few short fields, counted while they come in. */
import { finished, type Readable } from 'node:stream';
import type { UploadLimit } from '#kernel/call.ts';
import { boundaryOf, partsOf } from './multipart.server.ts';
import { createTurns } from './turns.rules.ts';

export interface Upload {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly fields: Readonly<Record<string, string>>;
}

/** The frame around the file: boundaries, heads, fields. */
export const MAX_FRAME_BYTES = 65_536;
const MAX_FIELD_LENGTH = 200;
const MAX_NAME_LENGTH = 400;
/** Room for a body whose length its sender does not say, at first. */
const FIRST_ROOM = 65_536;

/** A sender that is silent for so long, or takes so long altogether, holds a place for nothing. */
export const SILENCE_MS = 20_000;
export const SLOWEST_MS = 120_000;

/** Files are held in memory until they are kept: those that wait are not read yet. */
export const inUploadTurn = createTurns({ atOnce: 6, atOnceOfOne: 4, waiting: 48, ofOne: 24 });

interface Bounds {
  readonly most: number;
  /** Bytes that the sender has announced; 0 when it has not. */
  readonly length: number;
  tooLarge(): Error;
  tooSlow(): Error;
}

/** The whole body in one piece of memory; takes no more than `most` bytes, and no sender that dawdles or goes away. */
function receive(stream: Readable, { most, length, tooLarge, tooSlow }: Bounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let body = Buffer.allocUnsafeSlow(Math.min(most, length || FIRST_ROOM));
    let size = 0;
    const end = (settle: () => void): void => {
      clearTimeout(last);
      clearTimeout(silence);
      stream.off('data', take);
      settle();
      // what still comes is of no interest
      stream.resume();
    };
    const giveUp = (): void => end(() => reject(tooSlow()));
    const last = setTimeout(giveUp, SLOWEST_MS);
    const silence = setTimeout(giveUp, SILENCE_MS);
    const take = (piece: Buffer): void => {
      silence.refresh();
      if (size + piece.length > most) {
        end(() => reject(tooLarge()));
        return;
      }
      if (size + piece.length > body.length) {
        const larger = Buffer.allocUnsafeSlow(Math.min(most, Math.max(size + piece.length, 2 * body.length)));
        body.copy(larger, 0, 0, size);
        body = larger;
      }
      size += piece.copy(body, size);
    };
    stream.on('data', take);
    finished(stream, { writable: false }, (error) => end(() => (error ? reject(tooSlow()) : resolve(body.subarray(0, size)))));
  });
}

/**
 * Reads the body of a request with this content type. Throws the refusals of `limit` (noFile for a sender that goes away
 * or dawdles too). `length`: bytes of the body, when its sender has said so.
 */
export async function readUpload(stream: Readable, contentType: string, limit: UploadLimit, length = 0): Promise<Upload> {
  const most = limit.maxFileBytes + MAX_FRAME_BYTES;
  const boundary = boundaryOf(contentType);
  const refusal = boundary === undefined ? limit.noFile() : length > most ? limit.tooLarge(limit.maxFileBytes) : undefined;
  if (refusal) {
    stream.resume();
    throw refusal;
  }
  const body = await receive(stream, { most, length, tooLarge: () => limit.tooLarge(limit.maxFileBytes), tooSlow: () => limit.noFile() });
  const parts = partsOf(body, boundary ?? '') ?? [];
  const file = parts.find(({ fileName }) => fileName !== undefined);
  // a form field that nothing was chosen for comes as a file without name; an empty file is for its call to judge
  if (!file || (file.bytes.length === 0 && file.fileName === '')) throw limit.noFile();
  const texts = parts.filter(({ fileName }) => fileName === undefined);
  const fields = Object.fromEntries(texts.map(({ name, bytes }) => [name.slice(0, MAX_FIELD_LENGTH), bytes.toString('utf8').slice(0, MAX_FIELD_LENGTH)]));
  return { fileName: (file.fileName ?? '').slice(-MAX_NAME_LENGTH), bytes: file.bytes, fields };
}

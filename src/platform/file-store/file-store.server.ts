/** Where the bytes of files stand. Two backends, one behaviour (files/file-store.test.ts asks both). */
import type { Readable } from 'node:stream';
import { storedNameIn } from '#kernel/file-value/file-value.ts';

/** First and last byte, both counted. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredBytes {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

export interface FileStore {
  readonly storage: 'disk' | 's3';
  /** Makes sure that files can be kept here. Throws an Error whose message tells the operator what to do. */
  prepare(): Promise<void>;
  /** Keeps the bytes: when it answers they outlive a power cut. What stood under the name is replaced as a whole. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or those of a range; undefined when there are none under this name. */
  get(name: string, range?: ByteRange): Promise<Readable | undefined>;
  has(name: string): Promise<boolean>;
  /** What a write that was cut short left of it goes too. Nothing happens when there is nothing. */
  remove(name: string): Promise<void>;
  /** The next names after one ('' begins), in an order of the store's own, leftovers of broken writes included. */
  list(after: string, atMost: number): Promise<readonly StoredBytes[]>;
}

/** The disk or the bucket refuses: nothing is wrong with the file. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** Whether the store itself could not be used: a StoreFault, or the error of a system call. */
export const isStoreFault = (error: unknown): boolean => error instanceof StoreFault || (error instanceof Error && 'errno' in error && typeof error.errno === 'number');

/** What a write that was cut short leaves behind ends so. */
export const PART = '.part';

/** The name, which becomes part of a path or an address. Throws for anything but the name of a file of ours, whoever asks. */
export function checkedName(name: string): string {
  if (storedNameIn(name) !== name) throw new Error('this is no name of a stored file');
  return name;
}

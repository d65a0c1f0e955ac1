/** argon2id of a password, in a thread. */
import { argon2Sync } from 'node:crypto';
import { defineThreadJob } from '#platform/threads/thread-job.define.ts';

export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  /** Bytes. */
  readonly tagLength: number;
}

export const job = defineThreadJob<Derivation, Uint8Array>({
  module: import.meta.url,
  make:
    () =>
    ({ password, salt, ...cost }) =>
      argon2Sync('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce: salt, ...cost }),
});

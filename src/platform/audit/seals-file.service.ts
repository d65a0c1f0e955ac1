/**
 * A copy of the seals beside the database, one line each, only ever appended to: who rewrites the chain in the database
 * has to rewrite this file too, and whoever copies it elsewhere has a proof. Several processes may each keep their own.
 */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Db } from '#platform/db/db.server.ts';
import { type SealLine, sealLinesAfter } from './seal.store.ts';

export const SEALS_FILE = 'audit-seals.log';

export interface SealsFile {
  /** Appends the seals that are not in the file yet. */
  follow(db: Db): Promise<void>;
}

const BATCH = 1_000;
/** Longer than any line. */
const TAIL_BYTES = 4_096;

const lineOf = ({ sealNo, toId, hash, at }: SealLine): string => `${sealNo} ${toId} ${hash} ${at}\n`;

/** Number of the last whole line; a line torn by a crash is closed, and its seal written once more. */
async function lastIn(file: FileHandle): Promise<bigint> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(TAIL_BYTES), position: Math.max(0, size - TAIL_BYTES) });
  const text = buffer.toString('utf8', 0, bytesRead);
  if (text !== '' && !text.endsWith('\n')) await file.appendFile('\n');
  return numberOf(text.split('\n').slice(0, -1).at(-1) ?? '');
}

const numberOf = (line: string): bigint => BigInt(/^\d+ /.exec(line)?.[0].trim() ?? 0);

export const sealsFile = (path: string): SealsFile => ({
  follow: async (db) => {
    const file = await open(path, 'a+', 0o600);
    try {
      for (let last = await lastIn(file); ; ) {
        const lines = await sealLinesAfter(db, last, BATCH);
        if (lines.length > 0) await file.appendFile(lines.map(lineOf).join(''));
        const next = lines.at(-1);
        if (lines.length < BATCH || next === undefined) return;
        last = next.sealNo;
      }
    } finally {
      await file.close();
    }
  },
});

/** Number of the first seal that is in the file and not so in the database; lines that are no seal are passed over. */
export async function firstForeignSeal(db: Db, path: string): Promise<bigint | undefined> {
  const batch = new Map<bigint, string>();
  const check = async (): Promise<bigint | undefined> => {
    const [first] = batch.keys();
    if (first === undefined) return undefined;
    const stored = new Map((await sealLinesAfter(db, first - 1n, batch.size)).map(({ sealNo, hash }) => [sealNo, hash]));
    const foreign = [...batch].find(([sealNo, hash]) => stored.get(sealNo) !== hash);
    batch.clear();
    return foreign?.[0];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [, sealNo, hash] = /^(\d+) \d+ ([0-9a-f]{64}) /.exec(line) ?? [];
    if (sealNo === undefined || hash === undefined) continue;
    batch.set(BigInt(sealNo), hash);
    if (batch.size < BATCH) continue;
    const foreign = await check();
    if (foreign !== undefined) return foreign;
  }
  return check();
}

/** SQL of the wrapped data keys. Written by the owner of the tables alone. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface WrappedKey {
  readonly keyId: number;
  readonly wrapped: Buffer;
  /** Fingerprint of the master key. */
  readonly master: string;
}

export const wrappedKeys = (db: Db): Promise<WrappedKey[]> => db.many<WrappedKey>(sql`select key_id as "keyId", wrapped, master from data_key order by key_id`);

/** Until the end of the transaction nobody else makes or wraps keys. */
export const lockKeys = (tx: Tx): Promise<number> => tx.run(sql`lock table data_key in exclusive mode`);

export const addKey = (tx: Tx, { keyId, wrapped, master }: WrappedKey): Promise<number> =>
  tx.run(sql`insert into data_key (key_id, wrapped, master) values (${keyId}, ${wrapped}, ${master})`);

export const rewrapKey = (tx: Tx, { keyId, wrapped, master }: WrappedKey): Promise<number> =>
  tx.run(sql`update data_key set wrapped = ${wrapped}, master = ${master} where key_id = ${keyId}`);

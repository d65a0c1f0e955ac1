/** Look and layout kept with the account. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface StoredSettings {
  /** As stored by any version of the product; an empty object when nothing was ever chosen. */
  readonly settings: unknown;
  readonly defaults: unknown;
}

const columns = sql`settings, default_settings as defaults`;

export const settingsOf = (db: Db, userId: string): Promise<StoredSettings> => db.one<StoredSettings>(sql`select ${columns} from user_account where user_id = ${userId}::uuid`);

/** Locks the row, so that the old value of the audit is the one that was replaced. */
export const lockSettings = (tx: Tx, userId: string): Promise<StoredSettings> =>
  tx.one<StoredSettings>(sql`select ${columns} from user_account where user_id = ${userId}::uuid for update`);

export const storeSettings = (tx: Tx, userId: string, settings: object): Promise<number> =>
  tx.run(sql`update user_account set settings = ${JSON.stringify(settings)}::jsonb where user_id = ${userId}::uuid`);

export const storeDefaults = (tx: Tx, userId: string, defaults: object): Promise<number> =>
  tx.run(sql`update user_account set default_settings = ${JSON.stringify(defaults)}::jsonb where user_id = ${userId}::uuid`);

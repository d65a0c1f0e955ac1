/** SQL of the keys of programs. Times are epoch milliseconds of the caller's clock, days ISO dates. */
import type { FieldClass } from '#kernel/entity.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
const MINUTE = 60_000;

/** What a key may do, and from where. */
export interface KeyRights {
  readonly companyId: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly rowScope: 'company' | 'all';
  readonly classes: readonly FieldClass[];
  readonly expiresOn: string;
}

export interface NewServiceKey extends KeyRights {
  readonly serviceKeyId: string;
  readonly keyHash: Buffer;
  readonly last4: string;
  readonly networks: readonly string[];
  readonly createdBy: string;
  readonly now: number;
}

export const insertServiceKey = (tx: Tx, key: NewServiceKey): Promise<number> =>
  tx.run(sql`
    insert into service_key (service_key_id, company_id, name, key_hash, last4, permissions, row_scope, classes, networks, expires_on, created_at, created_by)
    values (${key.serviceKeyId}::uuid, ${key.companyId}::uuid, ${key.name}, ${key.keyHash}, ${key.last4}, ${[...key.permissions]}::text[], ${key.rowScope},
      ${[...key.classes]}::text[], ${[...key.networks]}::cidr[], ${key.expiresOn}::date, ${iso(key.now)}, ${key.createdBy}::uuid)`);

export interface ServiceKeyRow extends Omit<KeyRights, 'companyId'> {
  readonly serviceKeyId: string;
  readonly last4: string;
  readonly networks: readonly string[];
  readonly createdDate: string;
  readonly createdBy: string | null;
  readonly lastUsedDate: string | null;
  readonly lastNetwork: string | null;
  /** Its company has no parent. */
  readonly isTop: boolean;
  readonly isRevoked: boolean;
}

/** Newest first. */
export const listServiceKeys = (db: Db, rows: RowScope): Promise<ServiceKeyRow[]> =>
  db.many<ServiceKeyRow>(sql`
    select k.service_key_id as "serviceKeyId", k.name, k.last4, k.permissions, k.row_scope as "rowScope", k.classes, k.networks::text[] as networks,
      k.expires_on as "expiresOn", k.created_at as "createdDate", a.username as "createdBy", k.last_used_at as "lastUsedDate", host(k.last_network) as "lastNetwork",
      k.revoked_at is not null as "isRevoked"
    from service_key k left join user_account a on a.user_id = k.created_by
    where ${companiesIn(rows, sql`k.company_id`)} order by k.created_at desc, k.service_key_id desc limit 500`);

/** Ends a key; undefined when it is out of scope or has ended. */
export const revoke = (tx: Tx, rows: RowScope, key: { serviceKeyId: string; by: string; now: number }): Promise<{ name: string; companyId: string } | undefined> =>
  tx.maybe<{ name: string; companyId: string }>(sql`
    update service_key k set revoked_at = ${iso(key.now)}, revoked_by = ${key.by}::uuid
    where k.service_key_id = ${key.serviceKeyId}::uuid and k.revoked_at is null and ${companiesIn(rows, sql`k.company_id`)}
    returning k.name, k.company_id as "companyId"`);

/** A key as a request brings it. */
export interface FoundServiceKey extends KeyRights {
  readonly serviceKeyId: string;
  /** The companies its rows may lie in. */
  readonly companyIds: readonly string[];
  /** Its company has no parent. */
  readonly isTop: boolean;
  readonly isRevoked: boolean;
  /** The request comes from one of its networks. */
  readonly isInside: boolean;
  /** Its last use was written longer than a minute ago. */
  readonly isTouchDue: boolean;
}

export const findServiceKey = (db: Db, hash: Buffer, address: string, now: number): Promise<FoundServiceKey | undefined> =>
  db.maybe<FoundServiceKey>(sql`
    select k.service_key_id as "serviceKeyId", k.company_id as "companyId", k.name, k.permissions, k.row_scope as "rowScope", k.classes, k.expires_on as "expiresOn",
      case when k.row_scope = 'all' then array(select company_with_subsidiaries(k.company_id)) else array[k.company_id] end as "companyIds",
      exists (select from company where company_id = k.company_id and parent_company_id is null) as "isTop",
      k.revoked_at is not null as "isRevoked", ${address}::inet <<= any (k.networks) as "isInside",
      coalesce(k.last_used_at <= ${iso(now - MINUTE)}::timestamptz, true) as "isTouchDue"
    from service_key_of(${hash}) k`);

export const touchServiceKey = (tx: Tx, serviceKeyId: string, address: string, now: number): Promise<number> =>
  tx.run(sql`update service_key set last_used_at = ${iso(now)}, last_network = ${address}::inet where service_key_id = ${serviceKeyId}::uuid`);

/** Notes a use from elsewhere; false when one was noted within the last minute. */
export const noteRefusal = async (tx: Tx, serviceKeyId: string, now: number): Promise<boolean> =>
  (await tx.run(sql`
    update service_key set refused_at = ${iso(now)}
    where service_key_id = ${serviceKeyId}::uuid and coalesce(refused_at <= ${iso(now - MINUTE)}::timestamptz, true)`)) === 1;

/** SQL of requests that are declared by a form. Tables and columns come from the declaration, never from whoever calls. */

import type { FieldClass } from '#kernel/entity.ts';
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { type Db, empty, join, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { type Columns, insertRecord, recordKey } from '#platform/db/records.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSealedField, type SealedField } from '#platform/secrets/sealed-field.define.ts';
import { MOST_REQUESTS, type RequestDeclaration } from './request.contract.ts';
import { type RequestCode, requestCodes } from './request.rules.ts';
import type { Asking, RequestRecord } from './request-spec.service.ts';

export interface DeclaredRow extends RequestRecord {
  readonly fullName: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** Of one that does not keep it: sent. */
  readonly status: RequestCode;
  readonly closedAt: string | null;
  readonly values: FormValues;
}

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sealedClasses: ReadonlySet<FieldClass> = new Set(['bank', 'health']);
/** By table and field. */
const sealed = new Map<string, ReadonlyMap<string, SealedField>>();

/** Fields of the classes bank and health, which are texts, are sealed where they stand. Once for each request, when its process is declared. */
export function sealRequest({ form, table }: RequestDeclaration): void {
  const key = `${table}_id`;
  const found = fieldsOf(form).filter(({ field }) => field.class !== undefined && sealedClasses.has(field.class));
  sealed.set(table, new Map(found.map(({ path }) => [path, defineSealedField({ table, column: columnOf(path), key, boundTo: key })])));
}

const sealedIn = ({ table }: RequestDeclaration, path: string): SealedField | undefined => sealed.get(table)?.get(path);

const columnsOf = (request: RequestDeclaration, requestId: string, values: FormValues): Columns =>
  Object.fromEntries(
    fieldsOf(request.form).map(({ path }) => {
      const value = values[path] ?? null;
      return [columnOf(path), value === null ? null : (sealedIn(request, path)?.seal(requestId, String(value)) ?? value)];
    }),
  );

const opened = (request: RequestDeclaration, requestId: string, path: string, stored: FormValues[string]): FormValues[string] =>
  typeof stored === 'string' ? (sealedIn(request, path)?.open(requestId, stored) ?? stored) : (stored ?? null);

const select = ({ form, table, keepsStatus }: RequestDeclaration, where: Sql, rest: Sql = empty): Sql => {
  const values = join(
    fieldsOf(form).map(({ path }) => sql`t.${raw(columnOf(path))} as ${raw(`"v.${path}"`)}`),
    ', ',
  );
  const status = keepsStatus ? sql`t.status_id as status, t.closed_at as "closedAt"` : sql`'RqSent' as status, null as "closedAt"`;
  return sql`
    select ${recordKey(table)} as "requestId", t.company_id as "companyId", t.party_id as "partyId", t.created_at as "createdAt", ${status}, ${values},
      (select ${fullName(sql`p`)} from person p where p.party_id = t.party_id) as "fullName"
    from ${raw(table)} t where ${where} ${rest}`;
};

type StoredRow = Omit<DeclaredRow, 'values' | 'createdAt'> & { readonly createdAt: string | Date } & FormValues;

const rowOf = (request: RequestDeclaration, { requestId, companyId, partyId, createdAt, status, closedAt, fullName, ...stored }: StoredRow): DeclaredRow => ({
  requestId,
  companyId,
  partyId,
  fullName,
  createdAt: new Date(createdAt).toISOString(),
  status,
  closedAt: closedAt && new Date(closedAt).toISOString(),
  values: Object.fromEntries(fieldsOf(request.form).map(({ path }) => [path, opened(request, requestId, path, stored[`v.${path}`])])),
});

const read = async (db: Db, request: RequestDeclaration, where: Sql, rest?: Sql): Promise<DeclaredRow[]> =>
  (await db.many<StoredRow>(select(request, where, rest))).map((row) => rowOf(request, row));

/** Whatever the reach of the reader: for processes, which ask by whose task it is. */
export const requestBy = async (db: Db, request: RequestDeclaration, requestId: string): Promise<DeclaredRow | undefined> =>
  (await read(db, request, sql`${recordKey(request.table)} = ${requestId}::uuid`))[0];

/** The same of several, in no order. */
export const requestsBy = (db: Db, request: RequestDeclaration, requestIds: readonly string[]): Promise<DeclaredRow[]> =>
  read(db, request, sql`${recordKey(request.table)} = any (${[...requestIds]}::uuid[])`);

/** Locked until the end of the transaction. */
export const lockRequest = async (tx: Tx, request: RequestDeclaration, requestId: string): Promise<DeclaredRow | undefined> =>
  (await read(tx, request, sql`${recordKey(request.table)} = ${requestId}::uuid`, sql`for no key update of t`))[0];

/** Requests of one person, newest first. */
export const requestsOf = (db: Db, request: RequestDeclaration, partyId: string): Promise<DeclaredRow[]> =>
  read(db, request, sql`t.party_id = ${partyId}::uuid`, sql`order by t.created_at desc, ${recordKey(request.table)} desc limit ${MOST_REQUESTS}`);

export async function insertRequest(tx: Tx, request: RequestDeclaration, { companyId, partyId, now }: Asking, requestId: string, values: FormValues): Promise<void> {
  const of = { company_id: companyId, party_id: partyId, created_at: now.toISOString() };
  await insertRecord(tx, request.table, requestId, { ...of, ...columnsOf(request, requestId, values) });
}

export async function rewriteRequest(tx: Tx, request: RequestDeclaration, requestId: string, values: FormValues): Promise<void> {
  const columns = columnsOf(request, requestId, values);
  const names = raw(Object.keys(columns).join(', '));
  await tx.run(sql`
    update ${raw(request.table)} t set (${names}) = (
      select ${names} from jsonb_populate_record(null::${raw(request.table)}, ${JSON.stringify(columns)}::jsonb))
    where ${recordKey(request.table)} = ${requestId}::uuid`);
}

export async function setStatus(tx: Tx, { table }: RequestDeclaration, requestId: string, status: RequestCode, now: Date): Promise<void> {
  const isClosed = status !== requestCodes.sent && status !== requestCodes.returned;
  await tx.run(sql`
    update ${raw(table)} t set status_id = ${status}, closed_at = ${isClosed ? now.toISOString() : null}::timestamptz
    where ${recordKey(table)} = ${requestId}::uuid`);
}

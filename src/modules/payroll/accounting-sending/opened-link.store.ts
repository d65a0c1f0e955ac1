/** Password and key of a link to accounting software: sealed where they lie, and opened for a call alone. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';

export const sealedPassword = defineSealedField({ table: 'accounting_link', column: 'password', key: 'accounting_link_id', boundTo: 'accounting_link_id', inAudit: null });

export const sealedKey = defineSealedField({ table: 'accounting_link', column: 'signing_key', key: 'accounting_link_id', boundTo: 'accounting_link_id', inAudit: null });

/** A link as it is called: with its password and its key. */
export interface OpenedLink {
  /** Empty where none is said. */
  readonly url: string;
  readonly userName: string | null;
  readonly password: string | null;
  /** What is handed over is signed by it; null: unsigned. */
  readonly signingKey: string | null;
}

/** For the call itself alone; nothing of it is told or kept. */
export async function openLink(db: Db, scope: RowScope, id: string): Promise<OpenedLink | undefined> {
  const found = await db.maybe<OpenedLink>(sql`
    select coalesce(t.url, '') as url, t.user_name as "userName", t.password, t.signing_key as "signingKey" from accounting_link t where t.accounting_link_id = ${id}::uuid and ${companiesIn(scope, sql`t.company_id`)}`);
  if (found === undefined) return undefined;
  const { password, signingKey } = found;
  return { ...found, password: password === null ? null : sealedPassword.open(id, password), signingKey: signingKey === null ? null : sealedKey.open(id, signingKey) };
}

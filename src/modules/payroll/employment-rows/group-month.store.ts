/** Rows of employments, narrowed to the people of a pay group and a month of theirs. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { firstDay, lastDay } from '../pay/pay-month.rules.ts';

type Asked = Readonly<Record<string, unknown>>;

/** Days of the Jalali month that is asked for; undefined where none is. */
function monthOf({ year, month }: Asked): Sql | undefined {
  if (year === undefined || month === undefined) return undefined;
  const of = { year: Number(year), month: Number(month) };
  return sql`${`[${firstDay(of)},${lastDay(of)}]`}::daterange`;
}

/** Rows `t` of those whom a group pays on some day of the month, where one is asked for. Throws notFound of a group out of scope. */
export async function ofGroup(db: Db, scope: RowScope, asked: Asked): Promise<Sql | undefined> {
  const { payGroupId } = asked;
  if (typeof payGroupId !== 'string') return undefined;
  const group = await db.maybe(sql`select from pay_group g where g.pay_group_id = ${payGroupId}::uuid and ${companiesIn(scope, sql`g.company_id`)}`);
  if (group === undefined) throw httpErrors.error('notFound');
  const month = monthOf(asked);
  return sql`exists (select from pay_member m where m.party_relationship_id = t.party_relationship_id and m.pay_group_id = ${payGroupId}::uuid
    and ${month === undefined ? sql`true` : sql`m.valid && ${month}`})`;
}

/** The same of rows with days: those that stand on some day of the month. */
export async function ofGroupMonth(db: Db, scope: RowScope, asked: Asked): Promise<Sql | undefined> {
  const month = monthOf(asked);
  const parts = [await ofGroup(db, scope, asked), month && sql`t.valid && ${month}`].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : join(parts, ' and ');
}

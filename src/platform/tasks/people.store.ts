/** People as tasks name them, and those a task may be given to. SQL only. */
import { likeText } from '#kernel/persian-text/like.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import { employedOn, fullName } from '#platform/people/people.sql.ts';

const MOST = 20;

export interface Named {
  readonly partyId: string;
  readonly fullName: string;
  /** File of the signature; null of somebody without one. */
  readonly signature: string | null;
}

/** Names by id. */
export async function namesOf(db: Db, partyIds: readonly (string | null)[]): Promise<ReadonlyMap<string, Named>> {
  const ids = [...new Set(partyIds.filter((one) => one !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db.many<Named>(
    sql`select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", p.sign_file as signature from person p where p.party_id = any (${ids}::uuid[])`,
  );
  return new Map(rows.map((one) => [one.partyId, one]));
}

export interface PersonOption {
  readonly partyId: string;
  readonly fullName: string;
  /** Title of the main position on the day, and the unit it stands in. */
  readonly position: string | null;
  readonly unitName: string | null;
  /** Whether they may be chosen; if not, for want of an account. */
  readonly canWork: boolean;
}

/** Somebody of the company who is employed on a day. */
const isColleague = (companyId: string, today: string): Sql => sql`
  p.company_id = ${companyId}::uuid and exists (select from party_relationship e where e.party_id = p.party_id and ${employedOn(sql`e`, today)})`;

const canSignIn = (today: string): Sql =>
  sql`exists (select from user_account u where u.party_id = p.party_id and u.company_id = p.company_id and not account_deactivated(u, ${today}::date))`;

/** Somebody of the company who can sign in and is employed on a day: everybody else would not see the task (workflow/people.store.ts, `eligibleCandidates`). */
const canWork = (companyId: string, today: string): Sql => sql`${isColleague(companyId, today)} and ${canSignIn(today)}`;

/**
 * Whether a task of the company may be given to somebody.
 * Without a RowScope: it tells whether, and nothing of the person.
 */
export const isSuitable = async (db: Db, companyId: string, partyId: string, today: string): Promise<boolean> =>
  (await db.maybe(sql`select from person p where p.party_id = ${partyId}::uuid and ${canWork(companyId, today)}`)) !== undefined;

/**
 * People by name or personnel code, in the order of names, those who can sign in first; `without` are left out. `tellsWhy`: colleagues without an account are
 * found too, to be told of and not to be chosen.
 * Without a RowScope: a task may be given to any colleague of the company, who is told by name and position.
 */
export function peopleLike(
  db: Db,
  asked: { readonly companyId: string; readonly search: string; readonly today: string; readonly without: readonly string[]; readonly tellsWhy?: boolean },
): Promise<PersonOption[]> {
  const { companyId, search, today, without, tellsWhy = false } = asked;
  const typed = searchWords(search);
  if (typed.length === 0) return Promise.resolve([]);
  const each = typed.map((word) => {
    const pattern = `%${likeText(word)}%`;
    return sql`(p.search_text like ${pattern} or exists (select from party_relationship r where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee' and r.pseudo_id = ${word}))`;
  });
  return db.many<PersonOption>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", position.description as position, position.organization_name as "unitName", ${canSignIn(today)} as "canWork"
    from person p left join lateral (
      select e.description, u.organization_name from empl_position_party h join empl_position e using (empl_position_id)
      left join empl_position_unit place on place.empl_position_id = e.empl_position_id and place.valid @> ${today}::date left join org_unit u on u.unit_id = place.unit_id
      where h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${today}::date limit 1) as position on true
    where ${tellsWhy ? isColleague(companyId, today) : canWork(companyId, today)} and p.party_id <> all (${[...without]}::uuid[]) and ${join(each, ' and ')}
    order by "canWork" desc, p.sort_text, p.party_id limit ${MOST}`);
}

/** Who has a birthday soon: one reading for the dashboard and the quick panel. */
import { compareIso } from '#kernel/jalali/jalali.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { holds } from '#platform/db/spans.sql.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { birthDaysNear, birthdayWithin } from './birthdays.rules.ts';
import type { PersonDay } from './quick.contract.ts';

export interface Span {
  /** Days from the scope's day on, which is the first. */
  readonly days: number;
  readonly limit: number;
}

/** People read to find those whose Jalali birthday it is. */
const CANDIDATES = 5_000;

type Born = Omit<PersonDay, 'date'> & { readonly birthDate: string };

/** Active people in scope who are born on one of the days (ISO). */
const bornOn = (db: Db, rows: RowScope, days: readonly string[]): Promise<Born[]> =>
  db.many<Born>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", p.face_image as "faceImage", p.birth_date as "birthDate"
    from person p
    where p.birth_date = any (${[...days]}::date[]) and exists (
      select 1 from party_relationship r where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee' and r.status_id = 'ActiveRel'
        and ${holds(sql`r.valid`, sql`${rows.asOf}::date`)} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)})
    order by p.last_name collate "fa-x-icu", p.first_name collate "fa-x-icu", p.party_id limit ${CANDIDATES}`);

/** Active people in scope with a birthday in the span, the nearest first; the year of birth is left behind here. */
export async function birthdaysNear(db: Db, rows: RowScope, { days, limit }: Span): Promise<PersonDay[]> {
  // of many people more than are shown have it on the first day
  const first = days > 1 ? await birthdaysNear(db, rows, { days: 1, limit }) : [];
  if (first.length === limit) return first;
  const born = await bornOn(db, rows, birthDaysNear(rows.asOf, days));
  return born
    .flatMap(({ birthDate, ...person }) => {
      const date = birthdayWithin(birthDate, rows.asOf, days);
      return date ? [{ ...person, date }] : [];
    })
    .sort((a, b) => compareIso(a.date, b.date))
    .slice(0, limit);
}

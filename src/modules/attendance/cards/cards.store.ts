/** Where cards lie, and what changes of them touch. */

import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { StandingRow } from '#platform/employment-rows/employment-import.service.ts';
import type { EmploymentRows, Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { unitOn } from '#platform/employment-rows/employment-rows.store.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { markDays } from '../days/marks.store.ts';
import { cleanCard } from '../events/events.rules.ts';
import { daysOfCards, daysOfSaidCard } from '../events/events.store.ts';
import { cards } from './cards.contract.ts';
import { cardErrors } from './cards.errors.ts';

/** Throws form of what no clock says as a card; marks the days that come to the holder, and those that go. */
async function checkCard(tx: Tx, { employment: { companyId, partyId }, values, before, id }: Judged): Promise<void> {
  const card = String(values['card']);
  if (cleanCard(card) !== card) throw cardErrors.error('form', { fields: { card: 'form' } });
  if (before['card'] !== undefined) await markDays(tx, await daysOfCards(tx, [id]));
  await markDays(tx, await daysOfSaidCard(tx, { companyId, partyId, card, fromDate: String(values['fromDate']) }));
}

export const cardRows: EmploymentRows = {
  records: cards,
  table: 'clock_card',
  fieldClass: 'public',
  columns: { card: 'card', changedAt: 'changed_at' },
  isDated: true,
  shown: { changedByName: nameOfPerson(sql`t.changed_by`) },
  shownOn: (day) => ({ unitName: unitOn(sql`r.party_id`, day) }),
  order: sql`t.card, lower(t.valid)`,
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: typeof thruDate === 'string' ? thruDate : null }),
  check: checkCard,
  mayRemove: async (tx, id) => markDays(tx, await daysOfCards(tx, [id])),
};

async function standing(db: Db, where: Sql): Promise<StandingRow[]> {
  const rows = await db.many<{ id: string; partyRelationshipId: string; card: string; from: string; thru: string | null }>(sql`
    select clock_card_id as id, party_relationship_id as "partyRelationshipId", card, lower(valid) as from, (upper(valid) - 1) as thru from clock_card where ${where}`);
  return rows.map(({ id, partyRelationshipId, card, from, thru }) => ({ id, partyRelationshipId, values: { card, from, ...(thru !== null && { thru }) } }));
}

/** Cards of some employments. Without a RowScope: an import is of a whole company. */
export const cardsOfPeople = (db: Db, employmentIds: readonly string[]): Promise<StandingRow[]> => standing(db, sql`party_relationship_id = any (${[...employmentIds]}::uuid[])`);

/** Who holds or held some cards of a company. Without a RowScope: an import is of a whole company. */
export const cardsOf = (db: Db, companyId: string, numbers: readonly string[]): Promise<StandingRow[]> =>
  standing(db, sql`company_id = ${companyId}::uuid and card = any (${[...numbers]}::text[])`);

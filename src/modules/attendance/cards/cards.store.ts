/** Where cards lie, and what changes of them touch. */
import { sql, type Tx } from '#platform/db/db.server.ts';
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

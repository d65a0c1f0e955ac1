/** The demo's orders against the product: counted again by it they say the same, and settling them once more leaves nothing to do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookedItem, holdPeople, itemsOf } from '#modules/orders/book/orders.store.ts';
import { settleOrders } from '#modules/orders/book/settle.service.ts';
import { signedSince } from '#modules/orders/issue/issued.store.ts';
import { countAgain } from '#modules/orders/issue/recount.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { writeOrganisation } from './demo.store.ts';
import { generateOrganisation } from './generate.ts';
import { layOrdersOfDemo } from './order-acts.ts';

const today = '2026-07-10';
const now = Date.parse(today);
const organisation = generateOrganisation({ people: 60, units: 12, seed: 5, today });
const companies = organisation.companies.map(({ companyId }) => companyId);
const files = organisation.careers.map((_, at) => organisation.person(at));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await writing(database.pool, systemActor('test', companies), async (tx) => {
    await writeOrganisation(tx, organisation);
    await layOrdersOfDemo(tx, { organisation, today, now, officer: undefined, newId });
  });
});
afterAll(async () => {
  announceFormulas([]);
  await database.close();
});

const rows = async (query: string, ...values: unknown[]) => (await database.owner.query(query, values)).rows;
/** Spans as they are, whoever noted beside them whose they are. */
const withoutIds = (found: object): unknown => JSON.parse(JSON.stringify(found, (name, value: unknown) => (name === 'employmentId' ? undefined : value)));
const state = async () => [
  await rows(`select party_relationship_id, empl_order_id, version, valid from empl_order_day where upper_inf(known) order by 1, 4`),
  await rows(`select party_relationship_id, daily_wage, valid from employment_salary order by 1, 3`),
  await rows(`select party_relationship_id, employment_status_enum_id, valid from employment_kind order by 1, 3`),
  await rows(`select count(*) as effects from order_effect`),
  withoutIds(await rows(`select party_relationship_id, facts from empl_order_before order by 1`)),
];

type Said = Pick<BookedItem, 'code' | 'amount' | 'previous' | 'score'>;
const saidOf = ({ code, amount, previous, score }: Said): Said => ({ code, amount, previous, score });

test('every order that was laid is what the product counts of the same facts, item by item', async () => {
  let count = 0;
  for (const companyId of companies) {
    await writing(database.pool, systemActor('test', [companyId]), async (tx) => {
      const ids = files.filter((file) => file.companyId === companyId).map(({ relationshipId }) => relationshipId);
      const orders = await signedSince(tx, ids, '1900-01-01');
      const people = await holdPeople(tx, ids);
      const laid = Map.groupBy(await itemsOf(tx, orders), ({ orderId }) => orderId);
      const byEmployment = [...Map.groupBy(orders, ({ employmentId }) => employmentId).values()];
      // of somebody's orders one at a time
      for (let at = 0; byEmployment.some((own) => own.length > at); at += 1) {
        const some = byEmployment.flatMap((own) => own[at] ?? []);
        const byPerson = new Map((await countAgain(tx, some, people, false)).map((one) => [one.person.employmentId, one]));
        for (const { employmentId, orderId, fromDate, kind, total } of some) {
          const again = byPerson.get(employmentId);
          if (again === undefined || 'error' in again) throw new Error(`${fromDate} ${again?.error.errorName}`);
          expect({ kind: again.kind, total: again.total, items: again.items.map(saidOf) }).toEqual({ kind, total, items: (laid.get(orderId) ?? []).map(saidOf) });
          count += 1;
        }
      }
    });
  }
  expect(count).toBeGreaterThan(150);
});

test('days, wages, kinds and effects follow from them: settling again changes nothing, and numbers have no gap', async () => {
  const before = await state();
  for (const companyId of companies) {
    await writing(database.pool, systemActor('test', [companyId]), async (tx) => {
      const ids = files.filter((file) => file.companyId === companyId).map(({ relationshipId }) => relationshipId);
      const people = await holdPeople(tx, ids);
      const last = new Map((await signedSince(tx, ids, '1900-01-01')).map(({ employmentId, orderId }) => [employmentId, orderId]));
      await settleOrders({ tx, now: new Date(now + 1000), newId }, people, last);
    });
  }
  expect(await state()).toEqual(before);
  expect(await rows(`select company_id, order_year from empl_order group by 1, 2 having max(order_number) <> count(*)`)).toEqual([]);
  expect(await rows(`select company_id, order_year, max(order_number) from empl_order group by 1, 2 except select company_id, order_year, last_number from order_counter`)).toEqual(
    [],
  );
});

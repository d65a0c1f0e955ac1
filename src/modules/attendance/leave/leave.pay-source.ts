/** The books of leave as pay asks them: what somebody has left on a day, and what an approved payslip has bought of it. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { type BoughtLeave, definePaySource, type LeaveWay } from '#modules/payroll/payroll.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { dayOfLeave, type MovementKind, payableOn } from './ledger/ledger.rules.ts';
import { bookMany, ledgersOf, settleAll } from './ledger/ledger.store.ts';

const KIND = 'leaveBalance';

interface Holding {
  readonly employmentId: string;
  readonly partyId: string;
}

/** Whose these employments are, of those in reach. */
const holdersIn = (db: Db, rows: RowScope, companyId: string, employmentIds: readonly string[]): Promise<Holding[]> =>
  db.many<Holding>(sql`
    select r.party_relationship_id as "employmentId", r.party_id as "partyId" from party_relationship r
    where r.company_id = ${companyId}::uuid and r.party_relationship_id = any (${[...employmentIds]}::uuid[]) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`);

/** The same by employment. Without a RowScope: of payslips that are sealed or taken back. */
const holdersOf = async (tx: Tx, companyId: string, leave: readonly BoughtLeave[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await tx.many<Holding>(sql`
        select party_relationship_id as "employmentId", party_id as "partyId" from party_relationship
        where company_id = ${companyId}::uuid and party_relationship_id = any (${leave.map(({ employmentId }) => employmentId)}::uuid[])`)
    ).map(({ employmentId, partyId }) => [employmentId, partyId]),
  );

const isPayout = (way: LeaveWay): boolean => way !== 'bought';

interface Booking {
  readonly way: LeaveWay;
  newId(): string;
}

/** Movements of leave that is paid for, or given back. A payslip that is opened again and sealed anew is booked anew. */
function movementsOf(holders: ReadonlyMap<string, string>, leave: readonly BoughtLeave[], sign: 1 | -1, { way, newId }: Booking) {
  const bought: MovementKind = sign < 0 ? 'LmBought' : 'LmUnbought';
  const kind: MovementKind = isPayout(way) ? 'LmPayout' : bought;
  return leave.flatMap(({ employmentId, payslipId, day, minutes }) => {
    const partyId = holders.get(employmentId);
    return partyId === undefined ? [] : [{ partyId, jalaliYear: toJalali(day).year, kind, day, minutes: sign * minutes, cause: `${payslipId}.${newId()}` }];
  });
}

export const leaveBooks = definePaySource({
  is: 'leave',
  key: KIND,
  async read({ db, rows, companyId, employmentIds, day, isLast }) {
    const holders = await holdersIn(db, rows, companyId, employmentIds);
    const people = [...new Set(holders.map(({ partyId }) => partyId))];
    if (people.length === 0) return [];
    const ledgers = await ledgersOf(db, companyId, people, { today: day, thru: day, ...(isLast && { lastDay: day }) });
    return holders.flatMap(({ employmentId, partyId }) => {
      const ledger = ledgers.get(partyId);
      if (ledger === undefined) return [];
      const minutes = payableOn(ledger, day, isLast ? 'leaving' : 'bought');
      const lapsing = payableOn(ledger, day, 'lapsing');
      return [{ employmentId, minutes, lapsing, dayMinutes: dayOfLeave(ledger, day), evidence: { kind: KIND, id: partyId, number: String(minutes), day } }];
    });
  },
  async bought(tx, leave, { companyId, today, now, newId, way }) {
    const holders = await holdersOf(tx, companyId, leave);
    const people = [...new Set(holders.values())].toSorted();
    const [first] = leave;
    if (first === undefined) return [];
    const ledgers = await settleAll(tx, companyId, people, { today, thru: first.day, now, newId });
    const lacking = leave.filter(({ employmentId, day, minutes }) => {
      const ledger = ledgers.get(holders.get(employmentId) ?? '');
      return ledger === undefined || payableOn(ledger, day, way) < minutes;
    });
    if (lacking.length > 0) return lacking.map(({ employmentId }) => employmentId);
    await bookMany(tx, companyId, movementsOf(holders, leave, -1, { way, newId }), { today, now, newId });
    // what a turn of the year has carried over or let lapse of it follows in the same transaction
    if (isPayout(way)) await settleAll(tx, companyId, people, { today, thru: first.day, now, newId });
    return [];
  },
  async unbought(tx, leave, { companyId, today, now, newId, way }) {
    await bookMany(tx, companyId, movementsOf(await holdersOf(tx, companyId, leave), leave, 1, { way, newId }), { today, now, newId });
  },
});

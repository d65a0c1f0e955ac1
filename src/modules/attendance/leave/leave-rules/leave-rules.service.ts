/** Whom a rule of leave would touch, before it is saved. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { ANNUAL } from '../leave.catalogue.ts';
import { kindsOf } from '../leave.store.ts';
import { entitlements } from '../ledger/entitlements.store.ts';
import { monthsOf } from '../ledger/ledger.rules.ts';
import { type Ledger, ledgersOf } from '../ledger/ledger.store.ts';
import { type LeaveRuleReach, leaveRuleReach, MOST_PEOPLE } from './leave-rules.contract.ts';
import { leaveRuleErrors } from './leave-rules.errors.ts';
import { countsOf, isRuleOf, touchedBy } from './leave-rules.store.ts';

const given = (year: number, ledger: Ledger): number => monthsOf(year, ledger).reduce((sum, { minutes }) => sum + minutes, 0);

/** Throws forbidden of who does not reach the whole company, option, and notFound of a rule that is none of the company's. */
export async function reachOf({ db, rows, actor, today, query, recordRead }: Context<typeof leaveRuleReach>): Promise<LeaveRuleReach> {
  const { companyId } = actor;
  if (!rows.companyIds.includes(companyId)) throw httpErrors.error('forbidden');
  const kind = (await kindsOf(db, companyId, today)).find(({ leaveTypeId }) => leaveTypeId === query.leaveTypeId);
  if (kind === undefined) throw leaveRuleErrors.error('option', { fields: { leaveTypeId: 'option' } });
  const { leaveRuleId, yearDays = null, carryDays = null, dayMinutes, ...said } = query;
  if (leaveRuleId !== undefined && !(await isRuleOf(db, companyId, leaveRuleId))) throw httpErrors.error('notFound');
  const rule = { ...said, thruDate: said.thruDate ?? null };
  if (rule.thruDate !== null && rule.thruDate < rule.fromDate) return { ...none, year: null, lawDays: null };
  const found = await touchedBy(db, companyId, rule, kind.hasBalance, MOST_PEOPLE + 1);
  const isTold = (partyId: string): boolean => kind.fieldClass !== 'health' || classesOf(actor, leaveRuleReach)(partyId).has('health');
  const told = found.slice(0, MOST_PEOPLE).filter(({ partyId }) => isTold(partyId));
  if (kind.fieldClass === 'health') for (const { partyId } of told) recordRead(partyId, ['health']);
  const year = kind.leaveTypeId === ANNUAL ? toJalali(rule.fromDate > today ? rule.fromDate : today).year : null;
  const partyIds = told.map(({ partyId }) => partyId);
  const ledgers = year === null ? new Map<string, Ledger>() : await ledgersOf(db, companyId, partyIds, { today });
  const draft = year === null ? undefined : await entitlements(db, companyId, { leaveRuleId, ...rule, yearDays, carryDays, dayMinutes });
  const law = year === null ? undefined : await entitlements(db, companyId, 'law');
  return {
    ...(await countsOf(db, companyId, rule)),
    year,
    lawDays: year === null ? null : (law?.(year).yearDays ?? null),
    people: told.map((person) => {
      const ledger = ledgers.get(person.partyId);
      if (year === null || ledger === undefined || draft === undefined) return { ...person, before: null, after: null };
      return { ...person, before: given(year, ledger), after: given(year, { ...ledger, entitlement: draft }) };
    }),
    hasMore: found.length > MOST_PEOPLE,
    isHidden: told.length < Math.min(found.length, MOST_PEOPLE),
  };
}

/** Of days in the wrong order. */
const none = { employed: 0, waiting: 0, approved: 0, people: [], hasMore: false, isHidden: false };

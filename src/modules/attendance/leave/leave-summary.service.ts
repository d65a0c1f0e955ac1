/** What a person, or whoever has the person in reach, sees of the leave of a year: figures, their reasons, requests. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type LeaveBalance, MOST_REQUESTS } from './leave.contract.ts';
import { leaveErrors } from './leave.errors.ts';
import { kindsOf, type LeaveRow, requestsOf } from './leave.store.ts';
import { availableFrom, balanceOn, carryLimit, countedIn, lastOf, type MovementKind, monthsOf } from './ledger/ledger.rules.ts';
import { type Holder, type Ledger, ledgerOf } from './ledger/ledger.store.ts';
import { dayValue } from './request/leave-time.rules.ts';

type Line = LeaveBalance['lines'][number];

/** Every movement and what is held, oldest first, with the balance at the end of its day. */
function linesOf(year: number, ledger: Ledger): Line[] {
  const counted = countedIn(year, ledger);
  const moves = ledger.movements
    .filter(({ jalaliYear }) => jalaliYear === year)
    .map(({ movementId, kind, day, minutes, cause, requestId, reason, bookedByName }) => ({
      key: movementId ?? `${kind}.${cause}`,
      day,
      kind,
      minutes,
      requestId,
      reason,
      bookedByName,
    }));
  const holds = ledger.reservations
    .filter(({ jalaliYear }) => jalaliYear === year)
    .map(({ requestId, day, minutes }) => ({ key: `held.${requestId}`, day, kind: 'held' as const, minutes: -minutes, requestId, reason: null, bookedByName: null }));
  return [...moves, ...holds].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).map((one) => ({ ...one, balance: balanceOn(counted, one.day) }));
}

/** Figures of an account. Minutes; what is taken is positive. */
export function balanceIn(year: number, ledger: Ledger, today: string): LeaveBalance {
  const lines = linesOf(year, ledger);
  const sumOf = (...kinds: readonly (MovementKind | 'held')[]): number => lines.reduce((sum, { kind, minutes }) => sum + (kinds.includes(kind) ? minutes : 0), 0);
  const end = lastOf(year, 12);
  const counted = countedIn(year, ledger);
  const months = monthsOf(year, ledger).reduce((sum, { minutes }) => sum + minutes, 0);
  const atYearEnd = balanceOn(counted, end) + months - sumOf('LmAccrual');
  const from = today > end ? end : today;
  return {
    jalaliYear: year,
    dayMinutes: dayValue(ledger.work, from),
    earned: lines.reduce((sum, { kind, minutes, day }) => sum + (kind === 'LmAccrual' && day <= today ? minutes : 0), 0),
    yearEntitlement: months,
    carriedIn: sumOf('LmCarryIn'),
    corrected: sumOf('LmCorrection'),
    used: -sumOf('LmUsed', 'LmReturned', 'LmBought', 'LmUnbought', 'LmPayout'),
    held: -sumOf('held'),
    available: Math.max(0, availableFrom(counted, from)),
    atYearEnd,
    wouldLapse: Math.max(0, atYearEnd - carryLimit(year, ledger)),
    lines,
  };
}

/** Own leave that has not begun, and whatever waits for a decision, may be taken back by the person. */
export const isCancellable = ({ status, fromDate }: LeaveRow, today: string, byOffice: boolean): boolean =>
  status === 'LvSent' || status === 'LvReturned' || (status === 'LvApproved' && (byOffice || fromDate > today));

type PresentedRequest = Omit<LeaveRow, 'companyId' | 'fullName' | 'fieldClass' | 'substitutePartyId' | 'leaveTypeId' | 'typeTitle'> &
  Partial<Pick<LeaveRow, 'leaveTypeId' | 'typeTitle'>> & { readonly isCancellable: boolean };

interface Reader {
  readonly today: string;
  readonly byOffice: boolean;
  /** Whether a kind that tells of an illness may be named. */
  readonly knowsIllness: boolean;
}

const presentRequest =
  ({ today, byOffice, knowsIllness }: Reader) =>
  (row: LeaveRow): PresentedRequest => {
    const { companyId: _company, fullName: _name, fieldClass, substitutePartyId: _substitute, leaveTypeId, typeTitle, ...told } = row;
    const kind = fieldClass === 'health' && !knowsIllness ? {} : { leaveTypeId, typeTitle };
    return { ...told, ...kind, isCancellable: isCancellable(row, today, byOffice) };
  };

export async function pictureOf(db: Db, holder: Holder, { jalaliYear, ...reader }: Reader & { readonly jalaliYear: number | undefined }) {
  const { today } = reader;
  const now = toJalali(today).year;
  const year = jalaliYear ?? now;
  const ledger = await ledgerOf(db, holder, { today });
  if (year < ledger.firstYear || year > now) throw leaveErrors.error('unknownYear');
  const requests = await requestsOf(db, holder, MOST_REQUESTS);
  return {
    balance: balanceIn(year, ledger, today),
    requests: requests.map(presentRequest(reader)),
    tellsIllness: reader.knowsIllness && requests.some(({ fieldClass }) => fieldClass === 'health'),
  };
}

export const presentKinds = async (db: Db, companyId: string, today: string) =>
  (await kindsOf(db, companyId, today)).map(({ leaveTypeId, title, hasBalance, counts, allowsHours, mostDays, needsDocument, paidBy }) => ({
    leaveTypeId,
    title,
    hasBalance,
    counts,
    allowsHours,
    mostDays,
    needsDocument,
    paidBy,
  }));

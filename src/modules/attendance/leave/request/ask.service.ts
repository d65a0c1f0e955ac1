/** A request for leave: judged, looked at beforehand, written. */
import { contains } from '#kernel/intervals/intervals.ts';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { Asking as RequestAsking } from '#platform/requests/request-spec.service.ts';
import { MANAGE } from '../leave.contract.ts';
import { leaveErrors } from '../leave.errors.ts';
import { holdParts, insertRequest, kindsOf, type LeaveKind, type LeaveRow, type RequestedLeave, rewriteRequest } from '../leave.store.ts';
import { type Holder, judgeBalance, type Standing, settle, standingOf } from '../ledger/ledger.store.ts';
import { isAway, lockAbsences } from '../people.store.ts';
import { mayStandIn } from '../team/team.store.ts';
import { type LeaveRequestInput, paper, timeOf } from './leave-request.form.ts';
import { awayMinutes, costOf, faultOf, type LeaveCost, type LeaveTime } from './leave-time.rules.ts';

/** How far ahead leave may be asked for. */
const DAYS_AHEAD = 400;
/** How far back: somebody who was ill brings the certificate afterwards. */
const DAYS_BACK = 366;

const proof = { permission: `${MANAGE}/observe`, scope: 'rows', accept: paper.accept, maxBytes: paper.maxFileSize } as const;
/** Certificates: of illness, and of what is no illness. */
const papers = {
  health: defineFileKind({ kind: 'PcntLeaveProofHealth', class: 'health', ...proof }),
  personal: defineFileKind({ kind: 'PcntLeaveProof', class: 'personal', ...proof }),
} as const;

export interface Judged {
  readonly kind: LeaveKind;
  readonly time: LeaveTime;
  readonly cost: LeaveCost;
  readonly standing: Standing;
}

const isEmployed = ({ employed }: Standing, { fromDate, thruDate }: LeaveTime): boolean => employed.some((days) => contains(days, fromDate) && contains(days, thruDate));

/** Kind, time and cost of what is asked for. Throws what can be said without the balance. */
export async function validateRequest(db: Db, holder: Holder, values: LeaveRequestInput, today: string): Promise<Judged> {
  const kind = (await kindsOf(db, holder.companyId, values.fromDate)).find(({ leaveTypeId }) => leaveTypeId === values.leaveTypeId);
  if (kind === undefined) throw leaveErrors.error('unknownKind');
  const time = timeOf(values);
  if (time.fromDate < addDays(today, -DAYS_BACK)) throw leaveErrors.error('tooEarly');
  if (time.thruDate > addDays(today, DAYS_AHEAD)) throw leaveErrors.error('tooFar');
  const standing = await standingOf(db, holder);
  if (time.fromDate <= time.thruDate && !isEmployed(standing, time)) throw leaveErrors.error('notEmployed');
  const fault = faultOf(time, kind, standing.work);
  if (fault !== undefined) throw leaveErrors.error(fault, fault === 'mostDays' ? { values: { most: kind.mostDays ?? 0 } } : undefined);
  if (await isAway(db, holder.partyId, time, awayMinutes(time))) throw leaveErrors.error('awayThen');
  return { kind, time, cost: costOf(time, kind, standing.work), standing };
}

/** What a request is written with; of a transaction of the case. */
export type Asking = Pick<RequestAsking, 'tx' | 'today' | 'now' | 'newId'>;

const blank = (text: string | null | undefined): string | null => (text ? text : null);

async function keepDocument({ tx }: Asking, holder: Holder, requestId: string, kind: LeaveKind, document: string | null, before: LeaveRow | undefined): Promise<string | null> {
  const place = { ...holder, recordId: requestId };
  if (before?.document && (before.document !== document || before.fieldClass !== kind.fieldClass))
    await releaseFile(tx, before.document, { ...place, kind: papers[before.fieldClass] });
  if (document !== null) return claimFile(tx, document, { ...place, kind: papers[kind.fieldClass] });
  if (kind.needsDocument) throw leaveErrors.error('documentNeeded');
  return null;
}

export interface Written extends Judged {
  readonly requestId: string;
}

/** Minutes are held before anything else is known of the request, so that of many at a time no more win than the balance allows. */
export async function hold(asking: Asking, holder: Holder, { requestId, kind, cost, time }: Written): Promise<void> {
  const { tx } = asking;
  if (kind.hasBalance) {
    const { firstYear } = await settle(tx, holder, { ...asking, thru: time.thruDate, leaving: requestId });
    if (toJalali(time.fromDate).year < firstYear) throw leaveErrors.error('tooEarly');
  }
  await holdParts(tx, holder, requestId, kind.hasBalance ? cost.parts : []);
  await judgeBalance(tx);
}

/** Writes a request, or in place of `before` what it was corrected to; `hold` comes next. Throws what it may not be. */
export async function write(asking: Asking, holder: Holder, values: LeaveRequestInput, before?: LeaveRow): Promise<Written> {
  const { tx, today, now, newId } = asking;
  await lockAbsences(tx, holder.partyId);
  const judged = await validateRequest(tx, holder, values, today);
  const { kind, time, cost } = judged;
  const substitutePartyId = values.substitutePartyId ?? null;
  if (substitutePartyId !== null && !(await mayStandIn(tx, holder, substitutePartyId, today))) throw leaveErrors.error('notSuitable');
  const requestId = before?.requestId ?? newId();
  const document = await keepDocument(asking, holder, requestId, kind, blank(values.document), before);
  const asked: RequestedLeave = { ...time, leaveTypeId: kind.leaveTypeId, substitutePartyId, note: blank(values.note), document, minutes: cost.minutes, days: cost.days };
  if (before === undefined) await insertRequest(tx, holder, requestId, asked, now);
  else await rewriteRequest(tx, requestId, asked);
  return { ...judged, requestId };
}

/** Written and held, of leave that no process asks for. */
export async function writeHeld(asking: Asking, holder: Holder, values: LeaveRequestInput): Promise<Written> {
  const written = await write(asking, holder, values);
  await hold(asking, holder, written);
  return written;
}

/**
 * Leave from the request to the ledger: the substitute agrees, the chain or the manager decides, above a limit the personnel office
 * too, and what was held is taken in the transaction of the last answer. Whoever sends it back or declines leads to the initiator.
 */

import type { FieldClass } from '#kernel/entity.ts';
import { formatJalaliFa, toJalali } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { byNotice, existing, requestProcess } from '#platform/requests/request-process.service.ts';
import type { Answering, Written as CaseWritten } from '#platform/requests/request-spec.service.ts';
import type { Variables } from '#platform/workflow/cases/instances.store.ts';
import type { ReadingCase, WritingCase } from '#platform/workflow/process.define.ts';
import { markSpan } from '../days/marks.store.ts';
import { OWN } from './leave.contract.ts';
import { leaveErrors } from './leave.errors.ts';
import { leaveApproved, leaveRejected } from './leave.notice.ts';
import { BOOK, CHAIN, FORMS, LEAVE_PAGE, PROCESS, steps, variables } from './leave.steps.ts';
import { askerOf, kindsOf, type LeaveRow, type LeaveStatus, lockRequest, partsOf, requestBy, setStatus } from './leave.store.ts';
import words from './leave-process.messages.fa.ts';
import { availableFrom, countedIn } from './ledger/ledger.rules.ts';
import { bookUsed, ledgerOf, settle } from './ledger/ledger.store.ts';
import { hold, type Written, write } from './request/ask.service.ts';
import { type LeaveRequestInput, leaveRequestValues } from './request/leave-request.form.ts';
import { clockMinute, dayValue } from './request/leave-time.rules.ts';
import { absencesOf, colleaguesOf } from './team/team.store.ts';

/** What it is called in inboxes: it names no kind, which may tell of an illness. */
export function subjectOf({ mode, fromDate, fromMinute, toMinute, days }: Pick<LeaveRow, 'mode' | 'fromDate' | 'fromMinute' | 'toMinute' | 'days'>): string {
  const from = formatJalaliFa(fromDate);
  if (mode === 'half') return words.subjectHalf({ from });
  if (mode === 'daily') return words.subjectDays({ days: toPersianDigits(String(days)), from });
  return words.subjectHours({ from, time: `${clockOf(fromMinute)}–${clockOf(clockMinute(toMinute ?? 0))}` });
}

const clockOf = (minute: number | null): string => toPersianDigits(`${Math.floor((minute ?? 0) / 60)}:${String((minute ?? 0) % 60).padStart(2, '0')}`);

const caseOf = ({ kind, cost, time }: Written, { substitutePartyId }: LeaveRequestInput) => ({
  subject: subjectOf({ ...time, days: cost.days }),
  variables: { days: cost.days, hrOverDays: kind.hrOverDays, substitute: substitutePartyId ?? null, returned: false },
});

/** What conditions ask for, as the request says it now. */
async function facts({ db, case: { recordId } }: Pick<ReadingCase, 'db' | 'case'>): Promise<Variables> {
  const { companyId, leaveTypeId, fromDate, days, substitutePartyId, status } = existing(recordId === null ? undefined : await requestBy(db, recordId));
  const kind = (await kindsOf(db, companyId, fromDate)).find((one) => one.leaveTypeId === leaveTypeId);
  return { days, hrOverDays: kind?.hrOverDays ?? null, substitute: substitutePartyId, returned: status === 'LvReturned' };
}

// ---- what forms show ----

/** The balance that the request is judged by, before and after it; null of a kind without one. */
async function balanceOf(db: Db, request: LeaveRow, today: string) {
  const kind = (await kindsOf(db, request.companyId, request.fromDate)).find(({ leaveTypeId }) => leaveTypeId === request.leaveTypeId);
  const ledger = await ledgerOf(db, request, { today, thru: request.thruDate > today ? request.thruDate : today, leaving: request.requestId });
  const dayMinutes = dayValue(ledger.work, request.fromDate);
  if (!kind?.hasBalance || request.status === 'LvApproved' || request.status === 'LvCancelled') return { dayMinutes, before: null, after: null };
  const before = availableFrom(countedIn(toJalali(request.fromDate).year, ledger), request.fromDate);
  return { dayMinutes, before, after: before - request.minutes };
}

/** Who of the team is away on those days: names and days alone. */
async function awayBeside(db: Db, request: LeaveRow, day: string) {
  const team = await colleaguesOf(db, request, day);
  const names = new Map(team.map(({ partyId, fullName }) => [partyId, fullName]));
  names.delete(request.partyId);
  const absences = await absencesOf(db, [...names.keys()], request);
  return {
    teamSize: names.size,
    away: absences.map(({ partyId, fromDate, thruDate, mode, isWaiting }) => ({ name: names.get(partyId) ?? '', fromDate, thruDate, mode, isWaiting })),
  };
}

const timeOfRow = ({ mode, fromDate, thruDate, half, fromMinute, toMinute, minutes, days }: LeaveRow) => ({ mode, fromDate, thruDate, half, fromMinute, toMinute, minutes, days });

/** Classes of what a form tells: why somebody is away may be an illness. */
const sawIn = ({ note, document, fieldClass }: LeaveRow): readonly FieldClass[] =>
  note === null && document === null && fieldClass === 'personal' ? ['personal'] : ['personal', 'health'];

async function readDecision(request: LeaveRow, { db, today, step, readerPartyId }: ReadingCase) {
  const { fullName, typeTitle, substituteName, note, document, status } = request;
  const data = {
    fullName,
    typeTitle,
    ...timeOfRow(request),
    status,
    substituteName,
    note,
    hasDocument: document !== null,
    // the proof itself is for the personnel office, and for whose it is
    document: step === 'office' || readerPartyId === request.partyId ? document : null,
    balance: await balanceOf(db, request, today),
    ...(await awayBeside(db, request, today)),
  };
  const why = request.fieldClass === 'health' ? { typeTitle: 'health' as const } : {};
  return { data, readClasses: sawIn(request), classed: { ...why, note: 'health' as const, document: 'health' as const } };
}

async function readSubstitute(request: LeaveRow, { db, today }: ReadingCase) {
  const { fullName } = request;
  return { data: { fullName, ...timeOfRow(request), ...(await awayBeside(db, request, today)) } };
}

async function readCorrection(request: LeaveRow) {
  const { requestId, leaveTypeId, substitutePartyId, substituteName, note, document } = request;
  return { data: { requestId, leaveTypeId, ...timeOfRow(request), substitutePartyId, substituteName, note, document }, readClasses: sawIn(request) };
}

/** Whoever asked for somebody decides nothing of it, by whatever way they come to the task. Throws ownAsking. */
async function refuseAsker({ tx, actorPartyId }: Answering, { requestId }: LeaveRow): Promise<void> {
  if ((await askerOf(tx, requestId)) === actorPartyId) throw leaveErrors.error('ownAsking');
}

// ---- what is asked for ----

/** What a request says, as its form has it. */
const valuesOf = ({ leaveTypeId, mode, fromDate, thruDate, half, fromMinute, toMinute, substitutePartyId, note, document }: LeaveRow): LeaveRequestInput => ({
  leaveTypeId,
  mode,
  fromDate,
  thruDate,
  half,
  fromMinute,
  toMinute: toMinute === null ? null : clockMinute(toMinute),
  substitutePartyId,
  note,
  document,
});

/** What is left out of a correction stays. */
function merged(request: LeaveRow, values: Readonly<Record<string, unknown>>): LeaveRequestInput {
  const asked = leaveRequestValues.safeParse({ ...valuesOf(request), ...values });
  if (!asked.success) throw leaveErrors.error('incomplete');
  return asked.data;
}

/** What was held is taken. What is due is booked before: what the request holds goes over no turn of the year. */
async function bookLeave(writing: WritingCase, request: LeaveRow, approve: () => Promise<void>): Promise<void> {
  const { tx } = writing;
  const parts = await partsOf(tx, request.requestId);
  if (parts.length > 0) await settle(tx, request, { ...writing, thru: request.thruDate });
  await approve();
  await bookUsed(tx, request, request.requestId, parts, writing);
  await markSpan(tx, request.partyId, request);
}

export const leaveProcess = requestProcess<LeaveRow, LeaveRequestInput, Written & CaseWritten, LeaveStatus>({
  key: PROCESS,
  title: words.title,
  steps,
  variables,
  facts,
  tells: ['personal', 'health'],
  variableTitles: words.variables,
  kinds: {
    process: CHAIN,
    list: async (db, companyId, day) => (await kindsOf(db, companyId, day)).map(({ leaveTypeId: id, title }) => ({ id, title })),
    of: async (db, requestId) => (await requestBy(db, requestId))?.leaveTypeId ?? null,
  },
  entity: 'LeaveRequest',
  find: requestBy,
  lock: lockRequest,
  status: {
    name: 'statusId',
    codes: { sent: 'LvSent', returned: 'LvReturned', approved: 'LvApproved', rejected: 'LvRejected', withdrawn: 'LvCancelled' },
    of: ({ status }) => status,
    set: (tx, { requestId }, status, now) => setStatus(tx, requestId, status, now),
  },
  asked: {
    start: { permission: [`${OWN}/request`], form: FORMS.request, values: leaveRequestValues },
    merged,
    write: async (asking, values, before) => {
      const written = await write(asking, asking, values, before);
      return { ...written, ...caseOf(written, values) };
    },
    hold: (asking, written) => hold(asking, asking, written),
    changes: ({ time, cost }, before) => ({
      fromDate: [before?.fromDate ?? null, time.fromDate],
      thruDate: [before?.thruDate ?? null, time.thruDate],
      minutes: [before?.minutes ?? null, cost.minutes],
    }),
  },
  forms: {
    [FORMS.request]: { is: 'correct', title: words.forms.request, values: z.partial(leaveRequestValues), read: readCorrection },
    // colleagues learn who is away and never why
    [FORMS.substitute]: { is: 'decide', title: words.forms.substitute, sees: 'step', back: 'decline', decide: refuseAsker, read: readSubstitute },
    [FORMS.decide]: { is: 'decide', title: words.forms.decide, sees: 'case', isBulk: true, decide: refuseAsker, read: readDecision },
  },
  about: FORMS.decide,
  booking: { handler: BOOK, title: words.book, book: bookLeave },
  tell: byNotice({ approved: leaveApproved, rejected: leaveRejected }, (request: LeaveRow) => ({ what: subjectOf(request) }), LEAVE_PAGE),
});

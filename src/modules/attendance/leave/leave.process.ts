/**
 * Leave from the request to the ledger: the substitute agrees, the chain or the manager decides, above a limit the personnel office
 * too, and what was held is taken in the transaction of the last answer. Whoever sends it back or declines leads to the initiator.
 */

import type { FieldClass } from '#kernel/entity.ts';
import { formatJalaliFa, toJalali } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.ts';
import { tell } from '#platform/notifications/tell.ts';
import { RESUBMIT } from '#platform/workflow/answers.ts';
import type { Variables } from '#platform/workflow/instances.store.ts';
import { defineProcess, type FormKind, type NewCase, type ReadingCase, type WritingCase } from '#platform/workflow/process.ts';
import { type Asking, type Written, write } from './ask.ts';
import { type AskedValues, askedValues } from './asked.form.ts';
import { OWN } from './leave.contract.ts';
import { leaveErrors } from './leave.errors.ts';
import { leaveApproved, leaveRejected } from './leave.notice.ts';
import { BOOK, FORMS, LEAVE_PAGE, PROCESS, steps, variables } from './leave.steps.ts';
import { kindsOf, type LeaveRow, type LeaveStatus, lockRequest, partsOf, requestBy, setStatus } from './leave.store.ts';
import words from './leave-process.messages.fa.ts';
import { dayValue } from './leave-time.rules.ts';
import { availableFrom, countedIn } from './ledger.rules.ts';
import { bookUsed, type Holder, ledgerOf, settle } from './ledger.store.ts';
import { absencesOf, colleaguesOf } from './team.store.ts';

const nothing = z.strictObject({});

/** What it is called in inboxes: it names no kind, which may tell of an illness. */
export function subjectOf({ mode, fromDate, fromMinute, toMinute, days }: Pick<LeaveRow, 'mode' | 'fromDate' | 'fromMinute' | 'toMinute' | 'days'>): string {
  const from = formatJalaliFa(fromDate);
  if (mode === 'half') return words.subjectHalf({ from });
  if (mode === 'daily') return words.subjectDays({ days: toPersianDigits(String(days)), from });
  return words.subjectHours({ from, time: `${clockOf(fromMinute)}–${clockOf(toMinute)}` });
}

const clockOf = (minute: number | null): string => toPersianDigits(`${Math.floor((minute ?? 0) / 60)}:${String((minute ?? 0) % 60).padStart(2, '0')}`);

const caseOf = ({ kind, cost, time }: Written, { substitutePartyId }: AskedValues) => ({
  subject: subjectOf({ ...time, days: cost.days }),
  variables: { days: cost.days, hrOverDays: kind.hrOverDays, substitute: substitutePartyId ?? null, returned: false },
});

/** What conditions ask for, as the request says it now. */
async function facts({ db, case: of }: Pick<ReadingCase, 'db' | 'case'>): Promise<Variables> {
  const { companyId, leaveTypeId, fromDate, days, substitutePartyId, status } = await recordOf(of, (id) => requestBy(db, id));
  const kind = (await kindsOf(db, companyId, fromDate)).find((one) => one.leaveTypeId === leaveTypeId);
  return { days, hrOverDays: kind?.hrOverDays ?? null, substitute: substitutePartyId, returned: status === 'LvReturned' };
}

type Of = { readonly recordId: string | null };

/** Throws RangeError of a case without its record, which no case of ours is. */
async function recordOf<T>(of: Of, find: (requestId: string) => Promise<T | undefined>): Promise<T> {
  const found = of.recordId === null ? undefined : await find(of.recordId);
  if (found === undefined) throw new RangeError('a case of leave without its request');
  return found;
}

const lockedOf = ({ tx, case: of }: WritingCase): Promise<LeaveRow> => recordOf(of, (id) => lockRequest(tx, id));

/** Moves the request and leaves the trace. */
async function move({ tx, now, audit }: Pick<WritingCase, 'tx' | 'now' | 'audit'>, request: LeaveRow, status: LeaveStatus): Promise<void> {
  const { requestId, partyId, companyId } = request;
  await setStatus(tx, requestId, status, now);
  audit({ entity: 'LeaveRequest', id: requestId, action: 'update', subjectPartyId: partyId, companyId, changes: { statusId: [request.status, status] } });
}

const answers = { LvApproved: leaveApproved, LvRejected: leaveRejected } as const satisfies Partial<Record<LeaveStatus, unknown>>;

/** Tells whoever asked what became of it. */
const tellAsker = ({ tx, now, newId }: Pick<WritingCase, 'tx' | 'now' | 'newId'>, request: LeaveRow, status: keyof typeof answers): Promise<void> =>
  tell(tx, answers[status], { recipients: [request.partyId], values: { what: subjectOf(request) }, link: LEAVE_PAGE, now, newId });

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

async function readDecision({ db, case: of, today, step, readerPartyId }: ReadingCase) {
  const request = await recordOf(of, (id) => requestBy(db, id));
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
  return { data, saw: sawIn(request), classed: { ...why, note: 'health' as const, document: 'health' as const } };
}

async function readSubstitute({ db, case: of, today }: ReadingCase) {
  const request = await recordOf(of, (id) => requestBy(db, id));
  const { fullName } = request;
  return { data: { fullName, ...timeOfRow(request), ...(await awayBeside(db, request, today)) } };
}

async function readCorrection({ db, case: of }: ReadingCase) {
  const request = await recordOf(of, (id) => requestBy(db, id));
  const { requestId, leaveTypeId, substitutePartyId, substituteName, note, document } = request;
  return { data: { requestId, leaveTypeId, ...timeOfRow(request), substitutePartyId, substituteName, note, document }, saw: sawIn(request) };
}

// ---- what answers do ----

/** An answer that sends the request back to whoever asked for it. */
const sendBack = async (writing: WritingCase): Promise<undefined> => {
  await move(writing, await lockedOf(writing), 'LvReturned');
};

const decision: FormKind = {
  title: words.forms.decide,
  sees: 'case',
  values: nothing,
  isBulk: true,
  read: readDecision,
  apply: (writing, { outcome }) => (outcome === 'modify' ? sendBack(writing) : Promise.resolve(undefined)),
};

/** Colleagues learn who is away and never why. */
const substitution: FormKind = {
  title: words.forms.substitute,
  sees: 'step',
  values: nothing,
  read: readSubstitute,
  apply: (writing, { outcome }) => (outcome === 'decline' ? sendBack(writing) : Promise.resolve(undefined)),
};

/** What a request says, as its form has it. */
const valuesOf = ({ leaveTypeId, mode, fromDate, thruDate, half, fromMinute, toMinute, substitutePartyId, note, document }: LeaveRow): AskedValues => ({
  leaveTypeId,
  mode,
  fromDate,
  thruDate,
  half,
  fromMinute,
  toMinute,
  substitutePartyId,
  note,
  document,
});

/** Values are looked at only when the request is sent again; what is left out stays. */
const correction: FormKind = {
  title: words.forms.request,
  sees: 'case',
  values: z.partial(askedValues),
  read: readCorrection,
  apply: async (writing, { outcome, values }) => {
    const request = await lockedOf(writing);
    if (outcome !== RESUBMIT) {
      await move(writing, request, 'LvCancelled');
      return undefined;
    }
    const asked = askedValues.safeParse({ ...valuesOf(request), ...values });
    if (!asked.success) throw leaveErrors.error('incomplete');
    const written = await write(writing, request, asked.data, request);
    await move(writing, request, 'LvSent');
    await writing.rename(caseOf(written, asked.data).subject);
    return undefined;
  },
};

/** What was held is taken. */
async function bookLeave(writing: WritingCase): Promise<undefined> {
  const { tx } = writing;
  const request = await lockedOf(writing);
  const parts = await partsOf(tx, request.requestId);
  if (parts.length > 0) await settle(tx, request, { ...writing, thru: request.thruDate });
  await move(writing, request, 'LvApproved');
  await bookUsed(tx, request, request.requestId, parts, writing);
  await tellAsker(writing, request, 'LvApproved');
}

/** A case that ends without having been booked leaves nothing held. */
async function ended(writing: WritingCase, how: 'completed' | 'cancelled'): Promise<void> {
  const request = await lockedOf(writing);
  if (request.status !== 'LvSent' && request.status !== 'LvReturned') return;
  await move(writing, request, how === 'cancelled' ? 'LvCancelled' : 'LvRejected');
  if (how === 'completed') await tellAsker(writing, request, 'LvRejected');
}

/** The start: the request of the person who begins it, in the company of the case. */
async function begin(asking: Asking & Holder, values: Readonly<Record<string, unknown>>): Promise<NewCase> {
  // judged by the same schema before
  const asked = values as AskedValues;
  const { companyId, partyId } = asking;
  const written = await write(asking, { companyId, partyId }, asked);
  return { recordId: written.requestId, subjectPartyId: partyId, ...caseOf(written, asked) };
}

export const leaveProcess = defineProcess({
  key: PROCESS,
  title: words.title,
  steps,
  variables,
  facts,
  tells: ['personal', 'health'],
  variableTitles: words.variables,
  start: {
    permission: [`${OWN}/request`],
    form: FORMS.request,
    values: askedValues,
    begin: (writing, values) => begin({ ...writing, partyId: writing.actorPartyId }, values),
  },
  forms: { [FORMS.request]: correction, [FORMS.substitute]: substitution, [FORMS.decide]: decision },
  about: FORMS.decide,
  services: { [BOOK]: { title: words.book, run: bookLeave } },
  ended,
});

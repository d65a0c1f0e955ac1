/**
 * A request of attendance from the form to the day: the chain of its kind decides with day and month in sight; what is approved covers the day, or stands as a press,
 * and the day is marked in the same transaction.
 */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { declaredProcess, type Filled } from '#platform/requests/declared-request.service.ts';
import { classesIn } from '#platform/requests/request.contract.ts';
import { type DeclaredRow, requestBy } from '#platform/requests/request.store.ts';
import { byNotice } from '#platform/requests/request-process.service.ts';
import type { Answering } from '#platform/requests/request-spec.service.ts';
import type { FormReading, ReadingCase, WritingCase } from '#platform/workflow/process.define.ts';
import { markSpan } from '../days/marks.store.ts';
import { insertCorrection } from '../exceptions/exceptions.store.ts';
import { checkRequest, momentAt } from './check-request.service.ts';
import { sightOf } from './request-sight.service.ts';
import { type AskedTime, type AttendanceRequestKind, isPress, lastDayOf, requestKinds } from './request-time.rules.ts';
import { attendanceRequestErrors } from './requests.errors.ts';
import { attendanceRequest } from './requests.form.ts';
import words from './requests.messages.fa.ts';
import { attendanceRequestApproved, attendanceRequestRejected } from './requests.notice.ts';
import { BOOK, CHAIN, FORMS, steps, variables } from './requests.steps.ts';
import { askerOf } from './requests.store.ts';

const OWN_PAGE = '/performanceProfileForm?tab=requests';

const minuteIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is judged, of the values of a form or of a stored row. */
export const askedIn = (values: FormValues): AskedTime => ({
  requestKind: values['requestKind'] as AttendanceRequestKind,
  fromDate: String(values['fromDate']),
  thruDate: textIn(values['thruDate']),
  fromTime: minuteIn(values['fromTime']),
  toTime: minuteIn(values['toTime']),
  pressKey: textIn(values['pressKey']) as AskedTime['pressKey'],
});

export const subjectOf = (values: FormValues): string => {
  const { requestKind, fromDate } = askedIn(values);
  return words.subject({ kind: words.kinds[requestKind], day: formatJalaliFa(fromDate) });
};

/** Whoever asked for somebody decides nothing of it, by whatever way they come to the task. Throws ownAsking. */
async function refuseAsker({ tx, actorPartyId }: Answering, { requestId }: DeclaredRow): Promise<void> {
  if ((await askerOf(tx, requestId)) === actorPartyId) throw attendanceRequestErrors.error('ownAsking');
}

const guarded = Object.fromEntries(fieldsOf(attendanceRequest.form).flatMap(({ path, field }) => (field.class === undefined ? [] : [[path, field.class] as const])));

async function readToDecide({ requestId, companyId, partyId, fullName, createdAt, values }: DeclaredRow, { db, today }: ReadingCase): Promise<FormReading> {
  const sight = await sightOf(db, { companyId, partyId }, askedIn(values), today);
  return { data: { requestId, ...values, fullName, createdAt, sight }, readClasses: classesIn(attendanceRequest), classed: guarded };
}

/** A press that was forgotten, as a correction that points to its request; said by whoever approved it. */
async function sayPress(tx: Tx, writing: WritingCase, { requestId, companyId, partyId, values }: Filled<FormValues>): Promise<void> {
  const { fromDate, fromTime, pressKey } = askedIn(values);
  if (fromTime === null) return;
  const { actorPartyId, now, newId, audit } = writing;
  const [id, at] = [newId(), momentAt(fromDate, fromTime)];
  const reason = String(values['reason']);
  const by = actorPartyId === partyId ? null : actorPartyId;
  await insertCorrection(tx, { id, companyId, partyId, of: null, at, key: pressKey, reason, by, correctedAt: now.toISOString(), requestId });
  audit({ entity: 'ClockPress', id, action: 'create', subjectPartyId: partyId, companyId, changes: { at: [null, at], key: [null, pressKey] } });
}

export const attendanceRequestProcess = declaredProcess({
  request: attendanceRequest,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  kinds: {
    process: CHAIN,
    list: async () => requestKinds.map((id) => ({ id, title: words.kinds[id] })),
    of: async (db, requestId) => textIn((await requestBy(db, attendanceRequest, requestId))?.values['requestKind']),
  },
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['personnelManagement/performanceProfile/attendanceRequest/request'],
  subject: subjectOf,
  facts: ({ requestKind }) => ({ kind: requestKind }),
  check: ({ tx, companyId, partyId, now }, values) => checkRequest(tx, { companyId, partyId }, askedIn(values), now),
  forms: { [FORMS.decide]: { is: 'decide', title: words.forms.decide, sees: 'case', isBulk: true, decide: refuseAsker, read: readToDecide } },
  booking: {
    handler: BOOK,
    title: words.steps.book,
    book: async (writing, of) => {
      const { tx } = writing;
      const asked = askedIn(of.values);
      if (isPress(asked.requestKind)) await sayPress(tx, writing, of);
      await markSpan(tx, of.partyId, { fromDate: asked.fromDate, thruDate: lastDayOf(asked) });
    },
  },
  tell: byNotice({ approved: attendanceRequestApproved, rejected: attendanceRequestRejected }, ({ values }: DeclaredRow) => ({ what: subjectOf(values) }), OWN_PAGE),
});

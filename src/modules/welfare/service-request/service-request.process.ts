import type { FormValues } from '#kernel/form/definition.ts';
import { declaredProcess } from '#platform/requests/declared-request.service.ts';
import { type DeclaredRow, requestBy } from '#platform/requests/request.store.ts';
import { byNotice, existing } from '#platform/requests/request-process.service.ts';
import type { FormReading, ProcessKind, ReadingCase, WritingCase } from '#platform/workflow/process.define.ts';
import { responsibleOf, todayOf } from '../loan-request/loan-request.store.ts';
import { judge } from './check-service.service.ts';
import { acceptOverruling, mustHold, overruling, toOverrule } from './overrule.service.ts';
import { confirmHeld, releasePlace, takePlace } from './places.service.ts';
import { numbersOf } from './service-numbers.service.ts';
import { serviceRequest } from './service-request.form.ts';
import words from './service-request.messages.fa.ts';
import { serviceApproved, serviceRejected } from './service-request.notice.ts';
import { BOOK, FORMS, steps, variables } from './service-request.steps.ts';

const decided = ['slotOne', 'slotTwo', 'slotThree', 'note'] as const;

/** What whoever decides reads: slots, names and numbers, no papers of the family. */
async function readToDecide(row: DeclaredRow, { db, today, step }: ReadingCase): Promise<FormReading> {
  const { requestId, companyId, partyId, fullName, createdAt, values } = row;
  const counted = await numbersOf(db, { companyId, partyId, day: today }, values);
  const shown: FormValues = Object.fromEntries(decided.map((name) => [name, values[name] ?? null]));
  return { data: { requestId, ...shown, fullName, createdAt, counted, unmet: await toOverrule(db, row, today, step) }, readClasses: ['personal'], classed: {} };
}

/** What nobody has overruled does not become a place. */
async function placeOf(writing: WritingCase, row: Pick<DeclaredRow, 'requestId' | 'companyId' | 'partyId' | 'values'>): Promise<void> {
  await mustHold(writing.tx, row, writing.today);
  await confirmHeld(writing, row.requestId);
}

const declared = declaredProcess({
  request: serviceRequest,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['welfareServices/otherServices/request/request'],
  subject: () => words.subject,
  facts: () => ({ responsible: null }),
  check: async ({ tx, companyId, partyId, today }, values) => void (await judge(tx, { companyId, partyId, day: today }, values, { mustBeOpen: true })),
  hold: (asking, { requestId, companyId, partyId, values }) => takePlace(asking, { companyId, partyId }, requestId, values),
  release: (writing, { requestId }) => releasePlace(writing, requestId),
  booking: { handler: BOOK, title: words.steps.place, book: placeOf },
  forms: {
    [FORMS.decide]: {
      is: 'decide',
      title: words.forms.decide,
      sees: 'case',
      isBulk: true,
      values: overruling,
      decide: acceptOverruling,
      read: readToDecide,
    },
  },
  tell: byNotice({ approved: serviceApproved, rejected: serviceRejected }, () => ({}), '/otherWelfareServices/welfareRequest'),
});

/** With the responsible of the group, as it stands on the day of the step. */
export const serviceProcess: ProcessKind = {
  ...declared,
  async facts({ db, case: { recordId } }) {
    const { companyId, partyId, status } = existing(recordId === null ? undefined : await requestBy(db, serviceRequest, recordId));
    return { returned: status === 'RqReturned', responsible: await responsibleOf(db, { companyId, partyId, day: await todayOf(db) }) };
  },
};

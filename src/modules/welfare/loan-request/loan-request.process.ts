/**
 * A request for a loan from the form to the decision: the guarantors agree, all asked at once, the responsible of the group and the chain decide; whoever
 * sends it back or declines leads to the one who asked. What it says is judged again each time it is written.
 */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { declaredProcess } from '#platform/requests/declared-request.service.ts';
import { classesIn } from '#platform/requests/request.contract.ts';
import { type DeclaredRow, requestBy } from '#platform/requests/request.store.ts';
import { byNotice, existing } from '#platform/requests/request-process.service.ts';
import type { Answering } from '#platform/requests/request-spec.service.ts';
import { accept } from '#platform/workflow/answers.rules.ts';
import type { FormAnswer, FormReading, ProcessKind, ReadingCase } from '#platform/workflow/process.define.ts';
import { loanBeside } from './beside.service.ts';
import { type AskedLoan, checkRequest, checkStanding, guarantorTerms, unmetConditions } from './check-request.service.ts';
import { checkAllFit, checkFit } from './colleagues.service.ts';
import { judgedCriteria } from './criteria.service.ts';
import { checkDocuments } from './documents.service.ts';
import { type Brought, checkPapers, keepPapers, ownPapers, papersToBring, shownPapers } from './guarantor-papers.service.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import { loanRequest } from './loan-request.form.ts';
import words from './loan-request.messages.fa.ts';
import { loanApproved, loanRejected } from './loan-request.notice.ts';
import { AGREE, FORMS, steps, variables } from './loan-request.steps.ts';
import { colleagueBy, responsibleOf, todayOf } from './loan-request.store.ts';
import { checkOutsiders, confirmations, confirmOutsiders } from './outsiders.service.ts';
import { declining, replacing } from './replace-guarantor.service.ts';

/** What a guarantor reads: the terms that they answer for, never why the loan is asked for. */
const guaranteed = new Set(fieldsOf(loanRequest.form).flatMap(({ path }) => (path === 'purpose' ? [] : [path])));

const guarantors = ['guarantorOne', 'guarantorTwo'] as const;
const codeIn = (values: FormValues, name: string): string | null => (typeof values[name] === 'string' ? values[name] : null);

/** Whether guarantors are named: by the codes that were written, whoever they are found to be of today. */
const namedIn = (values: FormValues) => ({ hasOne: codeIn(values, 'guarantorOne') !== null, hasTwo: codeIn(values, 'guarantorTwo') !== null });

/** Nobody agrees in the place of a guarantor: of a step of a company's own one of those who are named. Throws notGuarantor. */
async function mustBeNamed({ tx, today, actorPartyId }: Answering, { companyId, values }: DeclaredRow, step: string): Promise<void> {
  const asked = guarantors.filter((name) => name === step);
  for (const name of asked.length === 0 ? guarantors : asked) if ((await colleagueBy(tx, { companyId, day: today }, codeIn(values, name))) === actorPartyId) return;
  throw loanRequestErrors.error('notGuarantor');
}

/** Whoever agrees is named, fit, and brings what papers are needed: what is expected of a guarantor is said to them, not to whoever named them. */
async function agree(answering: Answering, row: DeclaredRow, { outcome, step, values: said }: FormAnswer): Promise<void> {
  if (outcome !== AGREE) return;
  await mustBeNamed(answering, row, step);
  const { tx, today: day, actorPartyId } = answering;
  const { companyId, partyId, values } = row;
  const { InternalGuarantor: terms } = await guarantorTerms(tx, { companyId, partyId, day }, String(values['welfareId']));
  await checkFit(tx, { companyId, day }, actorPartyId, terms);
  const { papers = {} } = said as { readonly papers?: Brought };
  await keepPapers(answering, row, { partyId: actorPartyId }, { needed: terms?.documents ?? [], said: papers, field: 'papers' });
}

/** What a guarantor reads: the terms that they answer for, what is expected of them and what they brought. */
async function readAsGuarantor({ requestId, companyId, partyId, fullName, createdAt, values }: DeclaredRow, { db, today: day, readerPartyId }: ReadingCase): Promise<FormReading> {
  const { InternalGuarantor: terms } = await guarantorTerms(db, { companyId, partyId, day }, String(values['welfareId']));
  const told = Object.fromEntries(Object.entries(values).filter(([name]) => guaranteed.has(name)));
  return {
    data: { ...told, fullName, createdAt, terms: terms?.terms ?? null, papers: await papersToBring(db, { requestId }, readerPartyId, terms) },
    readClasses: ['personal', 'pay'],
    classed: { finalLoanAmount: 'pay', finalInstallmentNumber: 'pay', papers: 'identity' },
  };
}

/** What is judged, of the values of a form or of a stored row. */
const askedIn = (values: FormValues): AskedLoan => ({
  welfareId: String(values['welfareId']),
  finalLoanAmount: String(values['finalLoanAmount']),
  finalInstallmentNumber: Number(values['finalInstallmentNumber']),
  requestMeetDate: String(values['requestMeetDate']),
  guarantorOne: codeIn(values, 'guarantorOne'),
  guarantorTwo: codeIn(values, 'guarantorTwo'),
});

/** It is judged again, by the day, before somebody accepts it, with everybody who answers for it; who is from outside is confirmed with it. */
async function mustStand(answering: Answering, row: DeclaredRow, { outcome, values: said }: FormAnswer): Promise<void> {
  if (outcome !== accept.id) return;
  const { tx, today: day } = answering;
  const { requestId, companyId, partyId, values } = row;
  const borrower = { companyId, partyId, day };
  const asked = askedIn(values);
  await checkStanding(tx, borrower, asked);
  const { InternalGuarantor: ofColleagues, ExternalGuarantor: ofOthers } = await guarantorTerms(tx, borrower, asked.welfareId);
  await checkPapers(tx, row, await checkAllFit(tx, borrower, asked, ofColleagues), ofColleagues);
  await checkDocuments(tx, { ...borrower, requestId }, asked.welfareId);
  const outsiders = await checkOutsiders(tx, { ...borrower, requestId }, asked.welfareId);
  await confirmOutsiders(answering, row, outsiders, { values: said, needed: ofOthers?.documents ?? [] });
}

const classes = Object.fromEntries(fieldsOf(loanRequest.form).flatMap(({ path, field }) => (field.class === undefined ? [] : [[path, field.class] as const])));

/** What whoever decides reads: the request, and conditions that do not hold, with figures of the file of whoever asks. */
async function readToDecide({ requestId, companyId, partyId, fullName, createdAt, values }: DeclaredRow, { db, today }: ReadingCase): Promise<FormReading> {
  const unmet = await unmetConditions(db, { companyId, partyId, day: today }, String(values['welfareId']));
  const criteria = await judgedCriteria(db, { companyId, partyId, day: today }, String(values['welfareId']));
  const more = await loanBeside.read(db, requestId);
  const { ExternalGuarantor: terms } = await guarantorTerms(db, { companyId, partyId, day: today }, String(values['welfareId']));
  return {
    data: { requestId, ...values, fullName, createdAt, unmet, criteria, ...more.data, guarantorPapers: await shownPapers(db, requestId), outsiderPapers: terms?.documents ?? [] },
    readClasses: [...classesIn(loanRequest), 'identity'],
    classed: { ...classes, unmet: 'pay', criteria: 'pay', ...more.classed, guarantorPapers: 'identity' },
  };
}

const declared = declaredProcess({
  request: loanRequest,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal', 'pay', 'health', 'identity'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['welfareServices/financialFacility/request/request'],
  subject: () => words.subject,
  facts: ({ guarantorOne, guarantorTwo }) => ({
    ...namedIn({ guarantorOne, guarantorTwo }),
    guarantorOne: null,
    guarantorTwo: null,
    responsible: null,
    declinedOne: false,
    declinedTwo: false,
  }),
  check: ({ tx, companyId, partyId, today }, values) => checkRequest(tx, { companyId, partyId, day: today }, askedIn(values)),
  beside: loanBeside,
  forms: {
    [FORMS.decide]: { is: 'decide', title: words.forms.decide, sees: 'case', isBulk: true, values: confirmations, decide: mustStand, read: readToDecide },
    [FORMS.guarantor]: {
      is: 'decide',
      title: words.forms.guarantor,
      sees: 'step',
      back: 'decline',
      values: ownPapers,
      decide: agree,
      read: readAsGuarantor,
    },
  },
  tell: byNotice({ approved: loanApproved, rejected: loanRejected }, () => ({}), '/tasks'),
});

const { [FORMS.request]: correct, [FORMS.guarantor]: guarantor } = declared.forms;
if (correct === undefined || guarantor === undefined) throw new Error('the process of loans lacks its forms');

/** With the people that steps name, as they stand on the day of the step. */
export const loanProcess: ProcessKind = {
  ...declared,
  forms: { ...declared.forms, [FORMS.guarantor]: declining(guarantor), [FORMS.replace]: replacing(correct) },
  async facts(reading) {
    const { db } = reading;
    const { recordId } = reading.case;
    const { companyId, partyId, values, status } = existing(recordId === null ? undefined : await requestBy(db, loanRequest, recordId));
    const place = { companyId, partyId, day: await todayOf(db) };
    return {
      returned: status === 'RqReturned',
      ...namedIn(values),
      guarantorOne: await colleagueBy(db, place, codeIn(values, 'guarantorOne')),
      guarantorTwo: await colleagueBy(db, place, codeIn(values, 'guarantorTwo')),
      responsible: await responsibleOf(db, place),
    };
  },
};

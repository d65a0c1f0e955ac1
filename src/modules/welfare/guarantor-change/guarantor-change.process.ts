/** Another guarantor for a running loan: the colleague agrees, the responsible of the group confirms; each time it is judged again. */
import { declaredProcess } from '#platform/requests/declared-request.service.ts';
import { type DeclaredRow, requestBy } from '#platform/requests/request.store.ts';
import { byNotice, existing } from '#platform/requests/request-process.service.ts';
import { accept } from '#platform/workflow/answers.rules.ts';
import type { FormReading, ProcessKind, ReadingCase } from '#platform/workflow/process.define.ts';
import { ownPapers, papersToBring } from '../loan-request/guarantor-papers.service.ts';
import { colleagueBy, responsibleOf, todayOf } from '../loan-request/loan-request.store.ts';
import { guarantorChange } from './guarantor-change.form.ts';
import words from './guarantor-change.messages.fa.ts';
import { guarantorChanged, guarantorRefused } from './guarantor-change.notice.ts';
import { agree, book, judge, mustStand, termsOf } from './guarantor-change.service.ts';
import { BOOK, FORMS, steps, variables } from './guarantor-change.steps.ts';
import { termsOfLoan } from './guarantor-change.store.ts';

/** The loan with its terms as whoever answers for it may know them, and what they bring. */
async function readAsGuarantor({ companyId, partyId, fullName, createdAt, values }: DeclaredRow, { db, today: day, readerPartyId }: ReadingCase): Promise<FormReading> {
  const loan = await termsOfLoan(db, companyId, String(values['loanId']));
  const terms = loan === undefined ? undefined : await termsOf(db, { companyId, partyId, day }, loan.welfareId);
  const requestId = loan?.requestId ?? null;
  return {
    data: {
      ...{ fullName, createdAt, loan: loan === undefined ? null : { title: loan.title, loanCode: loan.loanCode, principal: String(loan.principal), count: loan.count } },
      ...{ terms: terms?.terms ?? null, papers: requestId === null ? [] : await papersToBring(db, { requestId }, readerPartyId, terms) },
    },
    readClasses: ['personal', 'pay'],
    classed: { loan: 'pay', papers: 'identity' },
  };
}

const declared = declaredProcess({
  request: guarantorChange,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal', 'pay', 'identity'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['welfareServices/financialFacility/request/request'],
  subject: () => words.subject,
  facts: () => ({ guarantor: null, responsible: null }),
  check: async ({ tx, companyId, partyId, today: day }, values) => void (await judge(tx, { companyId, partyId, day }, values)),
  booking: { handler: BOOK, title: words.steps.book, book },
  forms: {
    [FORMS.guarantor]: { is: 'decide', title: words.forms.guarantor, sees: 'step', back: 'decline', values: ownPapers, decide: agree, read: readAsGuarantor },
    [FORMS.decide]: {
      is: 'decide',
      title: words.forms.decide,
      sees: 'case',
      isBulk: true,
      decide: async (answering, row: DeclaredRow, { outcome }) => {
        if (outcome === accept.id) await mustStand(answering, row);
      },
      read: async ({ requestId, companyId, fullName, createdAt, values }: DeclaredRow, { db }) => {
        const loan = await termsOfLoan(db, companyId, String(values['loanId']));
        return { data: { requestId, ...values, fullName, createdAt, loanCode: loan?.loanCode ?? null }, readClasses: ['personal' as const] };
      },
    },
  },
  tell: byNotice({ approved: guarantorChanged, rejected: guarantorRefused }, () => ({}), '/tasks'),
});

/** With the people that steps name, as they stand on the day of the step. */
export const guarantorChangeProcess: ProcessKind = {
  ...declared,
  async facts({ db, case: { recordId } }) {
    const { companyId, partyId, values, status } = existing(recordId === null ? undefined : await requestBy(db, guarantorChange, recordId));
    const place = { companyId, partyId, day: await todayOf(db) };
    return { returned: status === 'RqReturned', guarantor: await colleagueBy(db, place, String(values['guarantor'])), responsible: await responsibleOf(db, place) };
  },
};

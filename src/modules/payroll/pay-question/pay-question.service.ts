/** A question about an own payslip, asked as a case. */
import { isUuid } from '#kernel/ids/ids.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { periodName } from '../pay/period.rules.ts';
import { payQuestionErrors } from './pay-question.errors.ts';
import words from './pay-question.messages.fa.ts';
import { PROCESS } from './pay-question.steps.ts';
import { askedPayslip, hasLine, insertQuestion } from './pay-question.store.ts';

export interface Question {
  readonly payslipId: string;
  readonly lineCode: string | null;
  readonly question: string;
}

/** Answers the tracking code of the case. Throws notFound of what is not the asker's own, unknownLine and stillOpen. */
export async function ask(acting: Omit<CaseContext, 'companyId'>, partyId: string, { payslipId, lineCode, question }: Question): Promise<string> {
  const { tx, newId, clock, audit } = acting;
  const slip = isUuid(payslipId) ? await askedPayslip(tx, partyId, payslipId) : undefined;
  if (slip === undefined) throw httpErrors.error('notFound');
  if (lineCode !== null && !(await hasLine(tx, payslipId, lineCode))) throw payQuestionErrors.error('unknownLine');
  const { companyId } = slip;
  const recordId = newId();
  await insertQuestion(tx, { payQuestionId: recordId, companyId, partyId, payslipId, lineCode, question, now: new Date(clock.now()) });
  audit({ entity: 'PayQuestion', id: recordId, action: 'create', subjectPartyId: partyId, companyId, changes: { payslipId: [null, payslipId] } });
  const about = { recordId, subjectPartyId: partyId, subject: words.subject({ period: periodName(slip) }), variables: {} };
  return (await beginCase({ ...acting, companyId }, { key: PROCESS }, about, partyId)).trackingCode;
}

/** A question about a payslip before those who count pay. Its answer stands beside it; whoever asked is told that there is one, without a figure. */
import { formBody } from '#kernel/form/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { defineProcess, type FormKind, type ProcessCase } from '#platform/workflow/process.define.ts';
import { periodName } from '../pay/period.rules.ts';
import { answerForm } from './pay-question.form.ts';
import words from './pay-question.messages.fa.ts';
import { questionAnswered } from './pay-question.notice.ts';
import { FORM, PROCESS, steps } from './pay-question.steps.ts';
import { closeQuestion, type PayQuestion, questionOf } from './pay-question.store.ts';

async function questionIn(db: Db, { recordId, companyId }: ProcessCase): Promise<PayQuestion> {
  const found = recordId === null ? undefined : await questionOf(db, companyId, recordId);
  if (found === undefined) throw httpErrors.error('notFound');
  return found;
}

const answer: FormKind = {
  title: words.forms.answer,
  sees: 'case',
  values: formBody(answerForm) as unknown as FormKind['values'],
  read: async ({ db, case: of }) => {
    const { payslipId, fullName, lineTitle, question, answer: said, createdAt, ...period } = await questionIn(db, of);
    return {
      data: { payslipId, fullName, period: periodName(period), lineTitle, question, answer: said, createdAt },
      readClasses: ['pay'],
      classed: { question: 'pay', answer: 'pay' },
    };
  },
  async apply({ tx, case: of, now, newId, audit, actorPartyId }, { values }) {
    const { payQuestionId: id, partyId, payslipId, ...period } = await questionIn(tx, of);
    await closeQuestion(tx, id, { answer: String(values['answer']), by: actorPartyId, now });
    audit({ entity: 'PayQuestion', id, action: 'update', subjectPartyId: partyId, companyId: of.companyId, changes: { isAnswered: [false, true] } });
    const link = `/payroll/myPayslips?payslipId=${payslipId}`;
    await notify(tx, questionAnswered, { recipients: [partyId], values: { period: periodName(period) }, link, now, newId });
    return undefined;
  },
};

export const payQuestionProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables: {},
  tells: ['pay'],
  begunAt: { path: '/payroll/myPayslips', permission: ['payroll/myPayslips/ask'] },
  forms: { [FORM]: answer },
  services: {},
  /** Called off: it may be asked again. */
  async ended({ tx, case: { recordId }, now }) {
    if (recordId !== null) await closeQuestion(tx, recordId, { answer: null, by: null, now });
  },
});

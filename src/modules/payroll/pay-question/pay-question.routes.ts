import { isUuid } from '#kernel/ids/ids.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { askQuestion, ownQuestions } from './pay-question.contract.ts';
import { ask } from './pay-question.service.ts';
import { askedPayslip, type PayQuestion, questionsOf } from './pay-question.store.ts';

const wire = ({ payQuestionId, partyId, lineTitle, question, answer, createdAt, closedAt }: PayQuestion) => ({
  ...{ payQuestionId, partyId, lineTitle, question, answer, createdAt, closedAt },
});

export const routes = [
  route(ownQuestions, async ({ db, actor, params: { payslipId } }) => {
    if (!isUuid(payslipId) || (await askedPayslip(db, actor.partyId, payslipId)) === undefined) throw httpErrors.error('notFound');
    return { rows: (await questionsOf(db, actor.partyId, payslipId)).map(wire) };
  }),
  route(askQuestion, async (context) => {
    const { actor, params, body } = context;
    return { trackingCode: await ask(context, actor.partyId, { payslipId: params.payslipId, lineCode: body.lineCode ?? null, question: body.question }) };
  }),
];

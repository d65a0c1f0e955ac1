import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import { documentsNeeded } from './documents.service.ts';
import { loanRequestCalls, neededDocumentsOf, openLoanOptions } from './loan-request.contract.ts';
import { loanRequest } from './loan-request.form.ts';
import { groupOf, loanNamed, openLoans } from './loan-request.store.ts';

export const routes = [
  ...requestRoutes(loanRequest, loanRequestCalls),
  route(neededDocumentsOf, async ({ db, actor: { companyId, partyId }, today, query: { welfareId } }) => {
    if ((await loanNamed(db, companyId, welfareId)).length === 0) throw httpErrors.error('notFound');
    const needed = await documentsNeeded(db, { companyId, partyId, day: today }, welfareId);
    return { documents: needed.map(({ welfareDocEnumId, title }) => ({ welfareDocEnumId, title })) };
  }),
  route(openLoanOptions, async ({ db, actor, today, query: { searchValue = '', welfareId } }) => {
    if (welfareId !== undefined) return { list: (await loanNamed(db, actor.companyId, welfareId)).map((loan) => ({ ...loan, second: { code: null, words: [] } })) };
    const group = await groupOf(db, { companyId: actor.companyId, partyId: actor.partyId, day: today });
    const open = group === undefined ? [] : await openLoans(db, group, today);
    const words = foldForSearch(searchValue);
    const found = open.filter(({ title }) => foldForSearch(title).includes(words)).slice(0, MOST_OPTIONS);
    return { list: found.map(({ welfareId: id, title, limit }) => ({ welfareId: id, title, second: { code: null, words: [formatRial(limit)] } })) };
  }),
];

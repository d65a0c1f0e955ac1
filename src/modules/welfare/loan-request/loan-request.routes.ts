import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { route } from '#platform/http/context.server.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import { loanRequestCalls, openLoanOptions } from './loan-request.contract.ts';
import { loanRequest } from './loan-request.form.ts';
import { groupOf, loanNamed, openLoans } from './loan-request.store.ts';

export const routes = [
  ...requestRoutes(loanRequest, loanRequestCalls),
  route(openLoanOptions, async ({ db, actor, today, query: { searchValue = '', welfareId } }) => {
    if (welfareId !== undefined) return { list: (await loanNamed(db, actor.companyId, welfareId)).map((loan) => ({ ...loan, second: { code: null, words: [] } })) };
    const group = await groupOf(db, { companyId: actor.companyId, partyId: actor.partyId, day: today });
    const open = group === undefined ? [] : await openLoans(db, group.groupId, today);
    const words = foldForSearch(searchValue);
    const found = open.filter(({ title }) => foldForSearch(title).includes(words)).slice(0, MOST_OPTIONS);
    return { list: found.map(({ welfareId: id, title, limit }) => ({ welfareId: id, title, second: { code: null, words: [formatRial(limit)] } })) };
  }),
];

import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { route } from '#platform/http/context.server.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import { guarantorChangeCalls, loansWithoutGuarantor } from './guarantor-change.contract.ts';
import { guarantorChange } from './guarantor-change.form.ts';
import { loansWithout } from './guarantor-change.store.ts';

export const routes = [
  ...requestRoutes(guarantorChange, guarantorChangeCalls),
  route(loansWithoutGuarantor, async ({ db, actor: { companyId, partyId }, today: day, query: { searchValue = '', loanId } }) => {
    const words = foldForSearch(searchValue);
    const found = (await loansWithout(db, { companyId, partyId, day }, loanId)).filter(({ title }) => foldForSearch(title).includes(words));
    return { list: found.map(({ loanId: id, title, loanCode }) => ({ loanId: id, title, second: { code: loanCode, words: [] } })) };
  }),
];

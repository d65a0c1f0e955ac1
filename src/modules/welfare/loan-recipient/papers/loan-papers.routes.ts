import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import { renderTogether } from '#platform/print/print.define.ts';
import { recipientIn } from '../loan-recipient.store.ts';
import { loanPrint } from './loan.print.ts';
import { loanCheckScreen } from './loan-check.screen.ts';
import { printLoan } from './loan-papers.contract.ts';
import { papersOf } from './loan-papers.service.ts';

/** The public page, without a host where the installation names none. */
const checkAddress = (request: Parameters<typeof publicAddress>[0]): string => `${publicAddress(request) ?? ''}${loanCheckScreen.path}`;

export const routes = [
  manualRoute(printLoan, async ({ actor, rows, params: { loanId }, query: { paper = 'contract' }, request, transact }) => {
    const papers = await transact(async (tx) => {
      const loan = isUuid(loanId) ? await recipientIn(tx, rows, loanId) : undefined;
      if (loan === undefined) throw httpErrors.error('notFound');
      return papersOf(tx, loan, { paper, held: classesOf(actor, printLoan)(loan.partyId), address: checkAddress(request) });
    });
    return renderTogether(loanPrint, papers);
  }),
];

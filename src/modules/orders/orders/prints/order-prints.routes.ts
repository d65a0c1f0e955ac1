import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import { render, renderTogether } from '#platform/print/print.define.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { ordersSource } from '../orders.store.ts';
import { orderPrint } from './order.print.ts';
import { orderCheckScreen } from './order-check.screen.ts';
import { MOST_PAPERS, printOrders, printOwnOrder } from './order-prints.contract.ts';
import { orderPrintErrors } from './order-prints.errors.ts';
import { heldBy, papersOf } from './order-prints.service.ts';
import { ownPaper, papersIn } from './order-prints.store.ts';

/** The public page, without a host where the installation names none. */
const checkAddress = (request: Parameters<typeof publicAddress>[0]): string => `${publicAddress(request) ?? ''}${orderCheckScreen.path}`;

export const routes = [
  manualRoute(printOrders, async ({ actor, rows, today, body: { selection, copy = 'sheet', asOf }, request, transact }) => {
    const papers = await transact(async (tx) => {
      const query = { order: 'asc', ...(asOf !== undefined && { asOf }) } as const;
      const ids = await selectionOf(ordersSource, { db: tx, actor, rows, today, by: printOrders, query }, selection);
      if (ids.length === 0) throw orderPrintErrors.error('noneChosen');
      if (ids.length > MOST_PAPERS) throw orderPrintErrors.error('tooMany', { values: { most: MOST_PAPERS } });
      const stored = await papersIn(tx, rows, ids);
      if (stored.length < ids.length) throw httpErrors.error('notFound');
      return papersOf(tx, stored, { copy, held: heldBy(actor, printOrders), address: checkAddress(request) });
    });
    return renderTogether(orderPrint, papers);
  }),
  manualRoute(printOwnOrder, async ({ actor, params: { orderId }, request, transact }) => {
    const [paper] = await transact(async (tx) => {
      const stored = await ownPaper(tx, actor.partyId, orderId);
      if (stored.length === 0) throw httpErrors.error('notFound');
      return papersOf(tx, stored, { copy: 'employee', held: heldBy(actor, printOwnOrder), address: checkAddress(request) });
    });
    if (paper === undefined) throw httpErrors.error('notFound');
    return render(orderPrint, paper);
  }),
];

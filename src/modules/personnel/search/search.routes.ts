import type { AnyCall, BodyOf } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { renderTogether } from '#platform/print/print.define.ts';
import { exportRoute, selectionOf } from '#platform/tables/list-routes.server.ts';
import { type Look, sightOf } from '#platform/tables/source.define.ts';
import { parseTableQuery } from '#platform/tables/table-query.server.ts';
import { filePrint, type PrintedFile } from '../profile/print/file.print.ts';
import { card } from '../profile/print/print.routes.ts';
import { peopleSource, requestOf } from './people.store.ts';
import { regroup } from './regroup.service.ts';
import { changeGroup, heldClasses, MAX_CARDS, MAX_REGROUPED, messagePeople, type people, peopleErrors, personList, printCards } from './search.contract.ts';
import { requestedOrder } from './search.rules.ts';
import { listPeople, partiesOf } from './search.store.ts';
import { peopleTable } from './search.table.ts';
import messages from './search-page.messages.fa.ts';

type Choosing = Omit<Look<typeof people>, 'query' | 'filters'> & { readonly by: AnyCall };

/** Whom a choice means, of those in scope; throws nobody. */
async function chosenPeople({ db, actor, rows, today, by }: Choosing, { selection, ...query }: BodyOf<typeof printCards>): Promise<readonly string[]> {
  const keys = await selectionOf(peopleSource, { db, actor, rows, today, by, query: { order: 'asc', pageSize: 1, ...query } }, selection);
  const found = await partiesOf(db, keys);
  if (found.length === 0) throw peopleErrors.error('nobody');
  return found;
}

export const routes = [
  route(personList, async ({ db, actor, rows, query }) => {
    const { pageIndex, pageSize } = query;
    const sight = sightOf(actor, personList);
    const request = requestOf({ actor, query });
    const { filters, sort } = parseTableQuery(peopleTable, { filter: query.filter, ...requestedOrder(query, request.terms) }, sight);
    return { totals: {}, ...(await listPeople(db, rows, { ...request, filters, sort, sight, pageIndex, pageSize })) };
  }),
  exportRoute(peopleSource),
  route(heldClasses, async ({ actor }) => ({ classes: [...classesOf(actor, personList)(undefined)] })),
  route(messagePeople, async (context) => {
    const { tx, actor, audit, newId } = context;
    const { subject, body, ...choice } = context.body;
    const recipients = await chosenPeople({ ...context, db: tx, by: messagePeople }, choice);
    const id = await sendMessage(tx, { subject, ...(body === null ? {} : { body }), color: 'info', recipients, newId });
    audit({ entity: 'PersonMessage', id, action: 'create', companyId: actor.companyId, changes: { subject: [null, subject], count: [null, recipients.length] } });
    return { sent: recipients.length };
  }),
  route(changeGroup, async (context) => {
    const { employeeGroupId, employeeSubGroupId, fromDate, ...choice } = context.body;
    const found = await chosenPeople({ ...context, db: context.tx, by: changeGroup }, choice);
    if (found.length > MAX_REGROUPED) throw peopleErrors.error('tooMany', { values: { most: MAX_REGROUPED } });
    let changed = 0;
    for (const partyId of found) if (await regroup(context, partyId, { employeeGroupId, employeeSubGroupId, fromDate })) changed += 1;
    return { changed, same: found.length - changed };
  }),
  manualRoute(printCards, async ({ transact, body, ...context }) => {
    const cards = await transact(async (tx) => {
      const found = await chosenPeople({ ...context, db: tx, by: printCards }, body);
      if (found.length > MAX_CARDS) throw peopleErrors.error('tooMany', { values: { most: MAX_CARDS } });
      const list: PrintedFile[] = [];
      for (const partyId of found) list.push({ ...(await card({ ...context, tx, params: { partyId }, query: {} })), title: messages.card, parts: [] });
      return list;
    });
    return renderTogether(filePrint, cards);
  }),
];

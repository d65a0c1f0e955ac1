import { FilePenLine, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { issueOrders } from '../issue/issue.contract.ts';
import { issueScreen } from '../issue/issue.screen.ts';
import { OrderDialog } from './order-dialog.tsx';
import { orders } from './orders.contract.ts';
import words from './orders.messages.fa.ts';
import { ordersScreen } from './orders.screen.ts';
import { ordersTable } from './orders.table.ts';
import messages from './orders-page.messages.fa.ts';
import { usePrintActions } from './prints/print-buttons.tsx';

/** The orders of everybody in reach, as they count on a day. */
export default function OrdersPage() {
  const { asOf, orderId } = useScreenSearch(ordersScreen);
  const setSearch = useSetScreenSearch(ordersScreen);
  const query = useMemo(() => (asOf === undefined ? {} : { asOf }), [asOf]);
  const bulkActions = usePrintActions(asOf);
  return (
    <Page title={words.title} lead={messages.lead} actions={<IssueLink />}>
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <DataTable
        of={ordersTable}
        list={orders.list}
        export={orders.export}
        query={query}
        bulkActions={bulkActions}
        unit={messages.unit}
        rowName={({ fullName }) => fullName ?? ''}
        onOpen={({ orderId: id }) => void setSearch({ orderId: id })}
        empty={
          <EmptyState icon={FilePenLine} headingLevel={2} title={messages.none}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
      {orderId === undefined ? null : <OrderDialog id={orderId} onClose={() => void setSearch({ orderId: undefined })} />}
    </Page>
  );
}

function IssueLink() {
  if (!useMay(issueOrders)) return null;
  return (
    <ScreenLink to={issueScreen} search={{}} className={buttonClass('filled')}>
      <Icon of={Plus} size="sm" />
      {messages.issue}
    </ScreenLink>
  );
}

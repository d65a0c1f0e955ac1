import { UserMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addDays } from '#kernel/jalali/jalali.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate } from '#ui/format/format.ts';
import { today as todayNow } from '#ui/format/today.ts';
import { endMembership } from './groups.contract.ts';
import messages from './groups.messages.fa.ts';

interface Days {
  readonly companyId: string;
  readonly companyName: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
}

interface MembershipsProps<Row extends Days> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly empty: string;
  /** What a row is called by, before its company and days. */
  readonly named: readonly { readonly id: string; readonly label: string; readonly render: (row: Row) => ReactNode }[];
  readonly memberOf: (row: Row) => { readonly userGroupId: string; readonly userId: string };
  readonly mayEnd: (row: Row) => boolean;
  /** Name of the act on a row, and what is asked before it. */
  readonly ending: (row: Row) => { readonly label: string; readonly question: string };
}

/** Memberships with their days, whichever side they are looked at from; each ends after a question. */
export function Memberships<Row extends Days>({ label, rows, isLoading, empty, named, memberOf, mayEnd, ending }: MembershipsProps<Row>) {
  const [asked, setAsked] = useState<Row>();
  const end = useSend(endMembership);
  const { columns } = messages;
  async function finish(row: Row): Promise<void> {
    try {
      // the day before is the last one: from now on the membership is over
      const body = { ...memberOf(row), companyId: row.companyId, fromDate: row.fromDate, thruDate: addDays(todayNow(), -1) };
      showAlert({ type: 'success', message: (await end.mutateAsync({ body })).messages });
    } catch (refusal) {
      showError(refusal);
    }
  }
  return (
    <Card isFlush>
      <DataGrid
        label={label}
        rows={rows}
        rowKey={(row) => Object.values({ ...memberOf(row), company: row.companyId, from: row.fromDate }).join(' ')}
        isLoading={isLoading}
        hasCards
        empty={<EmptyState title={empty} />}
        columns={[
          ...named.map((column, index) => ({ ...column, grows: index === 0 })),
          { id: 'companyName', label: columns.companyName, render: ({ companyName }) => companyName },
          { id: 'fromDate', label: columns.fromDate, render: ({ fromDate }) => formatDate(fromDate) },
          { id: 'thruDate', label: columns.thruDate, render: ({ thruDate }) => (thruDate === null ? null : formatDate(thruDate)) },
          {
            id: 'acts',
            label: messages.acts,
            isService: true,
            hasControls: true,
            pinned: 'end',
            render: (row) => (mayEnd(row) ? <IconButton size="sm" icon={UserMinus} label={ending(row).label} onPress={() => setAsked(row)} /> : null),
          },
        ]}
      />
      {asked === undefined ? null : (
        <ConfirmDialog isOpen onClose={() => setAsked(undefined)} title={messages.end} confirmLabel={ending(asked).label} isDanger onConfirm={() => finish(asked)}>
          {ending(asked).question}
        </ConfirmDialog>
      )}
    </Card>
  );
}

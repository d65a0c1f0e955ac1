import { Plus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { Page } from '#ui/page/page.tsx';
import { endMembership, joinContract, memberships } from '../insurance-membership/insurance-membership.contract.ts';
import { endForm, joinForm, membershipTable } from '../insurance-membership/insurance-membership.table.ts';
import words from './insurance-reports.messages.fa.ts';
import messages from './insurance-reports-page.messages.fa.ts';

type Row = RowOf<typeof memberships.list>;

function JoinDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={close} title={messages.join} size="md">
      <DefinedForm of={joinForm} call={joinContract} layout="dialog" submitLabel={messages.add} onSaved={close} onReset={close} autoFocus />
    </Dialog>
  );
}

function EndDialog({ row, close }: { row: Row | undefined; close: () => void }) {
  return (
    <Dialog isOpen={row !== undefined} onClose={close} title={messages.end} size="md">
      {row && (
        <DefinedForm
          of={endForm}
          call={endMembership}
          params={{ id: row.insuranceMembershipId }}
          version={row.rowVersion}
          layout="dialog"
          submitLabel={messages.end}
          onSaved={close}
          onReset={close}
          autoFocus
        />
      )}
    </Dialog>
  );
}

/** Who is insured under which contract, from when to when, for the insurance officer and for pay. */
export default function InsuranceReportsPage() {
  const mayJoin = useMay(joinContract);
  const mayEnd = useMay(endMembership);
  const [isJoining, setJoining] = useState(false);
  const [ending, setEnding] = useState<Row>();
  const button = (
    <Button variant="filled" icon={Plus} onPress={() => setJoining(true)}>
      {messages.join}
    </Button>
  );
  return (
    <Page title={words.title} lead={messages.lead} actions={mayJoin ? button : null}>
      <DataTable
        of={membershipTable}
        list={memberships.list}
        export={memberships.export}
        rowName={({ fullName, contractTitle }) => messages.rowOf({ name: String(fullName ?? ''), contract: String(contractTitle ?? '') })}
        rowActions={[{ id: 'end', label: messages.end, icon: UserMinus, run: setEnding, isShown: ({ isEnded }) => mayEnd && !isEnded }]}
        empty={
          <EmptyState headingLevel={2} title={messages.none}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
      <JoinDialog isOpen={isJoining} close={() => setJoining(false)} />
      <EndDialog row={ending} close={() => setEnding(undefined)} />
    </Page>
  );
}

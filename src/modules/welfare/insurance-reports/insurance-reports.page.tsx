import { Plus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { endMembership, joinContract, memberships } from '../insurance-membership/insurance-membership.contract.ts';
import { endForm, joinForm, membershipTable } from '../insurance-membership/insurance-membership.table.ts';
import { InsurerListsTab } from '../insurer-lists/insurer-lists-tab.tsx';
import words from './insurance-reports.messages.fa.ts';
import styles from './insurance-reports.module.css';
import { insuranceReportsScreen } from './insurance-reports.screen.ts';
import messages from './insurance-reports-page.messages.fa.ts';
import { SharesTab } from './shares-tab.tsx';

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

const tabs: readonly ScreenTab<object>[] = [
  { id: 'members', label: messages.tabs.members, Content: Members },
  { id: 'lists', label: messages.tabs.lists, Content: InsurerListsTab },
  { id: 'shares', label: messages.tabs.shares, Content: SharesTab },
];

/** Who is insured under which contract, and what the insurer was told of it, for the insurance officer and for pay. */
export default function InsuranceReportsPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={insuranceReportsScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Members() {
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
    <Stack>
      {mayJoin ? (
        <div className={styles.acts}>
          {button}
          <ImportLink kind="insuranceMembers">{messages.bringMembers}</ImportLink>
        </div>
      ) : null}
      <DataTable
        of={membershipTable}
        list={memberships.list}
        export={memberships.export}
        rowName={({ fullName, contractTitle }) => messages.rowOf({ name: String(fullName ?? ''), contract: String(contractTitle ?? '') })}
        rowActions={[{ id: 'end', label: messages.end, icon: UserMinus, run: setEnding, isShown: ({ isEnded }) => mayEnd && !isEnded }]}
        empty={<EmptyState title={messages.none}>{messages.noneAdvice}</EmptyState>}
      />
      <JoinDialog isOpen={isJoining} close={() => setJoining(false)} />
      <EndDialog row={ending} close={() => setEnding(undefined)} />
    </Stack>
  );
}

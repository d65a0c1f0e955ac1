import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useHolds, useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { amountHead, formatDate, formatMoney } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { ownClaims } from '../compensation-request/compensation-request.contract.ts';
import membershipWords from '../insurance-membership/insurance-membership-page.messages.fa.ts';
import { relationName } from '../insurance-request/relation-name.ui.ts';
import { ClaimsAndCeilings, ClaimsOfPerson } from './claims-and-ceilings.tsx';
import { ownMembershipCard, personMembershipCard } from './membership-card.contract.ts';
import card from './membership-card.messages.fa.ts';
import { personClaims, personInsurance } from './person-insurance-report.contract.ts';
import words from './person-insurance-report.messages.fa.ts';
import messages from './person-insurance-report-page.messages.fa.ts';

type Row = ReplyOf<typeof personInsurance>['rows'][number];

const money = (amount: string | undefined): string => (amount === undefined ? '' : formatMoney(amount));

const columnsNow = (): readonly GridColumn<Row>[] => [
  { id: 'insured', label: messages.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'relation', label: messages.relation, render: ({ relation }) => relationName(relation ?? '') },
  { id: 'tier', label: messages.tier, render: ({ tier }) => <bdi>{tier}</bdi> },
  { id: 'from', label: messages.joinedOn, render: ({ joinedOn }) => formatDate(joinedOn) },
  { id: 'thru', label: messages.thruDate, render: ({ thruDate }) => formatDate(thruDate) },
  { id: 'why', label: messages.endedBecause, render: ({ endedBecause }) => (endedBecause == null ? '' : membershipWords.endings[endedBecause]) },
  { id: 'premium', label: amountHead(messages.premium), align: 'amount', render: ({ premium }) => money(premium) },
  { id: 'employee', label: amountHead(messages.employee), align: 'amount', render: ({ employeeShare }) => money(employeeShare) },
  { id: 'employer', label: amountHead(messages.employer), align: 'amount', render: ({ employerShare }) => money(employerShare) },
  { id: 'taken', label: amountHead(messages.taken), align: 'amount', render: ({ taken }) => money(taken) },
  { id: 'next', label: messages.next, render: ({ nextDue }) => (nextDue == null ? '' : formatDate(nextDue)) },
];

function Memberships({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0)
    return (
      <EmptyState headingLevel={2} title={messages.none}>
        {messages.noneAdvice}
      </EmptyState>
    );
  const contracts = [...Map.groupBy(rows, ({ contractTitle }) => contractTitle)];
  return (
    <Stack>
      {contracts.map(([title, members]) => (
        <Card key={title} title={title} isFlush>
          <DataGrid label={messages.tableOf({ title })} columns={columnsNow()} rows={members} rowKey={({ insuranceMembershipId }) => insuranceMembershipId} hasCards />
        </Card>
      ))}
    </Stack>
  );
}

const LISTS_PEOPLE = 'personnelInformationManagement/searchPersonnelList/observe';

const cardOf = (other: string | null): Promise<Blob> => (other === null ? sendForBlob(ownMembershipCard) : sendForBlob(personMembershipCard, { query: { partyId: other } }));

/** Memberships, claims and ceilings of supplementary insurance: the own ones, or of somebody whom the reader may list. */
export default function PersonInsuranceReportPage() {
  const [other, choose] = useState<string | null>(null);
  const mayList = useHolds(LISTS_PEOPLE);
  const read = useCall(personInsurance, { query: other === null ? {} : { partyId: other } });
  const mayClaim = useMay(ownClaims);
  const mayRead = useMay(personClaims);
  const mayPrint = useMay(ownMembershipCard) && read.data?.rows.some(({ endedBecause }) => endedBecause === null) === true;
  const print = (
    <RunButton variant="outline" icon={Printer} run={async () => openPdf(await cardOf(other), card.file)}>
      {card.print}
    </RunButton>
  );
  return (
    <Page title={words.title} lead={messages.lead} actions={mayPrint ? print : null}>
      {mayList ? <PersonPicker label={messages.person} help={messages.personHelp} value={other} onChange={(chosen) => choose(chosen)} /> : null}
      {read.error && <ReadError of={read} title={messages.failed} headingLevel={2} />}
      {!read.error && (read.data === undefined ? <Skeleton count={6} /> : <Memberships rows={read.data.rows} />)}
      {other === null && mayClaim ? <ClaimsAndCeilings /> : null}
      {other !== null && mayRead ? <ClaimsOfPerson key={other} partyId={other} /> : null}
    </Page>
  );
}

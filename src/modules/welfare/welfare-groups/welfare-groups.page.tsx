import { type ComponentType, useMemo } from 'react';
import type { FormDefinition, OptionRow } from '#kernel/form/definition.ts';
import { RecordsList, type RecordsListProps } from '#platform/records/records-list.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import FundTab from '../group-fund/fund-tab.tsx';
import fund from '../group-fund/group-fund-page.messages.fa.ts';
import { SharesTab, StatementTab } from '../group-fund/statement-tab.tsx';
import GroupServices from '../group-services/group-services.tsx';
import services from '../group-services/group-services-page.messages.fa.ts';
import { loans } from '../loan-definition/loan-definition.contract.ts';
import { groupCriteria, groupDocuments, groupGuarantors, groupLoans, welfareGroups, welfareMembers } from './welfare-groups.contract.ts';
import words from './welfare-groups.messages.fa.ts';
import { welfareGroupsScreen } from './welfare-groups.screen.ts';
import { criterionForm, groupLoanForm, guarantorForm } from './welfare-groups.table.ts';
import messages from './welfare-groups-page.messages.fa.ts';

const FUND = 'welfareServices/group/fund/observe';

type Below = ComponentType<{ welfareGroupId: string }>;
const below = (id: keyof typeof messages.tabs, Content: Below): ScreenTab<object> => ({ id, label: messages.tabs[id], Content: () => <OfGroup Content={Content} /> });

const Shares: Below = (at) => <GroupServices {...at} kind="shares" />;
const Uses: Below = (at) => <GroupServices {...at} kind="uses" />;

const tabs: readonly ScreenTab<object>[] = [
  { id: 'groups', label: messages.tabs.groups, Content: Groups },
  below('members', Members),
  { id: 'services', label: services.tabs.shares, Content: () => <OfGroup Content={Shares} /> },
  { id: 'uses', label: services.tabs.uses, Content: () => <OfGroup Content={Uses} /> },
  below('loans', (at) => <OfLoans {...at} of={groupLoans} form={groupLoanForm} add={messages.addLoan} start={{ fromDate: today(), amountTypeEnumId: 'FixedLoanTypeAmount' }} />),
  below('documents', Documents),
  below('criteria', (at) => <OfLoans {...at} of={groupCriteria} form={criterionForm} add={messages.addCriterion} start={{ points: 0 }} />),
  below('guarantors', (at) => (
    <OfLoans {...at} of={groupGuarantors} form={guarantorForm} add={messages.addGuarantor} start={{ guarantorTypeEnumId: 'InternalGuarantor', amount: 1 }} />
  )),
  { id: 'fund', label: fund.tabs.fund, Content: () => <OfGroup Content={FundTab} /> },
  { id: 'fundStatement', label: fund.tabs.statement, keys: [FUND], Content: () => <OfGroup Content={StatementTab} /> },
  { id: 'fundShares', label: fund.tabs.shares, keys: [FUND], Content: () => <OfGroup Content={SharesTab} /> },
];

/** Groups of welfare, and of one of them the members and what it may have of loans. */
export default function WelfareGroupsPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={welfareGroupsScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Groups() {
  return <RegisterEditor of={welfareGroups} rowName={({ description }: RegisterRow) => String(description)} />;
}

/** What lies below one group, which the address says; below the first one where it says none. */
function OfGroup({ Content }: { Content: Below }) {
  return (
    <OfRow
      register={welfareGroups}
      screen={welfareGroupsScreen}
      label={messages.group}
      rowLabel="description"
      empty={{ title: messages.noGroups, advice: messages.noGroupsAdvice }}
    >
      {(welfareGroupId) => <Content key={welfareGroupId} welfareGroupId={welfareGroupId} />}
    </OfRow>
  );
}

const wordsOf = (add: string): RecordsListProps['words'] => ({
  add,
  ...{ edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel, none: messages.none, noneAdvice: messages.noneAdvice },
});
const memberWords = wordsOf(messages.addMember);
const documentWords = wordsOf(messages.addDocument);

function Members({ welfareGroupId }: { welfareGroupId: string }) {
  const owner = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  return (
    <RecordsList
      of={welfareMembers}
      changeForm={welfareMembers.changeForm}
      owner={owner}
      start={{ fromDate: today(), isMoved: 'N' }}
      rowName={({ fullName }) => fullName}
      words={memberWords}
    />
  );
}

function Documents({ welfareGroupId }: { welfareGroupId: string }) {
  const owner = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  return <RecordsList of={groupDocuments} owner={owner} rowName={({ welfareDocEnumId }) => welfareDocEnumId} words={documentWords} hasNoSearch />;
}

interface OfLoansProps {
  welfareGroupId: string;
  of: RecordsListProps['of'];
  /** Made of the loans to choose from. */
  form: (loans: readonly OptionRow[]) => FormDefinition;
  add: string;
  start: RecordsListProps['start'];
}

/** Rows that name a loan of the company each. */
function OfLoans({ welfareGroupId, of, form, add, start }: OfLoansProps) {
  const owner = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  const known = useRegisterOptions(loans, 'title', {}, useMay(loans.list));
  const made = useMemo(() => form(known), [form, known]);
  return <RecordsList of={of} form={made} owner={owner} start={start} rowName={({ loanTitle }) => loanTitle} words={wordsOf(add)} hasNoSearch />;
}

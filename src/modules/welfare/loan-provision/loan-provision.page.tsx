import { type ComponentType, useMemo } from 'react';
import { RecordsList, type RecordsListProps } from '#platform/records/records-list.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { ListMoves } from '../approved-list/list-moves.tsx';
import { loans } from '../loan-definition/loan-definition.contract.ts';
import { welfareGroups } from '../welfare-groups/welfare-groups.contract.ts';
import { BudgetList } from './budget-list.tsx';
import { budgetCriteria, budgetMoves, budgetQuotas, budgets, decideMove } from './loan-provision.contract.ts';
import words from './loan-provision.messages.fa.ts';
import { loanProvisionScreen } from './loan-provision.screen.ts';
import { budgetForm, moveTable, quotaForm } from './loan-provision.table.ts';
import messages from './loan-provision-page.messages.fa.ts';

type Below = ComponentType<{ loanBudgetId: string }>;
const below = (id: keyof typeof messages.tabs, Content: Below): ScreenTab<object> => ({ id, label: messages.tabs[id], Content: () => <OfBudget Content={Content} /> });

const tabs: readonly ScreenTab<object>[] = [
  { id: 'budgets', label: messages.tabs.budgets, Content: Budgets },
  below('quotas', Quotas),
  below('criteria', (at) => <Rows {...at} of={budgetCriteria} add={messages.addCriterion} start={{ unit: 1 }} rowName={({ criteriaScoreEnumId }) => criteriaScoreEnumId} />),
  below('places', BudgetList),
  below('moves', Moves),
];

/** Budgets of loans: what each has for whom, and the list of those who get it. */
export default function LoanProvisionPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={loanProvisionScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

const wordsOf = (add: string): RecordsListProps['words'] => ({
  add,
  ...{ edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel, none: messages.none, noneAdvice: messages.noneAdvice },
});

function Budgets() {
  const known = useRegisterOptions(loans, 'title', {}, useMay(loans.list));
  const form = useMemo(() => budgetForm(known), [known]);
  return (
    <RecordsList
      of={budgets}
      form={form}
      start={{ requestsFrom: today(), ranking: 'score', remainders: 'next' }}
      rowName={({ title }) => title}
      words={wordsOf(messages.addBudget)}
    />
  );
}

/** What lies below one budget, which the address says; below the first one where it says none. */
function OfBudget({ Content }: { Content: Below }) {
  return (
    <OfRow register={budgets} screen={loanProvisionScreen} label={messages.budget} rowLabel="title" empty={{ title: messages.noBudgets, advice: messages.noBudgetsAdvice }}>
      {(loanBudgetId) => <Content key={loanBudgetId} loanBudgetId={loanBudgetId} />}
    </OfRow>
  );
}

interface RowsProps extends Pick<RecordsListProps, 'of' | 'form' | 'start' | 'rowName'> {
  loanBudgetId: string;
  add: string;
}

function Rows({ loanBudgetId, add, ...list }: RowsProps) {
  const owner = useMemo(() => ({ loanBudgetId }), [loanBudgetId]);
  return <RecordsList {...list} owner={owner} words={wordsOf(add)} hasNoSearch />;
}

function Quotas({ loanBudgetId }: { loanBudgetId: string }) {
  const known = useRegisterOptions(welfareGroups, 'description', {}, useMay(welfareGroups.list));
  const form = useMemo(() => quotaForm(known), [known]);
  return <Rows loanBudgetId={loanBudgetId} of={budgetQuotas} form={form} add={messages.addQuota} start={{}} rowName={({ groupName }) => groupName} />;
}

function Moves({ loanBudgetId }: { loanBudgetId: string }) {
  const query = useMemo(() => ({ loanBudgetId }), [loanBudgetId]);
  return <ListMoves of={moveTable} moves={budgetMoves} query={query} decide={decideMove} />;
}

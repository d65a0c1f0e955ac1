import { RecordsList, type RecordsListProps } from '#platform/records/records-list.tsx';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { DeductionListsTab } from '../deduction-lists/deduction-lists-tab.tsx';
import { deductionRules } from '../deductions/deductions.contract.ts';
import ruleWords from '../deductions/deductions-page.messages.fa.ts';
import endingWords from '../loan-endings/loan-endings-page.messages.fa.ts';
import { LoanEndingsTab } from '../loan-endings/loan-endings-tab.tsx';
import words from './instalments.messages.fa.ts';
import { instalmentsScreen } from './instalments.screen.ts';
import messages from './instalments-page.messages.fa.ts';
import { LinesTab } from './lines-tab.tsx';
import { ReceiptsTab } from './receipts-tab.tsx';
import { RemissionsTab } from './remissions-tab.tsx';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'lines', label: messages.tabs.lines, Content: LinesTab },
  { id: 'receipts', label: messages.tabs.receipts, Content: ReceiptsTab },
  { id: 'remissions', label: messages.tabs.remissions, Content: RemissionsTab },
  { id: 'endings', label: endingWords.title, Content: LoanEndingsTab },
  { id: 'lists', label: messages.tabs.lists, Content: DeductionListsTab },
  { id: 'rule', label: messages.tabs.rule, Content: RuleTab },
];

/** Instalments of loans: what is open, what came in, what is remitted, and how much of pay they take. */
export default function InstalmentsPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={instalmentsScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

const owner = {};
const listWords: RecordsListProps['words'] = {
  ...{ add: ruleWords.add, edit: ruleWords.edit, addLabel: ruleWords.addLabel, saveLabel: ruleWords.saveLabel },
  ...{ none: ruleWords.none, noneAdvice: ruleWords.noneAdvice },
};

function RuleTab() {
  return (
    <RecordsList
      of={deductionRules}
      owner={owner}
      start={{ overShare: 'cut', penaltyOfCut: 'N', receiptParts: 'N', fromDate: today() }}
      rowName={({ fromDate }) => String(fromDate)}
      words={listWords}
      hasNoSearch
    />
  );
}

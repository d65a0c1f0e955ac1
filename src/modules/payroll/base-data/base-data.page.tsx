import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import linkWords from './accounting-link-page.messages.fa.ts';
import { AccountingLinkTab } from './accounting-link-tab.tsx';
import messages from './base-data.messages.fa.ts';
import { baseDataScreen } from './base-data.screen.ts';
import words from './base-data-page.messages.fa.ts';
import { PeriodsTab, PeriodTypesTab } from './periods-tabs.tsx';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'types', label: words.types, Content: PeriodTypesTab },
  { id: 'periods', label: words.periods, Content: PeriodsTab },
  { id: 'accounting', label: linkWords.tab, Content: AccountingLinkTab },
];
/** Filters and order belong to the list of one tab. */
const ofOneTab = ['q', 'f', 's', 'page', 'size', 'c', 'd', 'l', 'view'];

/** Periods of the company beside the Jalali months, their types and the periods of each; and its accounting software. */
export default function BaseDataPage() {
  return (
    <PageFrame>
      <PageHeader title={messages.title} lead={words.lead} />
      <ScreenTabs screen={baseDataScreen} label={words.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTab} />
    </PageFrame>
  );
}

import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import messages from './accounting.messages.fa.ts';
import { accountingScreen } from './accounting.screen.ts';
import words from './accounts-page.messages.fa.ts';
import { AccountsTab, DetailsTab } from './accounts-tabs.tsx';
import { GroupsTab } from './groups-tab.tsx';
import { StarterButton } from './starter-button.tsx';
import templateWords from './templates-page.messages.fa.ts';
import { TemplatesTab } from './templates-tab.tsx';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'accounts', label: words.accounts, Content: AccountsTab },
  { id: 'details', label: words.details, Content: DetailsTab },
  { id: 'groups', label: words.groups, Content: GroupsTab },
  { id: 'templates', label: templateWords.templates, Content: TemplatesTab },
];
/** Filters, order and what is opened belong to the list of one tab. */
const ofOneTab = ['q', 'f', 's', 'page', 'size', 'c', 'd', 'l', 'view', 'detailGroupId', 'voucherTemplateId'];

/** Accounts of the company, and the templates by which a run of pay becomes a voucher. */
export default function AccountingPage() {
  return (
    <PageFrame>
      <PageHeader title={messages.title} lead={words.lead} actions={<StarterButton />} />
      <ScreenTabs screen={accountingScreen} label={words.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTab} />
    </PageFrame>
  );
}

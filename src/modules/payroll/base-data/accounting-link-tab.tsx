import { RecordsList } from '#platform/records/records-list.tsx';
import { accountingLinks } from './accounting-link.contract.ts';
import words from './accounting-link-page.messages.fa.ts';
import pageWords from './base-data-page.messages.fa.ts';

const start = { isDefault: 'N' };

/** The accounting software of the company. */
export function AccountingLinkTab() {
  return <RecordsList of={accountingLinks} start={start} rowName={({ title }) => title} words={{ ...pageWords, ...words }} />;
}

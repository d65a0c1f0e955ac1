import { useState } from 'react';
import { Page } from '#ui/page/page.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import messages from './bulk-accounts.messages.fa.ts';
import { PeopleTab } from './people-tab.tsx';
import { RunsTab } from './runs-tab.tsx';

const parts = { people: PeopleTab, runs: RunsTab } as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** Accounts for people who have none, chosen from a list, with one file of slips; and the runs so far. */
export default function BulkAccountsPage() {
  const [part, setPart] = useState<Part>('people');
  const Content = parts[part];
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Tabs
        label={messages.parts}
        tabs={names.map((id) => ({ id, label: messages.tabs[id] }))}
        selected={part}
        onSelect={(id) => setPart(names.find((name) => name === id) ?? 'people')}
      >
        <Content />
      </Tabs>
    </Page>
  );
}

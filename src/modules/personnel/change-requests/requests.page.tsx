import type { ReactNode } from 'react';
import { holds, useSession } from '#ui/client/session.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { LETTERS } from '../letters/letters.contract.ts';
import { LettersInbox } from '../letters/letters-inbox.tsx';
import letterMessages from '../letters/letters-page.messages.fa.ts';
import { TemplatesTab } from '../letters/templates-tab.tsx';
import { REQUESTS } from './change-requests.contract.ts';
import styles from './change-requests.module.css';
import messages from './change-requests-page.messages.fa.ts';
import { ChangesInbox } from './changes-inbox.tsx';
import { requestsScreen } from './requests.screen.ts';

const tabs = [
  { id: 'changes', key: `${REQUESTS}/observe`, Content: ChangesTab },
  { id: 'letters', key: `${LETTERS}/observe`, Content: LettersTab },
  { id: 'templates', key: `${LETTERS}/templates/observe`, Content: TemplatesTab },
] as const;

/** What people ask the personnel office for. */
export default function RequestsPage() {
  const { tab } = useScreenSearch(requestsScreen);
  const setSearch = useSetScreenSearch(requestsScreen);
  const permissions = useSession((session) => session.permissions);
  const open = tabs.filter(({ key }) => holds(permissions, key));
  const selected = open.find(({ id }) => id === tab) ?? open[0];
  if (selected === undefined) return null;
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Tabs
        label={messages.tabsLabel}
        tabs={open.map(({ id }) => ({ id, label: messages.tabs[id] }))}
        selected={selected.id}
        onSelect={(id) => void setSearch({ tab: id, state: undefined, page: undefined })}
      >
        <selected.Content />
      </Tabs>
    </Page>
  );
}

interface StateChoiceProps<State extends string> {
  label: string;
  words: Readonly<Record<State, string>>;
  states: readonly State[];
  value: State;
  children: ReactNode;
}

/** A list below the state of what it shows, which stands in the address. */
function InState<State extends string>({ label, words, states, value, children }: StateChoiceProps<State>) {
  const setSearch = useSetScreenSearch(requestsScreen);
  return (
    <div className={styles.stack}>
      <Choices>
        <SelectField
          label={label}
          value={value}
          options={states.map((id) => ({ id, label: words[id] }))}
          onChange={(state) => void setSearch({ state: state ?? undefined, page: undefined })}
        />
      </Choices>
      {children}
    </div>
  );
}

const states = ['sent', 'decided', 'withdrawn'] as const;

function ChangesTab() {
  const search = useScreenSearch(requestsScreen);
  const setSearch = useSetScreenSearch(requestsScreen);
  const state = states.find((one) => one === search.state) ?? 'sent';
  return (
    <InState label={messages.statesLabel} words={messages.states} states={states} value={state}>
      <ChangesInbox
        state={state}
        page={Math.max(1, search.page ?? 1)}
        onPage={(page) => void setSearch({ page })}
        requestId={search.requestId}
        onReview={(requestId) => void setSearch({ requestId })}
      />
    </InState>
  );
}

const letterStates = ['asked', 'issued', 'refused', 'withdrawn', 'cancelled'] as const;

function LettersTab() {
  const search = useScreenSearch(requestsScreen);
  const state = letterStates.find((one) => one === search.state) ?? 'asked';
  return (
    <InState label={letterMessages.statesLabel} words={letterMessages.states} states={letterStates} value={state}>
      <LettersInbox key={state} state={state} />
    </InState>
  );
}

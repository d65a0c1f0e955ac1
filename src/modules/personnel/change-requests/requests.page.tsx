import type { ReactNode } from 'react';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { LETTERS } from '../letters/letters.contract.ts';
import { LettersInbox } from '../letters/letters-inbox.tsx';
import letterMessages from '../letters/letters-page.messages.fa.ts';
import { TemplatesTab } from '../letters/templates-tab.tsx';
import { REQUESTS } from './change-requests.contract.ts';
import messages from './change-requests-page.messages.fa.ts';
import { requestsScreen } from './requests.screen.ts';
import { ChangesInbox } from './reviewing/changes-inbox.tsx';

const tabs: readonly ScreenTab<object>[] = [
  { id: 'changes', label: messages.tabs.changes, keys: [`${REQUESTS}/observe`], Content: ChangesTab },
  { id: 'letters', label: messages.tabs.letters, keys: [`${LETTERS}/observe`], Content: LettersTab },
  { id: 'templates', label: messages.tabs.templates, keys: [`${LETTERS}/templates/observe`], Content: TemplatesTab },
];

/** What people ask the personnel office for. */
export default function RequestsPage() {
  return (
    <Page title={messages.title} lead={messages.lead}>
      <ScreenTabs screen={requestsScreen} label={messages.tabsLabel} tabs={tabs} at={{}} forgets={['state', 'page']} />
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
    <Stack>
      <Choices>
        <SelectField
          label={label}
          value={value}
          options={states.map((id) => ({ id, label: words[id] }))}
          onChange={(state) => void setSearch({ state: state ?? undefined, page: undefined })}
        />
      </Choices>
      {children}
    </Stack>
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

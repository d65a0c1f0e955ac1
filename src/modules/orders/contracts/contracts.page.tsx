import { ImportLink } from '#modules/administration/administration.web.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { contractTypesScreen } from '../contract-types/contract-types.screen.ts';
import { ContractList } from './contract-list.tsx';
import words from './contracts.messages.fa.ts';
import { contractsScreen } from './contracts.screen.ts';
import messages from './contracts-page.messages.fa.ts';

const ALL = 'all';
const endings = [{ value: ALL, label: messages.all }, ...Object.entries(messages.endsOf).map(([value, label]) => ({ value, label }))];

/** Contracts of everybody in reach: those that end are renewed together, drafts are signed together. */
export default function ContractsPage() {
  const { ends } = useScreenSearch(contractsScreen);
  const setSearch = useSetScreenSearch(contractsScreen);
  const chosen = endings.some(({ value }) => value === ends) ? (ends ?? ALL) : ALL;
  const mayTypes = useMay(contractTypesScreen);
  return (
    <Page
      title={words.title}
      lead={messages.lead}
      actions={
        <>
          {mayTypes ? (
            <ScreenLink to={contractTypesScreen} className={buttonClass()}>
              {messages.toTypes}
            </ScreenLink>
          ) : null}
          <ImportLink kind="agreements">{messages.import}</ImportLink>
        </>
      }
    >
      <Stack>
        <Segmented label={messages.ends} value={chosen} options={endings} onChange={(next) => void setSearch({ ends: next === ALL ? undefined : next })} />
        <ContractList endsWithin={chosen === ALL ? undefined : Number(chosen)} />
      </Stack>
    </Page>
  );
}

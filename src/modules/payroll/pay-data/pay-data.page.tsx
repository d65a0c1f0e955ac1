import { UserRound } from 'lucide-react';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { payDataScreen } from './pay-data.screen.ts';
import messages from './pay-data-page.messages.fa.ts';
import { PayDataRows } from './pay-data-rows.tsx';

/** The pay data of one person, who is chosen by name or code. */
export default function PayDataPage() {
  const { partyId, asOf } = useScreenSearch(payDataScreen);
  const setSearch = useSetScreenSearch(payDataScreen);
  return (
    <PageFrame>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Stack>
        <PersonPicker label={messages.person} value={partyId ?? null} onChange={(id) => void setSearch({ partyId: id ?? undefined })} />
        {partyId === undefined ? (
          <EmptyState icon={UserRound} title={messages.choose} headingLevel={2}>
            {messages.chooseAdvice}
          </EmptyState>
        ) : (
          <>
            <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
            <AsOfNotice value={asOf} />
            <PayDataRows key={partyId} partyId={partyId} asOf={asOf} />
          </>
        )}
      </Stack>
    </PageFrame>
  );
}

import { DoorOpen } from 'lucide-react';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatCode, formatDate, formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Lines } from '../pay-lines/explained-lines.tsx';
import { PayWarnings } from '../pay-lines/pay-warnings.tsx';
import words from './settlement-page.messages.fa.ts';
import { previewSettlement } from './settlement-preview.contract.ts';
import messages from './settlement-preview.messages.fa.ts';
import { settlementPreviewScreen } from './settlement-preview.screen.ts';

const tiles = ['wage', 'leave', 'eidi', 'eidiTax', 'severance', 'total'] as const;

/** What somebody would be owed on a day, who is chosen by name or code. */
export default function SettlementPreviewPage() {
  const { partyId, partyRelationshipId, lastDay } = useScreenSearch(settlementPreviewScreen);
  const setSearch = useSetScreenSearch(settlementPreviewScreen);
  return (
    <Page title={messages.title} lead={words.lead}>
      <Choices>
        <SearchSelect
          label={words.person}
          url="/rest/s1/hcm/personOptions"
          kind="lazy"
          sendsWords
          optionIdField="partyId"
          optionLabelField="fullName"
          value={partyId ?? null}
          onChange={(id, row) =>
            void setSearch({ lastDay, partyId: id ?? undefined, partyRelationshipId: row?.['partyRelationshipId'] == null ? undefined : String(row['partyRelationshipId']) })
          }
        />
        <DateField label={words.lastDay} value={lastDay ?? null} onChange={(day) => void setSearch({ partyId, partyRelationshipId, lastDay: day ?? undefined })} />
      </Choices>
      {partyRelationshipId === undefined || lastDay === undefined ? (
        <EmptyState icon={DoorOpen} headingLevel={2} title={words.choose}>
          {words.chooseText}
        </EmptyState>
      ) : (
        <Preview partyRelationshipId={partyRelationshipId} lastDay={lastDay} />
      )}
    </Page>
  );
}

function Preview(asked: { readonly partyRelationshipId: string; readonly lastDay: string }) {
  const read = useCall(previewSettlement, { query: asked });
  const { data } = read;
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (data === undefined) return <Skeleton kind="blocks" />;
  const { fullName, pseudoId, hireDate, lines, parameters, warnings } = data;
  return (
    <Card title={words.of({ name: fullName, code: formatCode(pseudoId), hired: formatDate(hireDate) })}>
      <Stack>
        <PayWarnings warnings={warnings} />
        {BigInt(data.total) < 0n && (
          <Alert type="warning" isLive={false}>
            {words.claim}
          </Alert>
        )}
        <Figures>
          {tiles.map((name) => (
            <Figure key={name} label={words.figures[name]} value={formatMoney(data[name])} unit={moneyUnitName()} />
          ))}
        </Figures>
        <Text as="p" tone="muted">
          {words.without}
        </Text>
        <Lines of={words.lines} lines={lines} parameters={parameters} />
      </Stack>
    </Card>
  );
}

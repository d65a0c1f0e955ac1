import { DoorOpen, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatCode, formatDate, formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Read } from '#ui/read/read.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Lines } from '../pay-lines/explained-lines.tsx';
import { PayWarnings } from '../pay-lines/pay-warnings.tsx';
import { itemText } from './owed-items.rules.ts';
import { type OwedItem, OwedItems } from './owed-items.tsx';
import words from './settlement-page.messages.fa.ts';
import { previewSettlement, type SettlementForm, settlementSheet, settlementTiles } from './settlement-preview.contract.ts';
import messages from './settlement-preview.messages.fa.ts';
import { settlementPreviewScreen } from './settlement-preview.screen.ts';

/** What somebody would be owed on a day, who is chosen by name or code. */
export default function SettlementPreviewPage() {
  const { partyId, partyRelationshipId, lastDay } = useScreenSearch(settlementPreviewScreen);
  const setSearch = useSetScreenSearch(settlementPreviewScreen);
  const [items, setItems] = useState<readonly OwedItem[]>([]);
  const isChosen = partyRelationshipId !== undefined && lastDay !== undefined;
  const owed = items.map(itemText);
  const read = useCall(previewSettlement, { query: { partyRelationshipId: partyRelationshipId ?? '', lastDay: lastDay ?? '', owed }, enabled: isChosen });
  // a day that cannot be is told at its field
  const dayFault = isChosen ? read.error?.fields['lastDay'] : undefined;
  return (
    <Page title={messages.title} lead={words.lead}>
      <Choices>
        <PersonPicker
          label={words.person}
          value={partyId ?? null}
          onChange={(id, row) => {
            // what somebody holds is theirs alone
            setItems([]);
            void setSearch({ lastDay, partyId: id ?? undefined, partyRelationshipId: row?.['partyRelationshipId'] == null ? undefined : String(row['partyRelationshipId']) });
          }}
        />
        <DateField label={words.lastDay} value={lastDay ?? null} error={dayFault} onChange={(day) => void setSearch({ partyId, partyRelationshipId, lastDay: day ?? undefined })} />
      </Choices>
      {!isChosen && (
        <EmptyState icon={DoorOpen} headingLevel={2} title={words.choose}>
          {words.chooseText}
        </EmptyState>
      )}
      {isChosen && dayFault === undefined && <Preview of={read} query={{ partyRelationshipId, lastDay, owed }} />}
      {isChosen && !read.error && <OwedItems key={partyRelationshipId} items={items} onChange={setItems} />}
    </Page>
  );
}

interface PreviewProps {
  readonly of: Read<ReplyOf<typeof previewSettlement>>;
  readonly query: { readonly partyRelationshipId: string; readonly lastDay: string; readonly owed: string[] };
}

function Preview({ of: read, query }: PreviewProps) {
  const { data } = read;
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (data === undefined) return <Skeleton kind="blocks" />;
  const { fullName, pseudoId, hireDate, lines, parameters, warnings } = data;
  const take = async (as: SettlementForm) => saveBlob(await sendForBlob(settlementSheet, { query: { ...query, as }, isLong: true }), `${words.sheet}.${as}`);
  const files = (
    <>
      <RunButton icon={Printer} run={() => take('pdf')}>
        {words.print}
      </RunButton>
      <RunButton icon={FileDown} run={() => take('xlsx')}>
        {words.file}
      </RunButton>
    </>
  );
  return (
    <Card title={words.of({ name: fullName, code: formatCode(pseudoId), hired: formatDate(hireDate) })} actions={files}>
      <Stack>
        <PayWarnings warnings={warnings} />
        {BigInt(data.total) < 0n && (
          <Alert type="warning" isLive={false}>
            {words.claim}
          </Alert>
        )}
        <Figures>
          {settlementTiles.map((name) => (
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

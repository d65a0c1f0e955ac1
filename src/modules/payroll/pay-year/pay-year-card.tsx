import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { yearFa } from '#kernel/jalali/jalali.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf, saveBlob } from '#ui/client/download.ts';
import { useMay } from '#ui/client/session.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { ownYear, type PayYearForm, personYear } from './pay-year.contract.ts';
import words from './pay-year-paper.messages.fa.ts';

export interface PayYearCardProps {
  /** Whose; without it one's own. */
  partyId?: string;
  /** In which there is approved pay, newest first. */
  years: readonly number[];
}

/** A year of somebody's pay to take away, on paper or as a spreadsheet. */
export function PayYearCard({ partyId, years }: PayYearCardProps) {
  const may = useMay(partyId === undefined ? ownYear : personYear);
  const [chosen, choose] = useState<number>();
  const year = chosen ?? years[0];
  if (!may || year === undefined) return null;
  const read = (as: PayYearForm): Promise<Blob> =>
    partyId === undefined ? sendForBlob(ownYear, { query: { year, as } }) : sendForBlob(personYear, { query: { partyId, year, as } });
  const name = words.ofYear({ year: yearFa(year) });
  return (
    <Card title={words.cardTitle}>
      <Stack gap={3}>
        <p>{words.cardText}</p>
        {years.length > 1 && (
          <FieldGrid>
            <SelectField
              label={words.chosenYear}
              isClearable={false}
              options={years.map((one) => ({ id: String(one), label: yearFa(one) }))}
              value={String(year)}
              onChange={(id) => choose(Number(id))}
            />
          </FieldGrid>
        )}
        <Row>
          <RunButton size="sm" icon={Printer} run={async () => openPdf(await read('pdf'), `${name}.pdf`)}>
            {`${words.pdf} ${yearFa(year)}`}
          </RunButton>
          <RunButton size="sm" icon={FileDown} run={async () => saveBlob(await read('xlsx'), `${name}.xlsx`)}>
            {`${words.xlsx} ${yearFa(year)}`}
          </RunButton>
        </Row>
      </Stack>
    </Card>
  );
}

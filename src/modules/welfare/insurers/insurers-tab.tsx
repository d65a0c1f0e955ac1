import { useMemo, useState } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { insurerColumns, insurers } from './insurers.contract.ts';
import words from './insurers-page.messages.fa.ts';

/** Insurers of the company, and the columns of the lists of one of them. */
export function InsurersTab() {
  return (
    <Stack>
      <RegisterEditor of={insurers} start={{}} rowName={({ title }: RegisterRow) => String(title)} />
      <Columns />
    </Stack>
  );
}

function Columns() {
  const rows = useRegisterOptions(insurers, 'title');
  const options = rows.map(({ enumId, description }) => ({ id: String(enumId), label: String(description) }));
  const [chosen, choose] = useState<string | null>(null);
  const insurerId = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
  if (insurerId === undefined) return null;
  return (
    <Card title={words.columns}>
      <Stack>
        <p>{words.columnsLead}</p>
        <SelectField label={words.insurer} options={options} value={insurerId} onChange={choose} />
        <ColumnsOf key={insurerId} insurerId={insurerId} />
      </Stack>
    </Card>
  );
}

const said = { add: words.add, edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel, none: words.none, noneAdvice: words.noneAdvice };

function ColumnsOf({ insurerId }: { insurerId: string }) {
  const owner = useMemo(() => ({ insurerId }), [insurerId]);
  return <RecordsList of={insurerColumns} owner={owner} start={{ sequence: 10, format: 'plain' }} rowName={({ title }) => title} words={said} hasNoSearch headingLevel={3} />;
}

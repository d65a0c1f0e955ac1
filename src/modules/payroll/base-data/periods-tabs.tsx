import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { periodChoices, periods, periodTypes } from './base-data.contract.ts';
import { periodForm, periodTypeForm } from './base-data.table.ts';
import words from './base-data-page.messages.fa.ts';

const shared = { edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel };

const None = ({ of }: { of: { readonly none: string; readonly noneAdvice: string } }) => <EmptyState title={of.none}>{of.noneAdvice}</EmptyState>;

export function PeriodTypesTab() {
  const may = { add: useMay(periodTypes.create), edit: useMay(periodTypes.change), remove: useMay(periodTypes.remove) };
  const { data } = useCall(periodChoices);
  const form = useMemo(() => periodTypeForm(data?.types ?? []), [data]);
  return (
    <RecordsEditor
      of={periodTypes}
      form={form}
      start={{ periodPurposeEnumId: 'TPPPayroll' }}
      rowName={({ description }: RecordRow) => String(description)}
      may={may}
      words={{ ...shared, add: words.type.add }}
      empty={<None of={words.type} />}
    />
  );
}

export function PeriodsTab() {
  const may = { add: useMay(periods.create), edit: useMay(periods.change), remove: useMay(periods.remove) };
  const { data } = useCall(periodChoices);
  const form = useMemo(() => periodForm({ types: data?.types ?? [], periods: data?.periods ?? [] }), [data]);
  return (
    <RecordsEditor
      of={periods}
      form={form}
      rowName={({ periodName }: RecordRow) => String(periodName)}
      may={may}
      words={{ ...shared, add: words.period.add }}
      empty={<None of={words.period} />}
    />
  );
}

import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { periodChoices, periods, periodTypes } from './base-data.contract.ts';
import { periodForm, periodTypeForm } from './base-data.table.ts';
import words from './base-data-page.messages.fa.ts';

const typeStart = { periodPurposeEnumId: 'TPPPayroll' };

export function PeriodTypesTab() {
  const { data } = useCall(periodChoices);
  const form = useMemo(() => periodTypeForm(data?.types ?? []), [data]);
  return <RecordsList of={periodTypes} form={form} start={typeStart} rowName={({ description }) => description} words={{ ...words, ...words.type }} />;
}

export function PeriodsTab() {
  const { data } = useCall(periodChoices);
  const form = useMemo(() => periodForm({ types: data?.types ?? [], periods: data?.periods ?? [] }), [data]);
  return <RecordsList of={periods} form={form} rowName={({ periodName }) => periodName} words={{ ...words, ...words.period }} />;
}

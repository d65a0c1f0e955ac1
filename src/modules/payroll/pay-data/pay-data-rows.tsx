import { useMemo } from 'react';
import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { BaseSalary } from './base-salary.tsx';
import { groupChoices, payData } from './pay-data.contract.ts';
import { payDataForm, usualPayData } from './pay-data.form.ts';
import messages from './pay-data-page.messages.fa.ts';

const named = (id: string, label: string): GridColumn<PartRow> => ({ id, label, render: ({ [id]: name }) => (typeof name === 'string' ? <bdi>{name}</bdi> : messages.unset) });
const said = (id: string, label: string, words: Readonly<Record<string, string>>): GridColumn<PartRow> => ({
  id,
  label,
  render: ({ [id]: value }) => (typeof value === 'string' ? (words[value] ?? value) : messages.unset),
});

const columns: readonly GridColumn<PartRow>[] = [
  { ...named('groupName', messages.group), grows: true },
  said('salaryStatusId', messages.status, messages.statuses),
  said('insurance', messages.insurance, messages.insurances),
  named('insuranceAreaName', messages.workshop),
  named('insuranceJobName', messages.insuranceJob),
  named('serviceLocationName', messages.serviceLocation),
  named('employmentConditionName', messages.employmentCondition),
];

export interface PayDataRowsProps {
  partyId: string;
  /** The day to look at; all days when absent. */
  asOf: string | undefined;
}

/** The pay data of somebody over time: a change counts from a day on. */
export function PayDataRows({ partyId, asOf }: PayDataRowsProps) {
  const mayChoose = useMay(groupChoices);
  const { data } = useCall(groupChoices, { enabled: mayChoose });
  const form = useMemo(() => payDataForm(data?.list ?? [], data?.insuranceAreas ?? []), [data]);
  return (
    <Stack>
      <BaseSalary partyId={partyId} asOf={asOf} />
      <PartEditor
        of={payData}
        form={form}
        partyId={partyId}
        asOf={asOf}
        title={messages.title}
        columns={columns}
        rowName={({ groupName }) => (typeof groupName === 'string' ? groupName : messages.title)}
        start={usualPayData}
      />
    </Stack>
  );
}

import { useMemo } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { changeRunSettings, readRunSettings } from './pay-run-settings.contract.ts';
import { runSettingsForm } from './pay-run-settings.form.ts';
import words from './run-settings-page.messages.fa.ts';

const inForm = (ids: readonly string[]): string | null => (ids.length === 0 ? null : JSON.stringify(ids));
const listed = (names: readonly string[]): string => (names.length === 0 ? words.unsaid : names.join(words.separator));

/** When a run is paid, which files are made of it and how its payslips are sent; changed until it is sent. */
export function RunSettingsTab({ id }: { id: string }) {
  const params = { payRunId: id };
  const read = useCall(readRunSettings, { params });
  const choices = read.data?.choices;
  const form = useMemo(() => runSettingsForm(choices ?? []), [choices]);
  const may = useMay(changeRunSettings);
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  const { paymentDate = null, outputs = [], sendTypes = [], mayChange, rowVersion } = read.data;
  if (mayChange === 'Y' && may)
    return (
      <DefinedForm
        key={rowVersion}
        of={form}
        call={changeRunSettings}
        params={params}
        title={words.title}
        version={rowVersion}
        values={{ paymentDate, outputIds: inForm(outputs.map((one) => one.payOutputTypeId)), sendTypeEnumIds: inForm(sendTypes.map((one) => one.enumId)) }}
        submitLabel={words.save}
        savedText={words.saved}
      />
    );
  const items = [
    { term: words.paymentDate, value: paymentDate === null ? words.unsaid : formatDate(paymentDate) },
    { term: words.outputs, value: listed(outputs.map(({ title }) => title)) },
    { term: words.sendTypes, value: listed(sendTypes.map(({ description }) => description)) },
  ];
  return (
    <Stack>
      <DescriptionList isAcross items={items} />
      {mayChange === 'Y' ? null : <Alert type="info">{words.closed}</Alert>}
    </Stack>
  );
}

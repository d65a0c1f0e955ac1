import { RecordsList } from '#platform/records/records-list.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { attendanceFactors, layUsualFactors } from './factors.contract.ts';
import words from './factors-page.messages.fa.ts';

/** The factors of attendance of the company and what payroll pays them as. */
export function FactorsTab() {
  const mayLay = useMay(layUsualFactors);
  const lay = useSend(layUsualFactors, {
    onSuccess: ({ added }) => showAlert({ type: 'success', message: added === 0 ? words.nothingLaid : words.laid(formatNumber(added)) }),
  });
  return (
    <Stack>
      {mayLay ? (
        <Button isPending={lay.isPending} onPress={() => lay.mutate({ body: {} }, { onError: showError })}>
          {words.lay}
        </Button>
      ) : null}
      <RecordsList of={attendanceFactors} start={{ statusId: 'WFSActive', unitEnumId: 'WFTHours', typeEnumId: 'WFTMain' }} rowName={({ title }) => title} words={words} />
    </Stack>
  );
}

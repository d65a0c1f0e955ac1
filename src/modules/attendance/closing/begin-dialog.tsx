import { useState } from 'react';
import { addDays } from '#kernel/jalali/jalali.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { today } from '#ui/format/today.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { periodTitle } from '../periods/period-words.rules.ts';
import type { AttendancePeriod } from '../periods/periods.contract.ts';
import { draftClosing } from './closing.contract.ts';
import words from './closing-page.messages.fa.ts';

export interface BeginDialogProps {
  /** Those that are over, the latest first. */
  readonly periods: readonly AttendancePeriod[];
  onBegun: (closingId: string) => void;
  onClose: () => void;
}

/** Days that people have to say something, at first. */
const USUAL_DAYS = 5;

/** Which month, and until when its people say something. */
export function BeginDialog({ periods, onBegun, onClose }: BeginDialogProps) {
  const [periodId, choose] = useState(periods[0]?.periodId ?? null);
  const [deadline, setDeadline] = useState<string | null>(addDays(today(), USUAL_DAYS));
  const { mutateAsync } = useSend(draftClosing);
  return (
    <ActDialog
      title={words.begin}
      confirmLabel={words.begin}
      done={words.begun}
      act={async () => {
        const { closingId } = await mutateAsync({ body: { periodId: periodId ?? '', deadline: deadline ?? today() } });
        onBegun(closingId);
      }}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{words.beginText}</p>
        <SelectField label={words.period} value={periodId} options={periods.map((one) => ({ id: one.periodId, label: periodTitle(one) }))} onChange={choose} isClearable={false} />
        <DateField label={words.deadline} value={deadline} onChange={setDeadline} />
      </Stack>
    </ActDialog>
  );
}

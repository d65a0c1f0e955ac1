import { useState } from 'react';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { today } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { correctLeave } from '../leave.contract.ts';
import styles from '../leave.module.css';
import words from '../leave-page.messages.fa.ts';

interface CorrectDialogProps {
  partyId: string;
  dayMinutes: number;
  onClose: () => void;
}

/** Adds to a balance or takes away from it: days and hours, from a day on, with the reason. */
export function CorrectDialog({ partyId, dayMinutes, onClose }: CorrectDialogProps) {
  const [direction, setDirection] = useState<'more' | 'less'>('more');
  const [day, setDay] = useState<string | null>(today());
  const [days, setDays] = useState<number | null>(null);
  const [rest, setRest] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { mutateAsync, isPending } = useSend(correctLeave);
  const minutes = ((days ?? 0) * dayMinutes + (rest ?? 0)) * (direction === 'more' ? 1 : -1);
  async function save(): Promise<void> {
    if (await tellFaults(mutateAsync({ body: { partyId, day: day ?? '', minutes, reason } }), setFaults, words.corrected)) onClose();
  }
  return (
    <Dialog
      isOpen
      title={words.correctTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} onPress={() => void save()}>
            {words.save}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {kit.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <Segmented
          label={words.direction}
          value={direction}
          options={(['more', 'less'] as const).map((value) => ({ value, label: words.directions[value] }))}
          onChange={setDirection}
        />
        <div className={styles.pair}>
          <NumberField label={words.amountDays} value={days} min={0} onChange={setDays} error={faults['minutes']} />
          <MinutesField kind="hour" label={words.amountMinutes} value={rest} onChange={setRest} />
        </div>
        <DateField label={words.correctDay} isRequired value={day} onChange={setDay} error={faults['day']} />
        <TextArea label={words.reason} isRequired rows={2} maxLength={500} value={reason} onChange={setReason} error={faults['reason']} />
      </Stack>
    </Dialog>
  );
}

import { useState } from 'react';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatMoney } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { lengthOf } from '../leave-words.ui.ts';
import { previewPayout } from './payout.contract.ts';
import words from './payout-page.messages.fa.ts';

/** Counts what the leave of somebody would be worth on a last day; stores nothing. */
export function PayoutDialog({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const [day, setDay] = useState<string | null>(today());
  const [wage, setWage] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { mutateAsync, isPending, data, reset } = useSend(previewPayout);
  /** What was counted is of the day and the wage that it was counted for. */
  function anew<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      set(value);
      reset();
    };
  }
  const count = (): void => void tellFaults(mutateAsync({ body: { partyId, day: day ?? '', dailyWage: wage } }), setFaults);
  const { minutes = 0, dayMinutes = 1, wouldLapse = 0, amount } = data ?? {};
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} onPress={count}>
            {words.count}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {kit.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <DateField label={words.day} isRequired value={day} onChange={anew(setDay)} error={faults['day']} />
        <MoneyField label={words.wage} help={words.wageHelp} value={wage} onChange={anew(setWage)} error={faults['dailyWage']} />
        {data === undefined ? null : (
          <DescriptionList
            items={[
              { term: words.time, value: lengthOf(minutes, dayMinutes) },
              { term: words.lapse, value: lengthOf(wouldLapse, dayMinutes) },
              ...(wage === null ? [] : [{ term: words.amount, value: amount == null ? words.hidden : formatMoney(amount) }]),
            ]}
          />
        )}
        <Meta>{words.stored}</Meta>
      </Stack>
    </Dialog>
  );
}

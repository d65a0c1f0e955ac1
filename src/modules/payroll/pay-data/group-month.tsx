import { X } from 'lucide-react';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import words from './group-month.messages.fa.ts';
import { groupChoices } from './pay-data.contract.ts';

/** Jalali. */
export interface Narrowing {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly payGroupId?: string | undefined;
}

const inPersian = (year: number): string => year.toLocaleString('fa', { useGrouping: false });

/** To whose rows a list is narrowed, and to which month the address says, for whoever may choose a group. */
export function GroupMonth({ of: { year, month, payGroupId }, onChange }: { of: Narrowing; onChange: (next: Narrowing) => void }) {
  const { data } = useCall(groupChoices, { enabled: useMay(groupChoices) });
  const options = (data?.list ?? []).map(({ payGroupId: id, description: label }) => ({ id, label }));
  const isOfMonth = year !== undefined && month !== undefined;
  if (data === undefined && !isOfMonth) return null;
  return (
    <Choices>
      {data === undefined ? null : (
        <SelectField label={words.group} options={options} value={payGroupId ?? null} onChange={(next) => onChange({ year, month, payGroupId: next ?? undefined })} />
      )}
      {isOfMonth ? (
        <Button icon={X} onPress={() => onChange({ payGroupId })}>
          {words.allMonths({ month: `${monthNames[month - 1] ?? ''} ${inPersian(year)}` })}
        </Button>
      ) : null}
    </Choices>
  );
}

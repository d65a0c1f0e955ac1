import { valuesToSend } from '#kernel/form/compute.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { send } from '#ui/client/client.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Planned } from '../planned/planned.tsx';
import { plansOf } from '../planned/plans.rules.ts';
import { editPosition, positionHistory, readPosition } from './positions.contract.ts';
import { positionForm } from './positions.form.ts';
import messages from './positions-page.messages.fa.ts';

type Row = { readonly [name in 'description' | 'unitName' | 'jobTitle' | 'jobGradeName' | 'superiorName' | 'statusName']?: string | null | undefined } & {
  readonly seats?: number | undefined;
};

const told = [
  { label: messages.name, of: ({ description }: Row) => description },
  { label: messages.unit, of: ({ unitName }: Row) => unitName },
  { label: messages.job, of: ({ jobTitle }: Row) => jobTitle },
  { label: messages.jobClass, of: ({ jobGradeName }: Row) => jobGradeName },
  { label: messages.superior, of: ({ superiorName }: Row) => superiorName },
  { label: messages.seats, of: ({ seats }: Row) => formatNumber(seats ?? 0) },
  { label: messages.status, of: ({ statusName }: Row) => statusName },
];

/** What the post will be from later days on. Taking it back says from that day on what was said the day before. */
export function PositionPlans({ emplPositionId, asOf = today() }: { emplPositionId: string; asOf: string | undefined }) {
  const { data } = useCall(positionHistory, { query: { emplPositionId } });
  const { mutateAsync } = useSend(editPosition);
  const mayEdit = useMay(editPosition);
  async function takeBack(from: string): Promise<void> {
    const before = await send(readPosition, { params: { emplPositionId }, query: { asOf: addDays(from, -1) } });
    const values = valuesToSend(positionForm, { ...(before as FormValues), from });
    await mutateAsync({ params: { emplPositionId }, body: { ...values, rowVersion: before.rowVersion } });
  }
  const plans = plansOf(data?.list ?? [], asOf, told);
  return <Planned plans={plans.map((plan) => ({ ...plan, takeBack: mayEdit ? () => takeBack(plan.from) : undefined }))} />;
}

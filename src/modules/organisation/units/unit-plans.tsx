import { valuesToSend } from '#kernel/form/compute.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { send } from '#ui/client/client.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { Planned } from '../planned/planned.tsx';
import { plansOf } from '../planned/plans.rules.ts';
import { editUnit, readUnit, unitHistory } from './units.contract.ts';
import { unitForm } from './units.form.ts';
import messages from './units-page.messages.fa.ts';

type Row = { readonly [name in 'organizationName' | 'levelName' | 'typeName' | 'parentName' | 'disabled']?: string | null | undefined };

const told = [
  { label: messages.name, of: ({ organizationName }: Row) => organizationName },
  { label: messages.parent, of: ({ parentName }: Row) => parentName },
  { label: messages.level, of: ({ levelName }: Row) => levelName },
  { label: messages.type, of: ({ typeName }: Row) => typeName },
  { label: messages.state, of: ({ disabled }: Row) => (disabled === 'Y' ? messages.isInactive : messages.isActive) },
];

/** What the unit will be from later days on. Taking it back says from that day on what was said the day before. */
export function UnitPlans({ unitId, asOf = today() }: { unitId: string; asOf: string | undefined }) {
  const { data } = useCall(unitHistory, { query: { unitId } });
  const { mutateAsync } = useSend(editUnit);
  const mayEdit = useMay(editUnit);
  async function takeBack(from: string): Promise<void> {
    const before = await send(readUnit, { params: { unitId }, query: { asOf: addDays(from, -1) } });
    const values = valuesToSend(unitForm, { ...(before as FormValues), from });
    await mutateAsync({ params: { unitId }, body: { ...values, rowVersion: before.rowVersion } });
  }
  const plans = plansOf(data?.list ?? [], asOf, told);
  return <Planned plans={plans.map((plan) => ({ ...plan, takeBack: mayEdit ? () => takeBack(plan.from) : undefined }))} />;
}

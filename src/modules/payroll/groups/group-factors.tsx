import { useMemo } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { GroupRows } from './group-rows.tsx';
import { factorChoices, groupFactors, methodChoices } from './groups.contract.ts';
import { flagFields, groupFactorForm } from './groups.table.ts';
import messages from './groups-page.messages.fa.ts';

const { factor: words } = messages;
const start = { isDeduct: 'N', ...Object.fromEntries(flagFields.map((flag) => [flag, 'N'])) };

/** The factors of a group over time: a change counts from the day that is said, what was before it stays. */
export function GroupFactors({ id: payGroupId }: SheetAt) {
  const { data: factors } = useCall(factorChoices, { query: { payGroupId } });
  const { data: methods } = useCall(methodChoices, { query: { payGroupId } });
  const form = useMemo(() => groupFactorForm(factors?.list ?? [], methods?.formulas ?? []), [factors, methods]);
  return <GroupRows of={groupFactors} form={form} payGroupId={payGroupId} start={{ ...start, fromDate: today() }} rowName={({ factorTitle }) => factorTitle} words={words} />;
}

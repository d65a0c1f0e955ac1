import { Calculator } from 'lucide-react';
import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import words from './calc-types-page.messages.fa.ts';
import { changeCalcType, readCalcTypes } from './pay-calc-types.contract.ts';
import { calcTypeForm } from './pay-calc-types.form.ts';

type Seen = ReplyOf<typeof readCalcTypes>;
type Factor = NonNullable<Seen['factors']>[number];

/** How the factors of a run are calculated, and another kind for one of them where the payslip type allows it. */
export function CalcTypesTab({ id }: { id: string }) {
  const params = { payRunId: id };
  const read = useCall(readCalcTypes, { params });
  const factors = read.data?.factors;
  const form = useMemo(() => calcTypeForm(factors ?? []), [factors]);
  const may = useMay(changeCalcType);
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (read.data === undefined || factors === undefined) return <Skeleton kind="blocks" count={2} />;
  if (factors.length === 0)
    return (
      <EmptyState icon={Calculator} headingLevel={3} title={words.none}>
        {words.noneAdvice}
      </EmptyState>
    );
  const columns: readonly GridColumn<Factor>[] = [
    { id: 'title', label: words.factor, grows: true, render: ({ title }) => title },
    { id: 'calcType', label: words.calcType, width: 140, render: ({ calcTypeName }) => calcTypeName },
    { id: 'usual', label: words.usual, width: 140, render: ({ usualName }) => usualName },
    { id: 'reason', label: words.reason, width: 260, render: ({ reason }) => reason ?? '' },
  ];
  const isOpen = read.data.mayChange === 'Y';
  return (
    <Stack gap={4}>
      <p>{words.lead}</p>
      <DataGrid label={words.title} columns={columns} rows={factors} rowKey={({ payrollFactorId }) => payrollFactorId} hasCards />
      {isOpen ? null : <Alert type="info">{words.refused}</Alert>}
      {isOpen && may ? (
        <Card title={words.change}>
          <DefinedForm key={read.data.rowVersion} of={form} call={changeCalcType} params={params} version={read.data.rowVersion} submitLabel={words.save} savedText={words.saved} />
        </Card>
      ) : null}
    </Stack>
  );
}

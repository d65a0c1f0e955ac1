import { useMemo } from 'react';
import { defineForm } from '#kernel/form/definition.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import { RecordsList } from '#platform/records/records-list.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatPeriod, formatRial } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { factorField } from '../employment-rows/factor-field.rules.ts';
import { personWages, wageItems } from './wage-items.contract.ts';
import { wageItemChangeForm, wageItemTable } from './wage-items.table.ts';
import messages from './wage-items-page.messages.fa.ts';

interface ContractWage {
  readonly dailyWage: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
}

const { person: words } = messages;
const itemWords = { ...messages, none: words.none, noneAdvice: undefined };
const columns: readonly GridColumn<ContractWage>[] = [
  { id: 'period', label: words.period, grows: true, render: ({ fromDate, thruDate }) => formatPeriod(fromDate, thruDate) },
  { id: 'dailyWage', label: words.dailyWage, align: 'count', render: ({ dailyWage }) => formatRial(dailyWage) },
];
/** Whose they are, the file says. */
const table: TableDefinition = { ...wageItemTable, columns: wageItemTable.columns.filter(({ name }) => !personColumns.some((one) => one.name === name)) };
const form = defineForm('payroll/wageItemOfPerson', [factorField, ...wageItemChangeForm.sections[0].fields]);

/** The wages of somebody: items by factor, which count before the contract's wage, and that wage over time. */
export function PersonWages({ partyId }: { partyId: string }) {
  const read = useCall(personWages, { query: { partyId } });
  const pseudoId = read.data?.pseudoId ?? null;
  const query = useMemo(() => ({ partyId }), [partyId]);
  const owner = useMemo(() => ({ pseudoId }), [pseudoId]);
  return (
    <Stack>
      <RecordsList
        of={wageItems}
        table={table}
        form={form}
        changeForm={wageItems.changeForm}
        owner={owner}
        query={query}
        mayNotAdd={pseudoId === null}
        rowName={({ factorTitle }) => factorTitle}
        words={itemWords}
        hasNoSearch
      />
      <Card title={words.contract} isFlush>
        <ReadGrid
          of={read}
          rowsOf={({ contract }) => contract ?? []}
          label={words.contract}
          columns={columns}
          rowKey={({ fromDate }) => fromDate}
          failed={words.failed}
          none={words.noContract}
        />
      </Card>
    </Stack>
  );
}

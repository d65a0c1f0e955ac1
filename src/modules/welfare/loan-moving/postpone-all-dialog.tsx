import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { postponeAll, readPostponingAll } from './loan-moving.contract.ts';
import { reasonForm } from './loan-moving.form.ts';
import messages from './loan-moving-page.messages.fa.ts';
import { MoveFields } from './move-fields.tsx';
import { monthsOf, startingHow } from './move-how.ui.ts';
import { UntilRead } from './until-read.tsx';

type Told = ReplyOf<typeof readPostponingAll>;
type Kind = NonNullable<Told['kinds']>[number];

const MONTH = 30;

/** Moves lines of all loans that have one due in some days, once it is seen how many and which sums. */
export function PostponeAllDialog({ onClose }: { onClose: () => void }) {
  const [how, setHow] = useState(startingHow);
  const [days, setDays] = useState({ fromDate: today(), thruDate: addDays(today(), MONTH) });
  const [welfareId, setKind] = useState<string | null>(null);
  const months = monthsOf(how);
  const isSaid = how.way === 'end' || months !== null;
  const asked = { way: how.way, hasProfit: how.hasProfit, ...days };
  const common = { ...asked, ...(months === null ? {} : { months: String(months) }) };
  const every = useCall(readPostponingAll, { query: common, enabled: isSaid, keepPrevious: true });
  const one = useCall(readPostponingAll, { query: { ...common, welfareId: welfareId ?? '' }, enabled: isSaid && welfareId !== null, keepPrevious: true });
  const read = welfareId === null ? every : one;
  const told = read.error || !isSaid ? undefined : read.data;
  return (
    <Dialog isOpen onClose={onClose} title={messages.allTitle} size="lg">
      <Stack>
        <p>{messages.allLead}</p>
        <FieldGrid>
          <FieldCell span={6}>
            <DateField label={messages.fromDate} value={days.fromDate} onChange={(day) => setDays({ fromDate: day ?? today(), thruDate: addDays(day ?? today(), MONTH) })} />
          </FieldCell>
          <FieldCell span={6}>
            <DateField label={messages.thruDate} value={days.thruDate} onChange={(day) => setDays({ ...days, thruDate: day ?? addDays(days.fromDate, MONTH) })} />
          </FieldCell>
          <FieldCell span={12}>
            <SelectField
              label={messages.kind}
              options={(every.data?.kinds ?? []).map(({ welfareId: id, title }) => ({ id: id ?? '', label: title ?? '' }))}
              value={welfareId}
              none={messages.everyKind}
              onChange={setKind}
            />
          </FieldCell>
        </FieldGrid>
        <MoveFields ways={messages.allWays} how={how} onChange={setHow} />
        {read.error ? <ReadError of={read} title={messages.noPreview} headingLevel={3} /> : null}
        {told === undefined ? null : (
          <UntilRead isOld={read.isPlaceholderData}>
            <Sums told={told} />
            {told.loans === 0 ? null : (
              <DefinedForm
                of={reasonForm}
                call={postponeAll}
                layout="dialog"
                submitLabel={messages.submitAll}
                savedText={messages.done}
                toBody={({ reason }) => ({
                  ...{ ...asked, months, reason: reason ?? '', ...(welfareId === null ? {} : { welfareId }) },
                  shown: { loans: told.loans ?? 0, lines: told.lines ?? 0, openAmount: told.openAmount ?? '0', profitAmount: told.profitAmount ?? '0' },
                })}
                onSaved={onClose}
                onReset={onClose}
              />
            )}
          </UntilRead>
        )}
      </Stack>
    </Dialog>
  );
}

const columns: readonly GridColumn<Kind>[] = [
  { id: 'title', label: messages.kind, grows: true, render: ({ title }) => title },
  { id: 'loans', label: messages.loans, align: 'count', render: ({ loans }) => formatNumber(loans ?? 0) },
  { id: 'lines', label: messages.lines, align: 'count', render: ({ lines }) => formatNumber(lines ?? 0) },
  { id: 'open', label: messages.open, align: 'amount', render: ({ openAmount }) => formatMoney(openAmount) },
  { id: 'profit', label: messages.profit, align: 'amount', render: ({ profitAmount }) => formatMoney(profitAmount) },
];

function Sums({ told: { loans = 0, lines = 0, openAmount, profitAmount, kinds = [], movedOften = 0, notMovable = 0, own = 0 } }: { told: Told }) {
  const unit = moneyUnitName();
  const stay = [
    ...(movedOften > 0 ? [messages.movedOften({ count: formatNumber(movedOften) })] : []),
    ...(notMovable > 0 ? [messages.notMovable({ count: formatNumber(notMovable) })] : []),
    ...(own > 0 ? [messages.own] : []),
  ];
  return (
    <Stack>
      {loans === 0 ? (
        <EmptyState title={messages.nothing} headingLevel={3} />
      ) : (
        <>
          <Figures>
            <Figure label={messages.loans} value={formatNumber(loans)} />
            <Figure label={messages.lines} value={formatNumber(lines)} />
            <Figure label={messages.open} value={formatMoney(openAmount)} unit={unit} />
            <Figure label={messages.profit} value={formatMoney(profitAmount)} unit={unit} />
          </Figures>
          <DataGrid label={messages.byKind} columns={columns} rows={kinds} rowKey={({ welfareId }) => welfareId ?? ''} hasCards />
        </>
      )}
      {stay.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  );
}

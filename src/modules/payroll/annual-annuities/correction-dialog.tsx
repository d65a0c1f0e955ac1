import { defineForm } from '#kernel/form/definition.ts';
import type { RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { AnyForm } from '#ui/any/any.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { correctParameter } from './annual-annuities.contract.ts';
import messages from './annual-annuities.messages.fa.ts';
import { kindOf } from './legal.catalogue.ts';

const formOf = (shape: string | undefined) =>
  defineForm(`payroll/correctParameter/${shape}`, [
    { type: 'number', name: 'fromMonth', label: messages.fromMonth, required: true, min: 1, max: 12 },
    ...(shape === 'rate' ? [] : [{ type: 'number', name: 'amount', label: messages.amount, money: true, required: shape === 'amount' } as const]),
    ...(shape === 'amount' ? [] : [{ type: 'text', name: 'rate', label: messages.rate, help: messages.rateHelp, code: 'latin', maxLength: 19, required: true } as const]),
    { type: 'text', name: 'source', label: messages.source, required: true, maxLength: 300, col: 12 },
    { type: 'textarea', name: 'reason', label: messages.reason, required: true, minLength: 3, maxLength: 300, rows: 2, col: 12 },
  ]);

const digits = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** A figure by which somebody was paid, said anew from a month on. */
export function CorrectionDialog({ row, onClose }: { row: RegisterRow; onClose: () => void }) {
  const { legalParameterId, kindEnumId, kindName, rowVersion, fromMonth, amount, rate } = row;
  return (
    <Dialog isOpen title={messages.correctOf(String(kindName))} onClose={onClose}>
      <Stack>
        <Text as="p">{messages.correctLead}</Text>
        <AnyForm
          of={formOf(kindOf(String(kindEnumId))?.shape)}
          layout="dialog"
          autoFocus
          call={correctParameter}
          params={{ id: String(legalParameterId) }}
          start={{ fromMonth, amount, rate }}
          toBody={({ fromMonth: from, amount: rials, rate: said, source, reason }) => ({
            ...{ rowVersion, fromMonth: Number(from), amount: digits(rials), rate: digits(said), source: String(source), reason: String(reason) },
          })}
          submitLabel={messages.correct}
          savedText={messages.corrected}
          onReset={onClose}
          onSaved={onClose}
        />
      </Stack>
    </Dialog>
  );
}

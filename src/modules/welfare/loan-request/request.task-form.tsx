/** A new request for a loan, or the one that came back: who answers for it from outside, and what it would cost below it. */
import { useImperativeHandle, useRef } from 'react';
import { SentRows } from '#platform/requests/sent-rows.tsx';
import { askingForm } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { LivePreview } from '../loan-figures/live-preview.tsx';
import { NeededDocuments } from './documents.tsx';
import { MOST_OUTSIDERS, outsiderForm } from './external-guarantor.form.ts';
import outside from './external-guarantor.messages.fa.ts';
import { loanRequest } from './loan-request.form.ts';

const Fields = askingForm(loanRequest);
const rowWords = { one: outside.one, add: outside.add, remove: outside.remove, removeOf: outside.removeOf } as const;

export default function LoanRequestForm({ ref, values, onChange, ...props }: TaskFormProps) {
  const [ofFields, ofRows, ofPapers] = [useRef<TellMissing>(null), useRef<TellMissing>(null), useRef<TellMissing>(null)];
  useImperativeHandle(ref, () => () => ({ ...ofFields.current?.(), ...ofPapers.current?.(), ...ofRows.current?.() }));
  const { externals, documents, ...typed } = values;
  const rows = externals === undefined ? {} : { externals };
  const papers = documents === undefined ? {} : { documents };
  const all = { ...props.data, ...typed };
  return (
    <Stack>
      <Fields {...props} ref={ofFields} values={typed} onChange={(next) => onChange({ ...next, ...rows, ...papers })} />
      {props.isReadOnly ? null : (
        <NeededDocuments {...props} ref={ofPapers} welfareId={all['welfareId']} values={papers} onChange={(next) => onChange({ ...typed, ...rows, ...next })} />
      )}
      <SentRows
        {...props}
        ref={ofRows}
        values={rows}
        name="externals"
        form={outsiderForm}
        rowKey="guarantorId"
        least={0}
        most={MOST_OUTSIDERS}
        words={rowWords}
        onChange={(next) => onChange({ ...typed, ...papers, externals: next })}
      />
      <LivePreview values={all} />
    </Stack>
  );
}

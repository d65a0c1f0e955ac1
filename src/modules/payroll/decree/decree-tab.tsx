import { Check } from 'lucide-react';
import { useState } from 'react';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { formatCode, formatNumber, formatRial, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { AppliedActs } from './applied-acts.tsx';
import { ApplyDialog, type AskedApply } from './apply-dialog.tsx';
import { applyDecree, decree, decreeLaw } from './decree.contract.ts';
import words from './decree.messages.fa.ts';
import { decreeTable } from './decree.table.ts';

const BACK = 7;
const DECIMALS = 6;

export interface DecreeTabProps {
  /** The Jalali year that is looked at; this one when absent. */
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

/** Everybody's daily wage before a year and by its circular. */
export function DecreeTab({ year: chosen, onYear }: DecreeTabProps) {
  const now = toJalali(today()).year;
  const year = chosen ?? now;
  const years = [...new Set([...Array.from({ length: BACK }, (_, at) => now + 1 - at), year])].toSorted((a, b) => b - a);
  return (
    <Stack>
      <Choices>
        <SelectField
          label={words.year}
          options={years.map((one) => ({ id: String(one), label: formatCode(String(one)) }))}
          value={String(year)}
          onChange={(value) => (value === null ? undefined : onYear(Number(value)))}
          isClearable={false}
        />
      </Choices>
      <Preview key={year} year={year} />
    </Stack>
  );
}

const everybody: BulkSelection = { all: { search: '', filters: [], sort: [] }, except: [] };

function Preview({ year }: { year: number }) {
  const read = useCall(decreeLaw, { query: { year } });
  const mayApply = useMay(applyDecree);
  const trial = useSend(applyDecree);
  const [asked, setAsked] = useState<AskedApply>();
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={1} />;
  const { factor, fixed, least, isConfirmed, mayKnow } = read.data;
  if (!mayKnow) return <ForbiddenState />;
  const ask = async (selection: BulkSelection): Promise<void> => setAsked({ selection, told: await trial.mutateAsync({ body: { year, selection } }) });
  return (
    <Stack>
      <Text as="p">{words.law(Number.isNaN(Number(factor)) ? shownDigits(factor) : formatNumber(Number(factor), DECIMALS), formatRial(fixed), formatRial(least))}</Text>
      <Text as="p" tone="muted">
        {words.note}
      </Text>
      {isConfirmed ? null : <Alert type="warning">{words.open}</Alert>}
      <AppliedActs year={year} />
      {mayApply && isConfirmed ? (
        <Row>
          <RunButton icon={Check} run={() => ask(everybody)}>
            {words.applyAll}
          </RunButton>
        </Row>
      ) : null}
      <DataTable
        of={decreeTable}
        list={decree.list}
        export={decree.export}
        query={{ year }}
        unit={words.person}
        rowName={({ fullName }) => fullName ?? ''}
        {...(mayApply && isConfirmed && { bulkActions: [{ id: 'apply', label: words.apply, icon: Check, run: ask, keepsSelection: true }] })}
        empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
      />
      {asked === undefined ? null : <ApplyDialog {...asked} year={year} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber, formatPercent } from '#ui/format/format.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { periodName } from '../pay/period.rules.ts';
import words from './differences-page.messages.fa.ts';
import { payDifferences, readDifferences, setThreshold } from './pay-differences.contract.ts';
import { thresholdForm } from './pay-differences.form.ts';
import { differencesTable } from './pay-differences.table.ts';

type Seen = ReplyOf<typeof readDifferences>;

/** Stands for the month before, whichever that is. */
const BEFORE = 'before';

/** What a run comes to beside the month before it or another one; the striking first. */
export function DifferencesTab({ id }: { id: string }) {
  const [other, setOther] = useState(BEFORE);
  const against = other === BEFORE ? {} : { against: other };
  const { data } = useCall(readDifferences, { params: { payRunId: id }, query: against });
  if (data === undefined) return <Skeleton kind="blocks" count={2} />;
  return (
    <Stack gap={4}>
      <Moved seen={data} other={other} onOther={setOther} />
      <DataTable
        key={`${data.percent}/${other}`}
        of={differencesTable}
        list={payDifferences.list}
        export={payDifferences.export}
        query={{ payRunId: id, ...against }}
        unit={words.unit}
        rowName={({ fullName }) => fullName ?? ''}
        isLocal
        empty={
          <EmptyState icon={Scale} title={words.none}>
            {words.noneAdvice}
          </EmptyState>
        }
      />
    </Stack>
  );
}

interface MovedProps {
  readonly seen: Seen;
  readonly other: string;
  readonly onOther: (other: string) => void;
}

function Moved({ seen, other, onOther }: MovedProps) {
  const { before, others = [], newPeople = 0, leftPeople = 0, missingPeople = 0, percent = 0, rowVersion = 0 } = seen;
  const may = useMay(setThreshold);
  return (
    <Card title={before ? words.against({ was: periodName(before) }) : words.title}>
      <Stack gap={3}>
        {before ? null : <p>{words.first}</p>}
        {others.length > 0 && (
          <FieldGrid>
            <SelectField
              label={words.other}
              isClearable={false}
              options={[{ id: BEFORE, label: words.monthBefore }, ...others.map((one) => ({ id: one.thru, label: periodName(one) }))]}
              value={other}
              onChange={(chosen) => onOther(chosen ?? BEFORE)}
            />
          </FieldGrid>
        )}
        <Figures>
          <Figure label={words.newPeople} value={formatNumber(newPeople)} />
          <Figure label={words.leftPeople} value={formatNumber(leftPeople)} />
          <Figure label={words.missingPeople} value={formatNumber(missingPeople)} />
          {may ? null : <Figure label={words.threshold} value={formatPercent(percent)} />}
        </Figures>
        {may ? (
          <DefinedForm
            key={rowVersion}
            layout="inline"
            of={thresholdForm}
            call={setThreshold}
            values={{ percent }}
            version={rowVersion}
            submitLabel={words.save}
            savedText={words.saved}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

import { useState } from 'react';
import { matchImport } from '#platform/import-export/import-export.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { CellValue } from './cell-value.tsx';
import styles from './column-step.module.css';
import frame from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import messages from './import-page.messages.fa.ts';
import { type Report, useKeepRun } from './import-view.ui.ts';

type Column = Report['columns'][number];
type Mapping = Readonly<Record<string, string | null>>;

/** One header serves one column: whoever had it before loses it. */
function withHeader(mapping: Mapping, name: string, header: string | null): Mapping {
  const others = Object.entries(mapping).map(([other, current]) => [other, header !== null && current === header ? null : current] as const);
  return { ...Object.fromEntries(others), [name]: header };
}

export interface ColumnStepProps {
  report: Report;
  /** Columns whose header was chosen by hand on this page. */
  byHand: ReadonlySet<string>;
  /** The trial after a change, or the one there was. */
  onDone: (report: Report, byHand: ReadonlySet<string>) => void;
  onLeave: () => void;
}

/** Which header of the file is which of our columns: matched by name, changed by hand. */
export function ColumnStep({ report, byHand, onDone, onLeave }: ColumnStepProps) {
  const { run, columns, headers, missing } = report;
  const matched: Mapping = Object.fromEntries(columns.map(({ name, header }) => [name, header]));
  const [mapping, setMapping] = useState(matched);
  const keepRun = useKeepRun();
  const changed = columns.filter(({ name }) => mapping[name] !== matched[name]).map(({ name }) => name);
  const hands = new Set([...byHand, ...changed]);
  const match = useSend(matchImport, {
    onSuccess: (answer) => {
      keepRun(answer.run);
      setMapping(Object.fromEntries(answer.columns.map(({ name, header }) => [name, header])));
      onDone(answer, hands);
    },
  });
  const lacking = columns.filter(({ name, required }) => required && mapping[name] === null);
  const unused = headers.filter((header) => header.trim() !== '' && !Object.values(mapping).includes(header));
  const goOn = (): void => {
    if (changed.length === 0 && missing.length === 0) onDone(report, byHand);
    else match.mutate({ params: { runId: run.runId }, body: { mapping } });
  };
  return (
    <ImportFrame
      kind={run.kind}
      step={1}
      bar={
        <div className={frame.barEnd}>
          {changed.length === 0 ? null : <span className={frame.barNote}>{messages.mappingUnsaved}</span>}
          <Button onPress={onLeave}>{messages.cancel}</Button>
          <Button variant="filled" isDisabled={lacking.length > 0} isPending={match.isPending} onPress={goOn}>
            {changed.length === 0 ? messages.goOn : messages.tryAgain}
          </Button>
        </div>
      }
    >
      {match.error === null ? null : <Alert type="error">{match.error.messages}</Alert>}
      {lacking.length === 0 ? null : (
        <Alert type="warning" isLive={false}>
          {messages.columnsMissing(lacking.map(({ title }) => title).join(messages.separator))}
        </Alert>
      )}
      {run.counts.warnings['doubled_header'] === undefined ? null : (
        <Alert type="warning" isLive={false}>
          {messages.columnsDoubled}
        </Alert>
      )}
      <Card isFlush title={messages.columnsTitle} caption={<bdi>{run.fileName}</bdi>}>
        <DataGrid
          hasCards
          label={messages.columnsLabel}
          columns={gridColumns(report, mapping, hands, (name, header) => setMapping(withHeader(mapping, name, header)))}
          rows={columns}
          rowKey={({ name }) => name}
        />
      </Card>
      {unused.length === 0 ? null : <p className={styles.unused}>{messages.unused(unused.join(messages.separator))}</p>}
    </ImportFrame>
  );
}

function gridColumns(report: Report, mapping: Mapping, byHand: ReadonlySet<string>, onChange: (name: string, header: string | null) => void): GridColumn<Column>[] {
  const options = [...new Set(report.headers)].filter((header) => header.trim() !== '').map((header) => ({ id: header, label: header }));
  const samples = new Map(report.columns.map(({ header, sample }) => [header, sample]));
  return [
    {
      id: 'ours',
      label: messages.ourColumn,
      render: ({ title, required }) => (
        <span className={styles.ours}>
          {title}
          {required ? (
            <span className={styles.star}>
              <span aria-hidden="true">*</span>
              <span className={unseen.unseen}>{messages.required}</span>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'header',
      label: messages.header,
      render: ({ name, title }) => (
        <SelectField
          label={messages.headerFor(title)}
          isLabelHidden
          className={styles.select}
          value={mapping[name] ?? null}
          options={options}
          none={messages.noHeader}
          placeholder={messages.noHeader}
          onChange={(header) => onChange(name, header)}
        />
      ),
    },
    { id: 'match', label: messages.matching, render: ({ name, required }) => <MatchBadge header={mapping[name] ?? null} isByHand={byHand.has(name)} isRequired={required} /> },
    {
      id: 'sample',
      label: messages.sample,
      grows: true,
      render: ({ name }) => {
        const header = mapping[name] ?? null;
        const sample = header === null ? undefined : samples.get(header);
        return sample === undefined ? null : <CellValue value={sample} />;
      },
    },
  ];
}

function MatchBadge({ header, isByHand, isRequired }: { header: string | null; isByHand: boolean; isRequired: boolean }) {
  if (header !== null) return <Badge state={isByHand ? 'info' : 'done'}>{isByHand ? messages.matched.hand : messages.matched.auto}</Badge>;
  return <Badge state={isRequired ? 'failed' : 'draft'}>{messages.matched.none}</Badge>;
}

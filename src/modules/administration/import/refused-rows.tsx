import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { importRefused, type RunView } from '#platform/import-export/import-export.contract.ts';
import texts from '#platform/import-export/import-export.messages.fa.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { CellValue } from './cell-value.tsx';
import messages from './import-page.messages.fa.ts';
import { byCount } from './import-view.ui.ts';
import styles from './trial.module.css';

type RefusedRow = ReplyOf<typeof importRefused>['rows'][number];

const columns: readonly GridColumn<RefusedRow>[] = [
  { id: 'row', label: messages.row, render: ({ row }) => <span className={styles.count}>{formatNumber(row)}</span> },
  { id: 'name', label: messages.name, render: ({ label }) => <CellValue value={label} className={styles.person} /> },
  { id: 'column', label: messages.column, render: ({ header }) => header },
  { id: 'value', label: messages.value, render: ({ value }) => <CellValue value={value} className={styles.bad} /> },
  {
    id: 'problem',
    label: messages.problem,
    grows: true,
    render: ({ reason, more }) => (
      <span className={styles.problem}>
        {reason}
        {more.map((fault) => (
          <span key={`${fault.column} ${fault.code}`} className={styles.moreFault}>
            {messages.also(fault.header)} {fault.reason}
          </span>
        ))}
      </span>
    ),
  },
];

const PAGE_SIZE = 50;

/** The refused rows of a run, page by page; the kinds of errors beside them filter. */
export function RefusedRows({ run }: { run: RunView }) {
  const [code, setCode] = useState<string>();
  const [page, setPage] = useState(1);
  const { refused, refusedByCode, cleaned, warnings } = run.counts;
  const { data, error, isFetching } = useCall(importRefused, {
    params: { runId: run.runId },
    query: { ...(code === undefined ? {} : { code }), pageIndex: page - 1, pageSize: PAGE_SIZE },
    enabled: refused > 0,
    keepPrevious: true,
  });
  const choose = (wanted: string | undefined): void => {
    setCode(wanted);
    setPage(1);
  };
  const total = data?.total ?? refused;
  return (
    <div className={styles.split}>
      {refused === 0 ? null : <ErrorKinds counts={refusedByCode} all={refused} chosen={code} onChoose={choose} />}
      <div className={styles.aside}>
        <Facts title={messages.cleaned} counts={cleaned} words={texts.cleaned} />
        <Facts title={messages.warnings} counts={warnings} words={texts.warnings} />
      </div>
      {refused === 0 ? null : (
        <Card isFlush className={styles.rows}>
          {error === null ? null : <Alert type="error">{error.messages}</Alert>}
          <DataGrid
            hasCards
            label={messages.refusedRows}
            columns={columns}
            rows={data?.rows ?? []}
            rowKey={({ row }) => String(row)}
            isLoading={isFetching}
            total={total}
            offset={(page - 1) * PAGE_SIZE}
            {...(total > PAGE_SIZE ? { footer: <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} /> } : {})}
          />
        </Card>
      )}
    </div>
  );
}

interface ErrorKindsProps {
  counts: Readonly<Record<string, number>>;
  all: number;
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

function ErrorKinds({ counts, all, chosen, onChoose }: ErrorKindsProps) {
  const kinds = byCount(counts);
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.kindsTitle}>{messages.errorKinds}</legend>
      {[[undefined, all] as const, ...kinds].map(([code, count]) => (
        <button key={code ?? ''} type="button" aria-pressed={chosen === code} className={styles.kind} onClick={() => onChoose(code)}>
          <span>{code === undefined ? messages.allErrors : (messages.codes[code] ?? code)}</span>
          <span className={styles.count}>{formatNumber(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Rows by what was tidied or left out in them. */
function Facts({ title, counts, words }: { title: string; counts: Readonly<Record<string, number>>; words: Readonly<Record<string, string>> }) {
  const facts = byCount(counts);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.kindsTitle}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map(([name, count]) => (
          <li key={name} className={styles.fact}>
            <span>{words[name] ?? name}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

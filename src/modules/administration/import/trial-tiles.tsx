import { FileSpreadsheet } from 'lucide-react';
import type { RunView } from '#platform/import-export/import-export.contract.ts';
import texts from '#platform/import-export/import-export.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import messages from './import-page.messages.fa.ts';
import { byCount } from './import-view.ui.ts';
import styles from './trial.module.css';

/** The head of a trial: the file, and its rows in three parts. */
export function TrialTiles({ run, columns }: { run: RunView; columns?: number | undefined }) {
  const { rows, refused, cleanedRows, cleaned, refusedByCode, accepted, updated, unchanged } = run.counts;
  const ready = rows - refused - cleanedRows;
  const parts = [
    { state: 'done', count: ready },
    { state: 'pending', count: cleanedRows },
    { state: 'failed', count: refused },
  ];
  const cleanings = byCount(cleaned)
    .slice(0, 2)
    .map(([name]) => texts.cleaned[name] ?? name);
  return (
    <section className={styles.tiles}>
      <div className={styles.tile}>
        <div className={styles.file}>
          <Icon of={FileSpreadsheet} size="sm" />
          <bdi className={styles.fileName} title={run.fileName}>
            {run.fileName}
          </bdi>
        </div>
        <div className={styles.tileNote}>
          {columns === undefined ? messages.rows(formatNumber(rows)) : messages.fileFacts(formatNumber(rows), formatNumber(columns))}
          {run.companyName === null ? null : (
            <>
              {messages.comma} <bdi>{run.companyName}</bdi>
            </>
          )}
        </div>
        <div role="img" aria-label={messages.barLabel(formatNumber(ready), formatNumber(cleanedRows), formatNumber(refused))} className={styles.share}>
          {parts.map(({ state, count }) => (count === 0 ? null : <span key={state} data-state={state} className={styles.part} style={{ flexGrow: count }} />))}
        </div>
        <div className={styles.tileNote}>{messages.planned(formatNumber(accepted), formatNumber(updated), formatNumber(unchanged))}</div>
      </div>
      <Tile name={messages.ready} state="done" count={ready} note={messages.readyNote} />
      <Tile name={messages.cleaned} state="pending" count={cleanedRows} note={cleanings.length === 0 ? messages.cleanedNone : cleanings.join(`${messages.comma} `)} />
      <Tile
        name={messages.refused}
        state="failed"
        count={refused}
        note={refused === 0 ? messages.refusedNone : messages.refusedNote(formatNumber(Object.keys(refusedByCode).length))}
      />
    </section>
  );
}

/** A figure; zero has no colour, because it asks for nothing. */
function Tile({ name, state, count, note }: { name: string; state: string; count: number; note: string }) {
  return (
    <div className={styles.tile} {...(count === 0 ? {} : { 'data-state': state })}>
      <div className={styles.tileName}>{name}</div>
      <div className={styles.tileFigure}>{formatNumber(count)}</div>
      <div className={styles.tileNote}>{note}</div>
    </div>
  );
}

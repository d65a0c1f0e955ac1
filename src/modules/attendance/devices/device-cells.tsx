import type { RecordRow } from '#platform/records/records-editor.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Meta } from '#ui/text/text.tsx';
import { wallTimeText } from '../events/wall-time.ui.ts';
import styles from './devices.module.css';
import { driftOf, isSilent } from './devices.rules.ts';
import messages from './devices-page.messages.fa.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function LastContact({ row }: { row: RecordRow }) {
  const at = text(row['lastContactAt']);
  if (row['optionIndicator'] !== 'Y') return at === null ? null : formatDateTime(at);
  if (at === null) return <Meta>{messages.neverHeard}</Meta>;
  return (
    <span className={styles.contact}>
      {formatDateTime(at)}
      {isSilent(at, number(row['silenceMinutes']), Date.now()) ? <Badge state="overdue">{messages.silent}</Badge> : null}
    </span>
  );
}

function Drift({ row }: { row: RecordRow }) {
  const seconds = number(row['driftSeconds']);
  if (seconds === null) return null;
  const way = driftOf(seconds);
  return way === 'exact' ? messages.exact : messages[way]({ seconds: formatNumber(Math.abs(seconds)) });
}

/** Wall time without a zone, as clocks show it. */
const LastEvent = ({ row }: { row: RecordRow }) => <bdi>{wallTimeText(text(row['lastEventAt']))}</bdi>;

export const deviceCells = {
  lastContactAt: (row: RecordRow) => <LastContact row={row} />,
  driftSeconds: (row: RecordRow) => <Drift row={row} />,
  lastEventAt: (row: RecordRow) => <LastEvent row={row} />,
};

import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import dayWords from '../day-counting/day-words.messages.fa.ts';
import { exceptionName, figureName, hours, kindName } from '../day-counting/day-words.ui.ts';
import type { PersonSheet } from '../sheets/sheets.contract.ts';
import words from './own-month-page.messages.fa.ts';

type Day = PersonSheet['days'][number];

const lackingOf = ({ delay, gap, hurry, absence }: PersonSheet['figures']): number => delay + gap + hurry + absence;
/** The sums of a month and where it stands. */
export function MonthFigures({ title, sheet }: { title: string; sheet: PersonSheet }) {
  const { figures, counts, shiftWork, status } = sheet;
  const standing = status === null ? words.running : words.statuses[status];
  return (
    <Card title={title} actions={<Badge state={status === 'AsClosed' ? 'done' : status === null ? 'running' : 'pending'}>{standing}</Badge>}>
      <Figures>
        <Figure label={dayWords.figures.inside} value={hours(figures.inside)} note={`${dayWords.figures.planned} ${hours(figures.planned)}`} />
        <Figure label={dayWords.figures.counted} value={hours(figures.counted)} note={`${dayWords.figures.notCounted} ${hours(figures.notCounted)}`} />
        <Figure label={words.dayColumns.lacking} value={hours(lackingOf(figures))} note={`${dayWords.figures.forgiven} ${hours(figures.forgiven)}`} />
        <Figure
          label={words.present}
          value={formatNumber(counts['worked'] ?? 0)}
          unit={words.days}
          note={shiftWork === null ? `${dayWords.figures.night} ${hours(sheet.nightPaid)}` : dayWords.shiftWork[shiftWork]}
        />
      </Figures>
    </Card>
  );
}

function noteOf({ kind, figures, exceptions }: Day) {
  const [stop] = exceptions.filter(({ stops }) => stops);
  if (stop !== undefined) return <Badge state="failed">{exceptionName(stop.kind)}</Badge>;
  if (kind !== 'ordinary') return kindName(kind);
  return figures.absence > 0 ? <Badge state="overdue">{dayWords.figures.absence}</Badge> : '';
}

/** The days of a month; one of them opened explains itself. */
export function MonthDays({ days, onOpen }: { days: readonly Day[]; onOpen: (date: string) => void }) {
  const { dayColumns } = words;
  return (
    <DataGrid<Day>
      hasCards
      label={words.gridLabel}
      rows={days}
      rowKey={({ date }) => date}
      onOpen={({ date }) => onOpen(date)}
      columns={[
        { id: 'date', label: dayColumns.date, render: ({ date }) => <Ltr>{formatDate(date)}</Ltr> },
        { id: 'planned', label: dayColumns.planned, align: 'amount', render: ({ figures }) => hours(figures.planned) },
        { id: 'inside', label: dayColumns.inside, align: 'amount', render: ({ figures }) => hours(figures.inside) },
        { id: 'covered', label: dayColumns.covered, align: 'amount', render: ({ figures }) => hours(figures.covered) },
        { id: 'lacking', label: dayColumns.lacking, align: 'amount', render: ({ figures }) => hours(lackingOf(figures)) },
        { id: 'counted', label: dayColumns.counted, align: 'amount', render: ({ figures }) => hours(figures.counted) },
        { id: 'note', label: dayColumns.note, grows: true, render: noteOf },
      ]}
    />
  );
}

/** What became known of days after their month was closed. */
export function Differences({ of }: { of: PersonSheet['differences'] }) {
  if (of.length === 0) return null;
  return (
    <Card title={words.differences}>
      <Stack gap={2}>
        <p>{words.differencesText}</p>
        <ul>
          {of.map(({ day, figures }) => (
            <li key={`${day} ${JSON.stringify(figures)}`}>
              <Ltr>{formatDate(day)}</Ltr>{' '}
              {Object.entries(figures)
                .filter(([name]) => !name.includes('.'))
                .map(([name, minutes]) => `${figureName(name)} ${hours(minutes)}`)
                .join(dayWords.and)}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

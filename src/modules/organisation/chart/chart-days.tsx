import { useState } from 'react';
import { AsOf } from '#ui/as-of/as-of.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { formatDate, formatLongDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { chartDays } from './chart.contract.ts';
import styles from './chart.module.css';
import messages from './chart-page.messages.fa.ts';

export interface ChartDaysProps {
  asOf: string | undefined;
  compare: string | undefined;
  onChange: (change: { asOf?: string | undefined; compare?: string | undefined }) => void;
}

/** The day of the chart: typed, or found on a slider over the days on which something changes; and the day it is compared with. */
export function ChartDays({ asOf, compare, onChange }: ChartDaysProps) {
  const { data } = useCall(chartDays);
  const stops = [...new Set([...(data?.days ?? []), today()])].sort();
  return (
    <div className={styles.days}>
      <AsOf value={asOf} onChange={(day) => onChange({ asOf: day })} />
      {stops.length < 2 ? null : <Slider stops={stops} day={asOf ?? today()} onDay={(day) => onChange({ asOf: day === today() ? undefined : day })} />}
      <div className={styles.compare}>
        <DateField label={messages.compare} value={compare ?? null} onChange={(day) => onChange({ compare: day ?? undefined })} />
      </div>
    </div>
  );
}

const stopAt = (stops: readonly string[], day: string): number => stops.findLastIndex((stop) => stop <= day);

interface SliderProps {
  stops: readonly string[];
  day: string;
  onDay: (day: string) => void;
}

/** Steps from change to change; the chart follows when it is let go. */
function Slider({ stops, day, onDay }: SliderProps) {
  // a day between two changes looks like the one before it
  const place = Math.max(0, stopAt(stops, day));
  const [drawn, setDrawn] = useState<number>();
  const at = drawn ?? place;
  const stop = stops[at] ?? day;
  const shown = drawn === undefined ? day : stop;
  const settle = (): void => {
    setDrawn(undefined);
    if (at !== place) onDay(stop);
  };
  return (
    <div className={styles.slider}>
      <input
        type="range"
        min={0}
        max={stops.length - 1}
        value={at}
        aria-label={messages.days}
        aria-valuetext={formatLongDate(shown)}
        onChange={({ target }) => setDrawn(Number(target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
      <div className={styles.scale} aria-hidden="true">
        <span>{formatDate(stops[0])}</span>
        <strong>{formatDate(shown)}</strong>
        <span>{formatDate(stops.at(-1))}</span>
      </div>
    </div>
  );
}

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { spreadWidths } from './spread-widths.ts';
import { type DataGridProps, type GridColumn, sideOf } from './types.ts';
import { useEdges } from './use-edges.ts';

/** Of the column of check boxes. */
export const SELECT_WIDTH = 44;

/** Inner width of the scroller, 0 where nothing is laid out. */
function useWidth(isNeeded: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isNeeded) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, [isNeeded]);
  return { scroller, width };
}

/** Distances of the pinned columns from their edges, as variables the cells read. */
function pinVariables<T>(columns: readonly GridColumn<T>[], widths: readonly number[] | undefined, first: number): CSSProperties {
  const widthAt = (index: number): number => widths?.[index] ?? columns[index]?.width ?? 0;
  const variables: Record<string, string> = {};
  let fromStart = first;
  for (const [index, column] of columns.entries()) {
    if (sideOf(column) !== 'start') continue;
    variables[`--pin-${index}`] = `${fromStart}px`;
    fromStart += widthAt(index);
  }
  let fromEnd = 0;
  for (const [back, column] of [...columns].reverse().entries()) {
    if (sideOf(column) !== 'end') continue;
    const index = columns.length - 1 - back;
    variables[`--pin-${index}`] = `${fromEnd}px`;
    fromEnd += widthAt(index);
  }
  // where the shadows of what is out of sight stand
  variables['--edge-before'] = `${fromStart}px`;
  variables['--edge-after'] = `${fromEnd}px`;
  return variables;
}

/** Widths and places of the columns; while an edge is dragged only the head and the widths are drawn again. */
export function useLayout<T>({ columns, selection }: DataGridProps<T>) {
  const isFixed = columns.every(({ width }) => width !== undefined);
  const { scroller, width } = useWidth(isFixed);
  const [live, setLive] = useState<{ column: string; width: number }>();
  const first = selection === undefined ? 0 : SELECT_WIDTH;
  const sized = live === undefined ? columns : columns.map((column) => (column.id === live.column ? { ...column, width: live.width, grows: false } : column));
  const widths = isFixed ? spreadWidths(sized, width - first) : undefined;
  const whole = widths === undefined ? undefined : first + widths.reduce((sum, one) => sum + one, 0);
  useEdges(scroller);
  const pins = pinVariables(sized, widths, first);
  return {
    scroller,
    widths,
    pins,
    style: { ...(whole === undefined ? {} : { tableLayout: 'fixed' as const, inlineSize: whole }) },
    onLiveWidth: (column: string, next: number | undefined) => setLive(next === undefined ? undefined : { column, width: next }),
  };
}

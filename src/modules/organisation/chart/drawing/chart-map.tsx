import { type PointerEvent, useMemo } from 'react';
import type { ChartNode } from '../chart-tree.rules.ts';
import styles from './chart-canvas.module.css';
import { type Box, CARD_WIDTH, type Layout } from './chart-layout.rules.ts';
import type { Area } from './chart-lines.rules.ts';

/** Pixels of the longer side. */
const SIDE = 180;
const HIGHEST = 120;

export const outlines = (boxes: readonly Box<ChartNode>[]): string => boxes.map(({ x, y, height }) => `M${x} ${y}h${CARD_WIDTH}v${height}h${-CARD_WIDTH}z`).join('');

interface ChartMapProps {
  layout: Layout<ChartNode>;
  /** The part of the sheet that is seen. */
  area: Area;
  /** A place of the sheet was pressed. */
  onGo: (at: { readonly x: number; readonly y: number }) => void;
}

/** The whole sheet as a small map, with what is seen of it; a press goes there. For the pointer alone: keys go from card to card, and the tree says the same. Nothing while all of it is seen. */
export function ChartMap({ layout, area, onGo }: ChartMapProps) {
  const { width, height } = layout;
  const boxes = useMemo(() => outlines([...layout.boxes.values()]), [layout]);
  if (area.left <= 0 && area.top <= 0 && area.right >= width && area.bottom >= height) return null;
  const scale = Math.min(SIDE / width, HIGHEST / height);
  const [left, top] = [Math.max(0, area.left), Math.max(0, area.top)];
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const { left: from, top: above } = event.currentTarget.getBoundingClientRect();
    onGo({ x: (event.clientX - from) / scale, y: (event.clientY - above) / scale });
  };
  return (
    <svg aria-hidden="true" className={styles.map} viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale} onPointerDown={go} onPointerMove={go}>
      <path d={boxes} className={styles.mapBoxes} />
      <rect x={left} y={top} width={Math.max(0, Math.min(width, area.right) - left)} height={Math.max(0, Math.min(height, area.bottom) - top)} className={styles.mapSeen} />
    </svg>
  );
}

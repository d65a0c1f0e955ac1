/** How a drawing is cut into sheets of A3. Pure. */

import type { Size } from '../chart-view.rules.ts';
import { type Area, meets } from '../drawing/chart-lines.rules.ts';

/** A3 across, without its margins of 10 mm and the line at the foot, in CSS pixels. */
export const PAPER: Size = { width: 1511, height: 1008 };
/** Smaller than this the names of the units (13 px) are no longer read on paper. */
export const LEAST_READ = 0.4;

/** The scale of the drawing and the part of it on each sheet that shows a card, in reading order of a right-to-left page: from the right. */
export function paperTiles({ width, height }: Size, cards: readonly Area[]): { readonly scale: number; readonly tiles: readonly Area[] } {
  const scale = Math.max(LEAST_READ, Math.min(1, PAPER.width / width, PAPER.height / height));
  const [across, down] = [PAPER.width / scale, PAPER.height / scale];
  const [columns, rows] = [Math.ceil(width / across - 1e-9), Math.ceil(height / down - 1e-9)];
  // what does not fill the sheets stands in the middle of them
  const left = (width - columns * across) / 2;
  const tiles = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = left + (columns - 1 - column) * across;
      return { left: x, right: x + across, top: row * down, bottom: (row + 1) * down };
    }),
  )
    .flat()
    .filter((tile) => cards.some((card) => meets(card, tile)));
  return { scale, tiles };
}

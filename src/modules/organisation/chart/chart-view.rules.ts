/** Where the sheet of the chart lies behind its window: moved by x and y, enlarged by scale. Pure. */
import { CARD_WIDTH } from './drawing/chart-layout.rules.ts';
import type { Area } from './drawing/chart-lines.rules.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.01;
const MOST = 2;
/** Around what is shown. */
const MARGIN = 24;
/** A chart is opened no smaller than one can read: the smallest words of a card are 11 px as they are. */
const READABLE = 1;

const limited = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** Enlarged by a factor; the point of the window stays over the same point of the sheet. */
export function zoomed({ x, y, scale }: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const next = limited(scale * factor);
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale };
}

/** The whole sheet. */
export function fitted(sheet: Size, window: Size): View {
  const scale = limited(Math.min(1, (window.width - 2 * MARGIN) / sheet.width, (window.height - 2 * MARGIN) / sheet.height));
  return { scale, x: (window.width - sheet.width * scale) / 2, y: MARGIN };
}

/** As much of the sheet as can be read, its top card in the middle. */
export function opened(sheet: Size, window: Size, top: { readonly x: number } | undefined): View {
  const { scale, ...place } = fitted(sheet, window);
  if (scale >= READABLE || top === undefined) return { scale, ...place };
  const middle = window.width / 2 - (top.x + CARD_WIDTH / 2) * READABLE;
  // no empty side beside a sheet that is wider than the window
  return { scale: READABLE, x: Math.min(MARGIN, Math.max(window.width - MARGIN - sheet.width * READABLE, middle)), y: MARGIN };
}

/** The card in the middle of the window, large enough to be read. */
export function centred({ scale }: View, window: Size, { left, top, right, bottom }: Area): View {
  const next = Math.max(scale, READABLE);
  return { scale: next, x: window.width / 2 - ((left + right) / 2) * next, y: window.height / 2 - ((top + bottom) / 2) * next };
}

/** The card as near to the middle as the sheet goes: no empty side beside it while another part of it is out of sight. */
export function openedAt(sheet: Size, window: Size, card: Area): View {
  const { scale, x, y } = centred({ x: 0, y: 0, scale: READABLE }, window, card);
  const held = (at: number, length: number, room: number): number =>
    length * scale + 2 * MARGIN <= room ? (room - length * scale) / 2 : Math.min(MARGIN, Math.max(room - MARGIN - length * scale, at));
  return { scale, x: held(x, sheet.width, window.width), y: held(y, sheet.height, window.height) };
}

/** Whether the whole sheet is seen at a size that can be read. */
export const isWhole = (sheet: Size, window: Size): boolean => fitted(sheet, window).scale >= READABLE;

/** Moved just so far that the card is seen. */
export function revealed(view: View, window: Size, { left, top, right, bottom }: Area): View {
  const inside = (from: number, to: number, room: number): number => (from < MARGIN ? MARGIN - from : to > room - MARGIN ? Math.max(room - MARGIN - to, MARGIN - from) : 0);
  const { x, y, scale } = view;
  return { scale, x: x + inside(left * scale + x, right * scale + x, window.width), y: y + inside(top * scale + y, bottom * scale + y, window.height) };
}

/** The part of the sheet that is seen. */
export const seen = ({ x, y, scale }: View, { width, height }: Size): Area => ({ left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale });

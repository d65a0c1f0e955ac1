/** The chart as a picture: drawn anew on a canvas, whose text has the fonts of the page. */
import { formatNumber } from '#ui/format/format.ts';
import { type CardLook, looks } from './chart-card.tsx';
import { type Box, CARD_WIDTH, type Layout } from './chart-layout.rules.ts';
import messages from './chart-page.messages.fa.ts';
import { CARD_HEIGHT, dottedLines, MOST_ROWS, type PostRow, ROW_HEIGHT } from './chart-posts.rules.ts';
import type { ChartNode } from './chart-tree.rules.ts';
import type { RowsByUnit } from './use-chart-posts.ui.ts';

const MARGIN = 32;
/** What browsers can hold: pixels of a side, and of the whole. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;
const SHARP = 2;
const PAD = 12;

export interface Picture {
  readonly look: CardLook;
  readonly layout: Layout<ChartNode>;
  readonly isOpen: (id: string) => boolean;
  readonly rows: RowsByUnit;
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colour: (token: string) => string;
}

/** PNG of everything that is open. Throws when the browser cannot hold it. */
export async function drawChart(picture: Picture): Promise<Blob> {
  const { layout } = picture;
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
  const scale = Math.min(SHARP, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const tokens = getComputedStyle(document.documentElement);
  const pen: Pen = { context, colour: (token) => tokens.getPropertyValue(`--${token}`).trim() };
  context.scale(scale, scale);
  context.fillStyle = pen.colour('surface');
  context.fillRect(0, 0, width, height);
  context.translate(MARGIN, MARGIN);
  drawLines(pen, picture);
  for (const box of layout.boxes.values()) drawCard(pen, picture, box);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return blob;
}

function drawLines({ context, colour }: Pen, { layout, look: { layer, marks }, rows }: Picture): void {
  for (const { id, path } of layout.lines) {
    const [kind] = marks.get(id) ?? [];
    context.strokeStyle = kind === undefined ? colour('line-strong') : colour(inks[kind]);
    context.setLineDash(kind === 'created' || kind === 'moved' ? [5, 4] : []);
    context.lineWidth = 1.5;
    context.stroke(new Path2D(path));
  }
  context.strokeStyle = colour('accent');
  context.setLineDash([2, 4]);
  for (const { path } of layer === 'posts' ? dottedLines(layout.boxes, rows) : []) context.stroke(new Path2D(path));
  context.setLineDash([]);
}

const inks = { created: 'success', moved: 'violet', renamed: 'info', closed: 'danger' } as const;

function drawCard(pen: Pen, { look, isOpen, rows }: Picture, { node, x, y, height }: Box<ChartNode>): void {
  const { context, colour } = pen;
  const { unit, totals } = node;
  const kinds = look.marks.get(node.id) ?? [];
  const [kind] = kinds;
  context.fillStyle = colour(kind === 'closed' ? 'danger-soft' : 'surface');
  context.strokeStyle = colour(kind === undefined ? 'line-control' : inks[kind]);
  context.setLineDash(kind !== undefined && looks[kind].state !== 'running' && kind !== 'closed' ? [5, 4] : []);
  context.lineWidth = 1.25;
  context.beginPath();
  context.roundRect(x, y, CARD_WIDTH, height, 10);
  context.fill();
  context.stroke();
  context.setLineDash([]);
  const vacancies = totals.vacancies > 0 ? messages.vacancies({ count: formatNumber(totals.vacancies) }) : '';
  pair(pen, { x, y: y + 18 }, [look.levelNames.get(unit.levelEnumId ?? '') ?? '', kinds.length > 0 ? kinds.map((one) => messages.kinds[one]).join(' ') : vacancies], 'text-faint');
  write(pen, unit.organizationName, { x: x + CARD_WIDTH - PAD, y: y + 41 }, { ink: 'text', font: '600 13px', room: CARD_WIDTH - 2 * PAD });
  const who = look.layer === 'leader' ? (unit.managerName ?? messages.noLeader) : totals.units > 1 ? messages.units({ count: formatNumber(totals.units - 1) }) : '';
  pair(pen, { x, y: y + 66 }, [who, `${formatNumber(totals.holders)} ${messages.of} ${formatNumber(totals.seats)}`], 'text-muted');
  const posts = look.layer === 'posts' ? (rows.get(node.id) ?? []).slice(0, MOST_ROWS) : [];
  for (const [at, row] of posts.entries()) drawPost(pen, row, { x, y: y + CARD_HEIGHT + at * ROW_HEIGHT });
  if (node.children.length > 0 && !isOpen(node.id)) more(pen, messages.units({ count: formatNumber(node.children.length) }), { x: x + CARD_WIDTH / 2, y: y + height });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function drawPost(pen: Pen, { post, holder, depth }: PostRow, { x, y }: Place): void {
  const inset = PAD + Math.min(depth, 3) * 10;
  const room = CARD_WIDTH - inset - PAD;
  write(pen, post.description, { x: x + CARD_WIDTH - inset, y: y + 14 }, { ink: 'text', font: '400 11px', room });
  write(pen, holder?.fullName ?? messages.vacant, { x: x + CARD_WIDTH - inset, y: y + 30 }, { ink: holder === undefined ? 'warning-text' : 'text-muted', font: '400 11px', room });
}

/** One text at the start of a line, one at its end. */
function pair(pen: Pen, { x, y }: Place, [start, end]: readonly [string, string], ink: string): void {
  const used = write(pen, end, { x: x + PAD, y }, { ink, font: '400 12px', room: CARD_WIDTH / 2, align: 'left' });
  write(pen, start, { x: x + CARD_WIDTH - PAD, y }, { ink, font: '400 12px', room: CARD_WIDTH - 2 * PAD - used - 8 });
}

/** What is closed below a card. */
function more(pen: Pen, text: string, { x, y }: Place): void {
  const { context, colour } = pen;
  context.fillStyle = colour('surface');
  context.strokeStyle = colour('line-control');
  context.beginPath();
  context.roundRect(x - 32, y - 10, 64, 20, 10);
  context.fill();
  context.stroke();
  write(pen, text, { x, y: y + 4 }, { ink: 'text-muted', font: '400 11px', room: 60, align: 'center' });
}

interface Writing {
  readonly ink: string;
  readonly font: string;
  readonly room: number;
  readonly align?: CanvasTextAlign;
}

/** Writes right to left, shortened to its room; answers the width. */
function write({ context, colour }: Pen, text: string, { x, y }: Place, { ink, font, room, align = 'right' }: Writing): number {
  context.font = `${font} ${colour('font') || 'sans-serif'}`;
  context.direction = 'rtl';
  context.textAlign = align;
  context.fillStyle = colour(ink);
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > room) shown = `${shown.replace(/.\u2026?$/u, '').trimEnd()}\u2026`;
  context.fillText(shown, x, y);
  return context.measureText(shown).width;
}

/** The chart as a picture or as sheets of A3: drawn anew on a canvas, whose text has the fonts of the page. */
import { formatNumber } from '#ui/format/format.ts';
import type { Difference } from '../chart-compare.rules.ts';
import messages from '../chart-page.messages.fa.ts';
import { CARD_HEIGHT, dottedLines, type PostRow, ROW_HEIGHT, rowsOnCard } from '../chart-posts.rules.ts';
import type { ChartNode } from '../chart-tree.rules.ts';
import type { Size } from '../chart-view.rules.ts';
import { type CardLook, typeOf } from '../drawing/chart-card.tsx';
import type { Faces } from '../drawing/chart-faces.ui.ts';
import { areaOf, type Box, CARD_WIDTH, type Layout } from '../drawing/chart-layout.rules.ts';
import { type Area, meets, thick } from '../drawing/chart-lines.rules.ts';
import type { RowsByUnit } from '../use-chart-posts.ui.ts';
import { LEAST_READ, PAPER, paperTiles } from './chart-paper.rules.ts';
import type { PagePixels } from './chart-pdf.rules.ts';
import { footOf } from './chart-sheets.tsx';

const MARGIN = 32;
/** What browsers can hold: pixels of a side, and of the whole. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;
const SHARP = 2;
const PAD = 12;
/** A face, and what its name stands beside it. */
const FACE = 20;
const BESIDE = 26;
/** Below the drawing on a sheet. */
const FOOT = 38;

export interface Picture {
  readonly look: CardLook;
  readonly layout: Layout<ChartNode>;
  readonly isOpen: (id: string) => boolean;
  readonly rows: RowsByUnit;
  readonly faces: Faces;
}

const inkNames = [
  ...(['surface', 'surface-sunken', 'line-strong', 'line-control', 'accent', 'success', 'violet', 'info', 'warning', 'danger', 'danger-soft'] as const),
  ...(['text', 'text-muted', 'text-faint', 'warning-text', 'font'] as const),
] as const;
type Ink = (typeof inkNames)[number];

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colour: (ink: Ink) => string;
}

/** PNG of everything that is open. Throws when it is too large for the browser, or to be read in one picture. */
export async function drawChart(picture: Picture): Promise<Blob> {
  const { layout } = picture;
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
  const scale = Math.min(SHARP, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
  if (scale < LEAST_READ) throw new Error('too large a chart');
  const pen = penOf({ width: width * scale, height: height * scale });
  pen.context.scale(scale, scale);
  pen.context.translate(MARGIN, MARGIN);
  drawArea(pen, picture, { left: 0, top: 0, right: layout.width, bottom: layout.height });
  const blob = await new Promise<Blob | null>((done) => pen.context.canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return blob;
}

/** Sheets of A3, one after the other, as pixels: the same that go to a printer. */
export function* drawSheets(picture: Picture): Generator<PagePixels> {
  const { layout } = picture;
  const { scale, tiles } = paperTiles(layout, [...layout.boxes.values()].map(areaOf));
  const pen = penOf({ width: PAPER.width * SHARP, height: (PAPER.height + FOOT) * SHARP });
  const { context } = pen;
  const { width, height } = context.canvas;
  for (const [at, tile] of tiles.entries()) {
    context.setTransform(SHARP, 0, 0, SHARP, 0, 0);
    blank(pen);
    write(pen, footOf(at, tiles.length), { x: PAPER.width / 2, y: PAPER.height + FOOT * 0.7 }, { ink: 'text', font: '400 12px', room: PAPER.width, align: 'center' });
    context.save();
    context.beginPath();
    context.rect(0, 0, PAPER.width, PAPER.height);
    context.clip();
    context.scale(scale, scale);
    context.translate(-tile.left, -tile.top);
    drawArea(pen, picture, tile);
    context.restore();
    yield { width, height, data: context.getImageData(0, 0, width, height).data };
  }
}

/** A white canvas. */
function penOf({ width, height }: Size): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width);
  canvas.height = Math.floor(height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const pen: Pen = { context, colour: lightColours() };
  blank(pen);
  return pen;
}

/** Tokens of the light theme, whatever the screen shows: a picture goes on paper. */
function lightColours(): Pen['colour'] {
  const light = document.createElement('div');
  light.dataset['theme'] = 'default';
  document.body.append(light);
  const tokens = getComputedStyle(light);
  const known = new Map(inkNames.map((name) => [name, tokens.getPropertyValue(`--${name}`).trim()]));
  light.remove();
  return (name) => known.get(name) ?? '';
}

function blank({ context, colour }: Pen): void {
  context.fillStyle = colour('surface');
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** The part of the drawing that meets an area. */
function drawArea(pen: Pen, picture: Picture, area: Area): void {
  drawLines(pen, picture, area);
  for (const box of picture.layout.boxes.values()) if (meets(areaOf(box), area)) drawCard(pen, picture, box);
}

function drawLines({ context, colour }: Pen, { layout, look: { layer, marks }, rows }: Picture, area: Area): void {
  context.lineWidth = 1.5;
  const seen = layout.lines.filter((line) => meets(thick(line.area), area));
  context.strokeStyle = colour('line-strong');
  for (const { path } of seen) context.stroke(new Path2D(path));
  for (const { id, tip } of seen) {
    const [kind] = marks.get(id) ?? [];
    if (kind === undefined) continue;
    context.strokeStyle = colour(inks[kind]);
    context.setLineDash(dashes(kind));
    context.stroke(new Path2D(tip));
  }
  context.strokeStyle = colour('accent');
  context.setLineDash([2, 4]);
  for (const { path } of layer === 'posts' ? dottedLines(layout.boxes, rows) : []) context.stroke(new Path2D(path));
  context.setLineDash([]);
}

const inks = { created: 'success', moved: 'violet', renamed: 'info', retyped: 'warning', closed: 'danger' } as const;

/** What is new in its place is dashed (look 11). */
const dashes = (kind: Difference | undefined): number[] => (kind === 'created' || kind === 'moved' ? [5, 4] : []);

function drawCard(pen: Pen, { look, isOpen, rows, faces }: Picture, { node, x, y, height }: Box<ChartNode>): void {
  const { context, colour } = pen;
  const { unit, totals } = node;
  const kinds = look.marks.get(node.id) ?? [];
  const [kind] = kinds;
  context.fillStyle = colour(kind === 'closed' ? 'danger-soft' : 'surface');
  context.strokeStyle = colour(kind === undefined ? 'line-control' : inks[kind]);
  context.setLineDash(dashes(kind));
  context.lineWidth = 1.25;
  context.beginPath();
  context.roundRect(x, y, CARD_WIDTH, height, 10);
  context.fill();
  context.stroke();
  context.setLineDash([]);
  const vacancies = totals.vacancies > 0 ? messages.vacancies({ count: formatNumber(totals.vacancies) }) : '';
  pair(pen, { x, y: y + 18 }, [typeOf(unit, look.levelNames), kinds.length > 0 ? kinds.map((one) => messages.kinds[one]).join(' ') : vacancies], 'text-faint');
  write(pen, unit.organizationName, { x: x + CARD_WIDTH - PAD, y: y + 41 }, { ink: 'text', font: '600 13px', room: CARD_WIDTH - 2 * PAD });
  const leader = look.layer === 'leader' ? unit.managerName : null;
  const below = totals.units > 1 ? messages.units({ count: formatNumber(totals.units - 1) }) : '';
  const who = look.layer === 'leader' ? (leader ?? messages.noLeader) : below;
  if (leader !== null) drawFace(pen, faces, { name: leader, faceImage: unit.faceImage }, { x: x + CARD_WIDTH - PAD - FACE / 2, y: y + 62 });
  pair(pen, { x, y: y + 66, inset: leader === null ? 0 : BESIDE }, [who, `${formatNumber(totals.holders)} ${messages.of} ${formatNumber(totals.seats)}`], 'text-muted');
  if (look.layer === 'posts') {
    const { shown, rest } = rowsOnCard(unit, rows.get(node.id) ?? []);
    const placeOf = (at: number): Place => ({ x, y: y + CARD_HEIGHT + at * ROW_HEIGHT });
    for (const [at, row] of shown.entries()) drawPost(pen, row, faces, placeOf(at));
    if (rest > 0)
      write(
        pen,
        messages.morePosts({ count: formatNumber(rest) }),
        { x: x + CARD_WIDTH - PAD, y: placeOf(shown.length).y + 22 },
        { ink: 'text-faint', font: '400 11px', room: CARD_WIDTH },
      );
  }
  if (node.children.length > 0 && !isOpen(node.id)) more(pen, messages.units({ count: formatNumber(node.children.length) }), { x: x + CARD_WIDTH / 2, y: y + height });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The photo in a circle, or else the first letter of the name. */
function drawFace(pen: Pen, faces: Faces, { name, faceImage }: { readonly name: string; readonly faceImage: string | null }, { x, y }: Place): void {
  const { context, colour } = pen;
  const face = faces.get(faceImage ?? '');
  context.save();
  context.beginPath();
  context.arc(x, y, FACE / 2, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = colour('surface-sunken');
  context.fill();
  if (face === undefined) write(pen, [...name][0] ?? '', { x, y: y + 4 }, { ink: 'text-muted', font: '400 11px', room: FACE, align: 'center' });
  else {
    const side = Math.min(face.width, face.height);
    context.drawImage(face, (face.width - side) / 2, (face.height - side) / 2, side, side, x - FACE / 2, y - FACE / 2, FACE, FACE);
  }
  context.restore();
}

function drawPost(pen: Pen, { post, holder, depth }: PostRow, faces: Faces, { x, y }: Place): void {
  const edge = PAD + Math.min(depth, 3) * 10;
  const inset = edge + BESIDE;
  if (holder !== undefined) drawFace(pen, faces, { name: holder.fullName, faceImage: holder.faceImage }, { x: x + CARD_WIDTH - edge - FACE / 2, y: y + ROW_HEIGHT / 2 });
  const room = CARD_WIDTH - inset - PAD;
  write(pen, post.description, { x: x + CARD_WIDTH - inset, y: y + 14 }, { ink: 'text', font: '400 11px', room });
  write(pen, holder?.fullName ?? messages.vacant, { x: x + CARD_WIDTH - inset, y: y + 30 }, { ink: holder === undefined ? 'warning-text' : 'text-muted', font: '400 11px', room });
}

/** One text at the start of a line, one at its end. */
function pair(pen: Pen, { x, y, inset = 0 }: Place & { readonly inset?: number }, [start, end]: readonly [string, string], ink: Ink): void {
  const used = write(pen, end, { x: x + PAD, y }, { ink, font: '400 12px', room: CARD_WIDTH / 2, align: 'left' });
  write(pen, start, { x: x + CARD_WIDTH - PAD - inset, y }, { ink, font: '400 12px', room: CARD_WIDTH - 2 * PAD - inset - used - 8 });
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
  readonly ink: Ink;
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

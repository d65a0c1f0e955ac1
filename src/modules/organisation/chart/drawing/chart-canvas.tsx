import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import unseen from '#ui/unseen/unseen.module.css';
import messages from '../chart-page.messages.fa.ts';
import { dottedLines } from '../chart-posts.rules.ts';
import { type ChartNode, type ChartTree, neighbour } from '../chart-tree.rules.ts';
import { centred, fitted, isWhole, openedAt, opened as openedView, revealed, seen, zoomed } from '../chart-view.rules.ts';
import type { Target } from '../use-chart.ui.ts';
import type { ChartPosts } from '../use-chart-posts.ui.ts';
import styles from './chart-canvas.module.css';
import { Card, type CardLook, type CardProps } from './chart-card.tsx';
import { areaOf, type Box, type Layout } from './chart-layout.rules.ts';
import { meets, thick } from './chart-lines.rules.ts';
import { ChartMap, outlines } from './chart-map.tsx';
import { type Carried, type Carrying, useCarry } from './use-carry.ui.ts';
import { sizeOf, usePanZoom } from './use-pan-zoom.ui.ts';

/** Below it nobody reads a card: all of them are one path. */
const FAR = 0.22;
const ZOOM = 1.25;
/** The posts of what is passed by are not asked for. */
const REST_MS = 150;

export interface ChartCanvasProps extends CardLook {
  tree: ChartTree;
  layout: Layout<ChartNode>;
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
  /** The card that has the keyboard. */
  current: string;
  onCurrent: (id: string) => void;
  onOpen: (id: string, anchor: HTMLElement) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
  /** A card to be brought into the middle, each time anew. */
  target: Target | undefined;
  posts: ChartPosts;
  /** Units are put under others by hand. */
  carrying?: Carrying | undefined;
}

/** The sheet of the chart: moved and enlarged; only what is seen of it stands on the page. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { tree, layout, isOpen, onToggle, current, onCurrent, target, posts, layer } = props;
  const host = useRef<HTMLDivElement>(null);
  const { view, setView, size } = usePanZoom(host, (window) => openedView(layout, window, layout.boxes.get(tree.roots[0]?.id ?? '')));
  const isFar = view.scale < FAR;
  const area = seen(view, size);
  const drawn = [...layout.boxes.values()].filter((box) => box.node.id === current || (!isFar && meets(areaOf(box), area)));
  useSteady(layout, setView);
  useTarget(target, ({ id, isOwn }) => {
    const box = layout.boxes.get(id);
    const window = sizeOf(host.current);
    if (box === undefined || (isOwn === true && isWhole(layout, window))) return;
    setView((old) => (isOwn === true ? openedAt(layout, window, areaOf(box)) : centred(old, window, areaOf(box))));
  });
  useWanted(layer === 'posts' && !isFar ? drawn.map(({ node }) => node.id) : [], posts);
  const focusNext = useFocus(host, current);
  const go = (node: ChartNode | undefined): void => {
    if (node === undefined || !layout.boxes.has(node.id)) return;
    focusNext();
    onCurrent(node.id);
  };
  const onFocus = useCallback(
    (id: string) => {
      onCurrent(id);
      const box = layout.boxes.get(id);
      if (box !== undefined) setView((old) => revealed(old, size, areaOf(box)));
    },
    [onCurrent, layout, size, setView],
  );
  const carry = useCarry(host, props.carrying);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number): void => setView((old) => zoomed(old, factor, middle));
  const whole = (): void => setView(fitted(layout, size));
  const goTo = ({ x, y }: { readonly x: number; readonly y: number }): void => setView((old) => centred(old, size, { left: x, right: x, top: y, bottom: y }));
  return (
    <>
      <div ref={host} className={styles.canvas} dir="ltr">
        <div
          role="tree"
          aria-label={messages.chart}
          aria-description={messages.chartHelp}
          className={styles.sheet}
          style={{ width: layout.width, height: layout.height, transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onKeyDown={(event) => onKey(event, props, { go, zoom, whole, carry })}
        >
          <Lines {...props} isFar={isFar} area={area} />
          {drawn.map((box) => (
            <Card
              key={box.node.id}
              {...box}
              {...lookOf(props)}
              isOpen={box.node.children.length === 0 ? undefined : isOpen(box.node.id)}
              isCurrent={box.node.id === current}
              hand={handOf(box.node.id, carry.carried, props)}
              rows={posts.rows.get(box.node.id)}
              onToggle={onToggle}
              onOpen={props.onOpen}
              onMenu={props.onMenu}
              onFocus={onFocus}
            />
          ))}
        </div>
        <Zoom zoom={zoom} whole={whole} />
        {props.carrying === undefined ? null : <InHand carried={carry.carried} tree={tree} />}
      </div>
      <ChartMap layout={layout} area={area} onGo={goTo} />
    </>
  );
}

/** What is in the hand: said, and drawn beside the pointer. */
function InHand({ carried, tree }: { carried: Carried | undefined; tree: ChartTree }) {
  const name = tree.nodes.get(carried?.id ?? '')?.unit.organizationName ?? '';
  return (
    <>
      <p role="status" className={cx(carried === undefined || carried.at !== undefined ? unseen.unseen : styles.taken)} dir="rtl">
        {carried === undefined ? '' : messages.taken({ name })}
      </p>
      {carried?.at === undefined ? null : (
        <span aria-hidden="true" className={styles.hand} style={{ left: carried.at.x, top: carried.at.y }} dir="rtl">
          {name}
        </span>
      )}
    </>
  );
}

/** How a card looks while one is carried: itself, or where it may or may not be put. */
function handOf(id: string, carried: Carried | undefined, { carrying, current }: Pick<ChartCanvasProps, 'carrying' | 'current'>): CardProps['hand'] {
  if (carried === undefined) return undefined;
  if (carried.id === id) return 'carried';
  if ((carried.at === undefined ? current : carried.overId) !== id) return undefined;
  return carrying?.mayDrop(carried.id, id) ? 'target' : 'refused';
}

function Zoom({ zoom, whole }: Pick<Keys, 'zoom' | 'whole'>) {
  return (
    <div className={styles.zoom} dir="rtl">
      <IconButton size="sm" label={messages.zoomIn} icon={Plus} onPress={() => zoom(ZOOM)} />
      <IconButton size="sm" label={messages.zoomOut} icon={Minus} onPress={() => zoom(1 / ZOOM)} />
      <IconButton size="sm" label={messages.whole} icon={Maximize} onPress={whole} />
    </div>
  );
}

export const lookOf = ({ layer, levelNames, marks, found }: CardLook): CardLook => ({ layer, levelNames, marks, found });

interface Keys {
  node: ChartNode;
  isOpen: boolean;
  roots: readonly ChartNode[];
  go: (node: ChartNode | undefined) => void;
  zoom: (factor: number) => void;
  whole: () => void;
  toggle: () => void;
}

/** A key on a card. */
function onKey(
  event: KeyboardEvent,
  { tree, current, isOpen, onToggle, onOpen, onMenu }: ChartCanvasProps,
  { carry, ...ways }: Pick<Keys, 'go' | 'zoom' | 'whole'> & { readonly carry: ReturnType<typeof useCarry> },
): void {
  const node = tree.nodes.get(current);
  if (handKey(event, current, carry)) return;
  if (node === undefined || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
  const act = keys({ ...ways, node, isOpen: isOpen(current), toggle: () => onToggle(current), roots: tree.roots })[event.key];
  if (event.key === 'Enter') (event.shiftKey ? onMenu : onOpen)(current, event.target);
  else if (act === undefined) return;
  else act();
  event.preventDefault();
}

/** Cut takes a card up; paste or Enter puts it under the current one, Escape puts it back. Keys by their place: letters are Persian. */
function handKey(event: KeyboardEvent, current: string, { carried, take, put, cancel }: ReturnType<typeof useCarry>): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const act =
    carried === undefined
      ? isCommand && event.code === 'KeyX' && (() => take(current))
      : (event.key === 'Enter' && !event.shiftKey) || (isCommand && event.code === 'KeyV')
        ? () => put(current)
        : event.key === 'Escape' && cancel;
  if (!act) return false;
  act();
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Arrows follow the drawing: the first of those below stands at the right. */
function keys({ node, isOpen, roots, go, zoom, whole, toggle }: Keys): Readonly<Record<string, () => void>> {
  return {
    ArrowUp: () => go(neighbour(node, 'up', roots)),
    ArrowDown: () => (node.children.length > 0 && !isOpen ? toggle() : go(neighbour(node, 'down', roots))),
    ArrowLeft: () => go(neighbour(node, 'forward', roots)),
    ArrowRight: () => go(neighbour(node, 'back', roots)),
    Home: () => go(roots[0]),
    ' ': () => (node.children.length > 0 ? toggle() : undefined),
    '+': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
    '0': whole,
  };
}

/** Moves the focus after the keys have chosen another card and it stands on the page. */
function useFocus(host: React.RefObject<HTMLElement | null>, current: string): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    host.current?.querySelector<HTMLElement>(`[data-unit="${current}"]`)?.focus({ preventScroll: true });
  }, [host, current]);
  return () => {
    isWanted.current = true;
  };
}

/** What was opened or closed stays under the pointer while the sheet around it is laid out anew. */
function useSteady(layout: Layout<ChartNode>, setView: ReturnType<typeof usePanZoom>['setView']): void {
  const old = useRef(layout);
  useLayoutEffect(() => {
    const before = old.current;
    old.current = layout;
    if (before === layout) return;
    const anchor = anchorOf(before, layout);
    if (anchor === undefined) return;
    const [was, is] = anchor;
    setView(({ x, y, scale }) => ({ scale, x: x + (was.x - is.x) * scale, y: y + (was.y - is.y) * scale }));
  }, [layout, setView]);
}

/** The card above what appeared or went; the top one when the change is elsewhere. */
function anchorOf(before: Layout<ChartNode>, after: Layout<ChartNode>): readonly [Box<ChartNode>, Box<ChartNode>] | undefined {
  const [more, less] = before.boxes.size > after.boxes.size ? [before, after] : [after, before];
  const fresh = [...more.boxes.values()].find(({ node }) => !less.boxes.has(node.id));
  const id = fresh?.node.parent?.id ?? [...after.boxes.keys()][0] ?? '';
  const [was, is] = [before.boxes.get(id), after.boxes.get(id)];
  return was === undefined || is === undefined ? undefined : [was, is];
}

function useTarget(target: ChartCanvasProps['target'], bring: (target: Target) => void): void {
  const latest = useRef(bring);
  latest.current = bring;
  useEffect(() => {
    if (target !== undefined) latest.current(target);
  }, [target]);
}

function useWanted(ids: readonly string[], { rows, want }: ChartPosts): void {
  const missing = ids.filter((id) => !rows.has(id)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    // a refusal is told by the hook that asks
    const timer = setTimeout(() => void want(missing.split(' ')).catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [missing, want]);
}

type LinesProps = Pick<ChartCanvasProps, 'layout' | 'marks' | 'posts' | 'layer' | 'found'> & { isFar: boolean; area: ReturnType<typeof seen> };

function Lines({ layout, marks, posts, layer, found, isFar, area }: LinesProps) {
  const far = useMemo(() => ({ lines: layout.lines.map(({ path }) => path).join(''), boxes: outlines([...layout.boxes.values()]) }), [layout]);
  const dotted = useMemo(() => (layer === 'posts' ? dottedLines(layout.boxes, posts.rows) : []), [layer, layout, posts.rows]);
  return (
    <svg aria-hidden="true" className={styles.lines} width={layout.width} height={layout.height}>
      {isFar ? (
        <>
          <path d={far.lines} className={styles.far} />
          <path d={far.boxes} className={styles.boxes} />
          <path d={outlines([...found].flatMap((id) => layout.boxes.get(id) ?? []))} className={styles.foundBoxes} />
        </>
      ) : (
        layout.lines
          .filter((line) => meets(thick(line.area), area))
          .flatMap(({ id, path, tip }) => [
            <path key={id} d={path} />,
            ...(marks.get(id) ?? []).slice(0, 1).map((kind) => <path key={`${id} ${kind}`} d={tip} className={styles[kind]} />),
          ])
      )}
      {isFar ? null : dotted.map(({ id, path }) => <path key={id} d={path} className={styles.dotted} />)}
    </svg>
  );
}

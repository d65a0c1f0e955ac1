import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Flow, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import { type Drawing, drawingOf, mirrored, type Way } from '#kernel/workflow/layout.ts';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import unseen from '#ui/unseen/unseen.module.css';
import { inReadingOrder, isTask, middleOf, type NodeStates, namePlace, nodeName, wayName, waysOn } from './diagram.ts';
import { DiagramNode } from './diagram-node.tsx';
import messages from './process-diagram.messages.fa.ts';
import styles from './process-diagram.module.css';

export interface ProcessDiagramProps {
  /** Name of the process. */
  name: string;
  /** Without faults (`faultsOf`). */
  definition: ProcessDefinition;
  /** Where things stand, mirrored for right to left; computed when it is not given. */
  layout?: Drawing | undefined;
  /** Marks by node id. */
  states?: NodeStates | undefined;
  /** Node that is chosen beside the diagram. */
  selected?: string | undefined;
  /** Nodes can be chosen. */
  onSelect?: ((nodeId: string) => void) | undefined;
  /** Something is put on a way; each that takes it shows where, for a pointer and for the keys. */
  onInsert?: ((way: Flow) => void) | undefined;
  insertable?: ((way: Flow) => boolean) | undefined;
}

const LEAST = 0.25;
const MOST = 2;
const STEP = 1.25;
/** A diagram is opened no smaller than one can read; on a phone, where that would be a corner of it, as a whole. */
const READABLE = 0.9;
type Scale = number | 'opened' | 'fit';
/** Width of the drawing in its window: what the stylesheet can find out need not be measured. */
const sizeOf = (scale: Scale, width: number): string => (typeof scale === 'number' ? `${width * scale}px` : `clamp(${scale === 'fit' ? 0 : width * READABLE}px, 100%, ${width}px)`);
const limited = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** Scrolls the window of the diagram, and nothing around it, until the node stands in its middle. */
function reveal(view: HTMLElement, nodeId: string): void {
  const node = [...view.querySelectorAll('[data-node]')].find((element) => element.getAttribute('data-node') === nodeId);
  if (!node) return;
  const [around, place] = [view.getBoundingClientRect(), node.getBoundingClientRect()];
  view.scrollLeft += place.left + place.width / 2 - (around.left + around.width / 2);
  view.scrollTop += place.top + place.height / 2 - (around.top + around.height / 2);
}

/** A process as a diagram, from right to left, in a box of its own that scrolls; as a list for whoever hears it. Guide engines 1.7. */
export function ProcessDiagram({ name, definition, layout, states = {}, selected, onSelect, onInsert, insertable }: ProcessDiagramProps) {
  const drawing = useMemo(() => layout ?? mirrored(drawingOf(definition)), [layout, definition]);
  const [scale, setScale] = useState<Scale>(useIsNarrow() ? 'fit' : 'opened');
  const host = useRef<SVGSVGElement>(null);
  const zoom = (factor: number): void => setScale((old) => limited((typeof old === 'number' ? old : (host.current?.clientWidth || drawing.width) / drawing.width) * factor));
  const at = (state: string) => definition.nodes.find(({ id }) => states[id] === state)?.id;
  const shown = selected ?? at('incident') ?? at('current') ?? at('added') ?? at('changed');
  // what one opens it for is in its middle, also when its window becomes wider or narrower
  useLayoutEffect(() => {
    const view = host.current?.parentElement;
    if (!view || shown === undefined) return;
    let room: number | undefined;
    const observer = new ResizeObserver(() => {
      if (view.clientWidth !== room) reveal(view, shown);
      room = view.clientWidth;
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [shown]);
  const { width, height } = drawing;
  return (
    <figure className={styles.figure} aria-label={messages.diagram(name)}>
      <div className={styles.tools} role="toolbar" aria-label={messages.tools}>
        <IconButton size="sm" label={messages.zoomIn} icon={ZoomIn} onPress={() => zoom(STEP)} />
        <IconButton size="sm" label={messages.zoomOut} icon={ZoomOut} onPress={() => zoom(1 / STEP)} />
        <IconButton size="sm" label={messages.fit} icon={Maximize} isOn={scale === 'fit'} onPress={() => setScale((old) => (old === 'fit' ? 'opened' : 'fit'))} />
      </div>
      <div className={styles.window}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of drawn elements, not of fields */}
        <svg
          ref={host}
          role="group"
          aria-label={messages.diagram(name)}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          style={{ '--drawing-size': sizeOf(scale, width) } as CSSProperties}
        >
          <Ways definition={definition} ways={drawing.ways} />
          <Nodes definition={definition} drawing={drawing} states={states} selected={selected} onSelect={onSelect} onInsert={onInsert} insertable={insertable} />
        </svg>
      </div>
      <DiagramList name={name} definition={definition} drawing={drawing} states={states} />
    </figure>
  );
}

/** Corners of a way, rounded. */
const lineOf = ({ points }: Way): string => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function Ways({ definition: { flows }, ways }: { definition: ProcessDefinition; ways: readonly Way[] }) {
  const arrow = useId();
  return (
    <g>
      <marker id={arrow} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
        <path d="M0 0 10 5 0 10z" className={styles.arrow} />
      </marker>
      {ways.map((way) => (
        <path key={way.id} d={lineOf(way)} className={styles.way} markerEnd={`url(#${arrow})`} />
      ))}
      {ways.map((way) => {
        const text = wayName(flows, way.id);
        return text === undefined ? null : (
          <text key={way.id} {...namePlace(way, text)} className={styles.name}>
            {text}
          </text>
        );
      })}
    </g>
  );
}

type NodesProps = Pick<ProcessDiagramProps, 'definition' | 'selected' | 'onSelect' | 'onInsert' | 'insertable'> & { drawing: Drawing; states: NodeStates };

/** Where the keys come to: an element, or a way on which something may be put. */
interface Stop {
  readonly id: string;
  readonly act: (() => void) | undefined;
}

const paces: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** One place for the tab key; arrows lead to the next and the one before, as they are read. */
function useStops(stops: readonly Stop[], selected: string | undefined) {
  const [focused, setFocused] = useState<string>();
  const group = useRef<SVGGElement>(null);
  const current = stops.find(({ id }) => id === focused)?.id ?? stops.find(({ id }) => id === selected)?.id ?? stops[0]?.id;
  const onKeyDown = (event: KeyboardEvent, { id, act }: Stop): void => {
    const by = paces[event.key];
    const isAct = (event.key === 'Enter' || event.key === ' ') && act !== undefined;
    if (!isAct && by === undefined) return;
    event.preventDefault();
    if (isAct) act();
    if (by === undefined) return;
    const next = stops[Math.min(stops.length - 1, Math.max(0, stops.findIndex((stop) => stop.id === id) + by))];
    [...(group.current?.querySelectorAll<SVGGElement>('[data-stop]') ?? [])].find((element) => element.dataset['stop'] === next?.id)?.focus();
  };
  const propsOf = (id: string) => {
    const stop = stops.find((one) => one.id === id);
    return {
      'data-stop': id,
      tabIndex: id === current ? 0 : -1,
      onFocus: () => setFocused(id),
      onKeyDown: (event: KeyboardEvent) => (stop === undefined ? undefined : onKeyDown(event, stop)),
    };
  };
  return { group, propsOf };
}

function Nodes({ definition, drawing, states, selected, onSelect, onInsert, insertable }: NodesProps) {
  const ordered = useMemo(() => inReadingOrder(definition, drawing), [definition, drawing]);
  const open = onInsert === undefined ? [] : definition.flows.filter((way) => insertable?.(way) ?? true);
  const stops = ordered.flatMap(({ id }): Stop[] => [
    { id, act: onSelect && (() => onSelect(id)) },
    ...open.filter(({ from }) => from === id).map((way) => ({ id: way.id, act: () => onInsert?.(way) })),
  ]);
  const { group, propsOf } = useStops(stops, selected);
  const boxOf = (id: string) => drawing.boxes.find((box) => box.id === id);
  const nameOf = (id: string): string => definition.nodes.filter((node) => node.id === id).map((node) => nodeName(node))[0] ?? id;
  // what lies inside stands above what it lies in
  const drawn = [...ordered].sort((a, b) => Number(b.kind === 'subProcess') - Number(a.kind === 'subProcess') || Number('on' in a) - Number('on' in b));
  return (
    <g ref={group}>
      {drawn.map((node) => {
        const [box, state] = [boxOf(node.id), states[node.id]];
        return box === undefined ? null : (
          <g
            key={node.id}
            {...(onSelect ? { role: 'button', 'aria-pressed': node.id === selected, onClick: () => onSelect(node.id) } : { role: 'img' })}
            {...propsOf(node.id)}
            aria-label={nodeName(node, state)}
            data-node={node.id}
            data-mark={state}
            className={cx(styles.node, onSelect && styles.choosable, node.id === selected && styles.selected)}
          >
            <DiagramNode node={node} box={box} state={state} />
          </g>
        );
      })}
      {open.map((way) => {
        const line = drawing.ways.find(({ id }) => id === way.id);
        if (line === undefined) return null;
        const { x, y } = middleOf(line);
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
          <g
            key={way.id}
            role="button"
            aria-label={messages.insert(nameOf(way.from), nameOf(way.to))}
            {...propsOf(way.id)}
            className={styles.insert}
            onClick={() => onInsert?.(way)}
          >
            <circle cx={x} cy={y} r="13" className={styles.reach} />
            <circle cx={x} cy={y} r="9" className={styles.plus} />
            <path d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} className={styles.sign} />
          </g>
        );
      })}
    </g>
  );
}

/** The same in words: each element, how it stands, and where one comes from it. */
function DiagramList({ name, definition, drawing, states }: { name: string; definition: ProcessDefinition; drawing: Drawing; states: NodeStates }) {
  const nameOf = (node: ProcessNode): string => nodeName(node);
  const known = new Map(definition.nodes.map((node) => [node.id, node]));
  return (
    <details className={styles.words}>
      <summary>{messages.asList}</summary>
      <ol aria-label={messages.diagram(name)}>
        {inReadingOrder(definition, drawing).map((node) => {
          const on = 'on' in node ? known.get(node.on) : undefined;
          const ways = waysOn(definition, node.id).map((way) => (way.name === undefined ? nameOf(way.to) : messages.way(way.name, nameOf(way.to))));
          return (
            <li key={node.id} className={cx(isTask(node.kind) && styles.task)}>
              {nodeName(node, states[node.id])}
              {on === undefined ? '' : ` (${messages.on(nameOf(on))})`}
              {ways.length === 0 ? null : (
                <span className={styles.next}>
                  <span className={unseen.unseen}>{messages.separator}</span>
                  {`${messages.next}: ${ways.join(messages.separator)}`}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

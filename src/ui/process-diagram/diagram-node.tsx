import { Bell, Check, CircleAlert, Clock, Cog, Diff, type LucideIcon, Mail, Minus, Plus, TriangleAlert, UserRound, Users, Workflow, Zap } from 'lucide-react';
import type { NodeKind, ProcessNode } from '#kernel/workflow/definition.ts';
import type { Box } from '#kernel/workflow/layout.ts';
import { isGateway, isTask, type NodeState, titleOf } from './diagram.ts';
import styles from './process-diagram.module.css';

const stateIcons = {
  done: Check,
  current: Bell,
  incident: TriangleAlert,
  fault: CircleAlert,
  added: Plus,
  removed: Minus,
  changed: Diff,
} as const satisfies Record<NodeState, LucideIcon>;

interface ShapeProps {
  node: ProcessNode;
  box: Box;
}

/** A picture in the middle of a place. */
function Glyph({ of: Picture, x, y, size }: { of: LucideIcon; x: number; y: number; size: number }) {
  return <Picture x={x - size / 2} y={y - size / 2} size={size} className={styles.glyph} />;
}

const taskIcons: Partial<Record<NodeKind, LucideIcon>> = { service: Cog, call: Workflow };

function TaskShape({ node, box: { x, y, width, height } }: ShapeProps) {
  const icon = node.kind === 'user' && node.many ? Users : (taskIcons[node.kind] ?? UserRound);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" className={styles.shape} />
      {node.kind === 'call' ? <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="6" className={styles.inner} /> : null}
      <Glyph of={icon} x={x + width - 13} y={y + 13} size={14} />
      {/* words that wrap: SVG has none of its own */}
      <foreignObject x={x + 6} y={y + 3} width={width - 12} height={height - 6}>
        <div className={styles.label}>
          <span dir="auto" title={titleOf(node)}>
            {titleOf(node)}
          </span>
        </div>
      </foreignObject>
    </>
  );
}

function EventShape({ node: { kind, name }, box: { x, y, width, height } }: ShapeProps) {
  const [cx, cy, r] = [x + width / 2, y + height / 2, width / 2];
  const isDouble = kind === 'timer' || kind === 'message' || kind === 'boundaryTimer' || kind === 'boundaryError';
  const icon = kind === 'timer' || kind === 'boundaryTimer' ? Clock : kind === 'message' ? Mail : kind === 'boundaryError' ? Zap : undefined;
  const isEnd = kind === 'end' || kind === 'terminate';
  return (
    <>
      <circle cx={cx} cy={cy} r={r} className={isEnd ? styles.end : styles.shape} />
      {isDouble ? <circle cx={cx} cy={cy} r={r - 3} className={styles.inner} /> : null}
      {kind === 'terminate' ? <circle cx={cx} cy={cy} r={r - 7} className={styles.solid} /> : null}
      {icon === undefined ? null : <Glyph of={icon} x={cx} y={cy} size={16} />}
      {name === undefined || kind.startsWith('boundary') ? null : <NameBelow name={name} x={cx} y={y + height} />}
    </>
  );
}

const signs = {
  exclusive: 'M-6 -6 6 6M6 -6 -6 6',
  parallel: 'M0 -9V9M-9 0H9',
  inclusive: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
} as const;

function GatewayShape({ node: { kind, name }, box: { x, y, width, height } }: ShapeProps) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <>
      <path d={`M${cx} ${y}L${x + width} ${cy}L${cx} ${y + height}L${x} ${cy}Z`} className={styles.shape} />
      {isGateway(kind) ? <path d={signs[kind]} transform={`translate(${cx} ${cy})`} className={styles.sign} /> : null}
      {name === undefined ? null : <NameBelow name={name} x={cx} y={y + height} />}
    </>
  );
}

function ScopeShape({ node: { name }, box: { x, y, width, height } }: ShapeProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="10" className={styles.scope} />
      {name === undefined ? null : (
        <text x={x + width / 2} y={y + 18} className={styles.name}>
          {name}
        </text>
      )}
    </>
  );
}

const NAME_WIDTH = 100;

function NameBelow({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <foreignObject x={x - NAME_WIDTH / 2} y={y + 1} width={NAME_WIDTH} height="34" className={styles.below}>
      <div className={styles.belowText} dir="auto">
        {name}
      </div>
    </foreignObject>
  );
}

function Shape(props: ShapeProps) {
  const { kind } = props.node;
  if (isTask(kind)) return <TaskShape {...props} />;
  if (isGateway(kind)) return <GatewayShape {...props} />;
  return kind === 'subProcess' ? <ScopeShape {...props} /> : <EventShape {...props} />;
}

/** One element, with the mark of its state at the corner where reading begins: never by colour alone. */
export function DiagramNode({ node, box, state }: ShapeProps & { state: NodeState | undefined }) {
  return (
    <>
      <Shape node={node} box={box} />
      {state === undefined ? null : (
        <g className={styles.mark}>
          <circle cx={box.x + 2} cy={box.y + 2} r="9" />
          <Glyph of={stateIcons[state]} x={box.x + 2} y={box.y + 2} size={12} />
        </g>
      )}
    </>
  );
}

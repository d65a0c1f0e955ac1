/** Empty places of a diagram that came from elsewhere, filled in element by element. Pure. */
import { z } from '#kernel/schema.ts';
import type { Flow, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const MAX_OUTCOMES = 8;

/** What is said of an element, by its kind; durations are ISO 8601 in working time. */
export const fillSchema = z.union([
  z.strictObject({
    kind: z.literal('user'),
    name: text(120),
    who: text(500),
    form: text(80),
    outcomes: z.array(z.strictObject({ answer: text(40), name: text(60), isRefusal: z.boolean() })).check(z.maxLength(MAX_OUTCOMES)),
  }),
  z.strictObject({ kind: z.literal('service'), name: text(120), handler: text(80), runs: z.enum(['now', 'later']) }),
  z.strictObject({ kind: z.literal('call'), name: text(120), process: text(60) }),
  z.strictObject({ kind: z.literal('timer'), name: text(120), after: text(20) }),
  z.strictObject({ kind: z.literal('message'), name: text(120), message: text(80) }),
  /** A way out of a gateway: its condition, or the way that is gone when no other one is. */
  z.strictObject({ kind: z.literal('flow'), name: text(120), condition: text(1000), isOtherwise: z.boolean() }),
]);
export type Fill = z.infer<typeof fillSchema>;

const kindOf = ({ kind }: ProcessNode): string => (kind === 'boundaryTimer' ? 'timer' : kind);

function filledNode(node: ProcessNode, fill: Fill): ProcessNode {
  const { kind: _kind, name, ...said } = fill;
  const { name: _name, ...rest } = node;
  return { ...rest, ...(name === '' ? {} : { name }), ...(fill.kind === 'user' ? { ...said, outcomes: fill.outcomes.map(outcomeOf) } : said) } as ProcessNode;
}

const outcomeOf = ({ answer: id, name, isRefusal }: { readonly answer: string; readonly name: string; readonly isRefusal: boolean }) => ({
  id,
  name,
  ...(isRefusal ? { isRefusal } : {}),
});

function filledFlow({ condition: _condition, name: _name, ...flow }: Flow, { name, condition, isOtherwise }: Extract<Fill, { kind: 'flow' }>): Flow {
  return { ...flow, ...(name === '' ? {} : { name }), ...(isOtherwise || condition === '' ? {} : { condition }) };
}

/** The gateway that a way leaves takes it otherwise, or no longer. */
function turned(node: ProcessNode, flow: Flow, isOtherwise: boolean): ProcessNode {
  if (node.id !== flow.from || (node.kind !== 'exclusive' && node.kind !== 'inclusive')) return node;
  if (isOtherwise) return { ...node, otherwise: flow.id };
  const { otherwise, ...rest } = node;
  return otherwise === flow.id ? rest : node;
}

/** The definition with one element filled in, and the element before and after; undefined where none of this kind has the id. */
export function filledIn(
  { nodes, flows }: ProcessDefinition,
  id: string,
  fill: Fill,
): { readonly definition: ProcessDefinition; readonly change: readonly [unknown, unknown] } | undefined {
  if (fill.kind === 'flow') {
    const flow = flows.find((one) => one.id === id);
    if (flow === undefined) return undefined;
    const next = filledFlow(flow, fill);
    // of a way that was taken otherwise before, the condition is asked for anew
    return { definition: { nodes: nodes.map((node) => turned(node, flow, fill.isOtherwise)), flows: flows.map((one) => (one === flow ? next : one)) }, change: [flow, next] };
  }
  const node = nodes.find((one) => one.id === id);
  if (node === undefined || kindOf(node) !== fill.kind) return undefined;
  const next = filledNode(node, fill);
  return { definition: { nodes: nodes.map((one) => (one === node ? next : one)), flows }, change: [node, next] };
}

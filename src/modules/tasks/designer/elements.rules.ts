/** What of a diagram can be filled in, and the steps that its tasks stand for where a field wants a list. Pure. */
import type { Flow, NodeOf, ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { AskStep } from '#kernel/workflow/steps.ts';

export type FilledNode = NodeOf<'user' | 'service' | 'call' | 'timer' | 'boundaryTimer' | 'message'>;
export type DiagramElement =
  | { readonly is: 'node'; readonly id: string; readonly node: FilledNode }
  | { readonly is: 'flow'; readonly id: string; readonly flow: Flow; readonly isOtherwise: boolean };

const fillable: ReadonlySet<string> = new Set(['user', 'service', 'call', 'timer', 'boundaryTimer', 'message']);

/** In the order of the diagram: what waits for somebody or something, and the ways that are chosen. */
export function elementsOf({ nodes, flows }: ProcessDefinition): readonly DiagramElement[] {
  return nodes.flatMap((node): DiagramElement[] => {
    if (fillable.has(node.kind)) return [{ is: 'node', id: node.id, node: node as FilledNode }];
    if (node.kind !== 'exclusive' && node.kind !== 'inclusive') return [];
    const out = flows.filter(({ from }) => from === node.id);
    return out.length < 2 ? [] : out.map((flow) => ({ is: 'flow', id: flow.id, flow, isOtherwise: node.otherwise === flow.id }));
  });
}

/** The tasks as steps, the one that is written last: any other may come before it. */
export function asksIn({ nodes }: ProcessDefinition, writtenId: string): readonly AskStep[] {
  const asks = nodes.filter((node): node is NodeOf<'user'> => node.kind === 'user');
  const listed = [...asks.filter(({ id }) => id !== writtenId), ...asks.filter(({ id }) => id === writtenId)];
  return listed.map(({ id, name = id, who, form, outcomes }) => ({
    is: 'ask',
    id,
    title: name,
    who,
    form,
    outcomes: outcomes.map((one) => ({ id: one.id, name: one.name, leads: 'on' })),
  }));
}

/** Where a way leads from and to, by name. */
export function wayNames({ nodes }: ProcessDefinition, { from, to }: Flow): { readonly from: string; readonly to: string } {
  const nameOf = (id: string): string => nodes.find((node) => node.id === id)?.name ?? id;
  return { from: nameOf(from), to: nameOf(to) };
}

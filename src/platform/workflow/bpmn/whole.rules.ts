/**
 * A diagram of another program made whole where BPMN says more by saying less than the engine: ways round what is left out, beginnings and ends that
 * are not drawn, several ways out of a task, names that conditions cannot write. What this product has written comes out as it went in. Pure.
 */
import type { Flow, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';

interface Drawn {
  readonly nodes: readonly ProcessNode[];
  readonly flows: readonly Flow[];
}

const isEnd = ({ kind }: ProcessNode): boolean => kind === 'end' || kind === 'terminate';
const isOnEdge = (node: ProcessNode): boolean => 'on' in node;
const isGateway = ({ kind }: ProcessNode): boolean => kind === 'exclusive' || kind === 'parallel' || kind === 'inclusive';
const withoutCondition = ({ condition: _, ...flow }: Flow): Flow => flow;

/** Larger ones are not looked at any closer; publishing refuses them. */
const MAX_ELEMENTS = 2_000;
const MAX_BRIDGES = 100;

/** Ways that led through an element lead past it. */
function past(flows: readonly Flow[], gone: string): readonly Flow[] {
  const into = flows.filter(({ from, to }) => to === gone && from !== gone);
  const out = flows.filter(({ from, to }) => from === gone && to !== gone);
  // a crowd of ways through one element is nobody's process
  if (into.length * out.length > MAX_BRIDGES) return flows.filter(({ from, to }) => from !== gone && to !== gone);
  const bridges = into.flatMap((one) =>
    out.map((other): Flow => {
      const condition = one.condition ?? other.condition;
      return { ...withoutCondition(one), id: out.length === 1 ? one.id : `${one.id}_${other.id}`, to: other.to, ...(condition === undefined ? {} : { condition }) };
    }),
  );
  return [...flows.filter(({ from, to }) => from !== gone && to !== gone), ...bridges];
}

/** Every scope has one beginning: what nothing leads to is begun with. Of several that are drawn the first is, the others are alternatives that the engine has not. */
function begun({ nodes, flows }: Drawn, drawn: readonly Flow[]): Drawn {
  const scopes = [undefined, ...nodes.filter(({ kind }) => kind === 'subProcess').map(({ id }) => id)];
  const added: ProcessNode[] = [];
  const ways: Flow[] = [];
  const spare = new Set<string>();
  for (const within of scopes) {
    const inside = nodes.filter((node) => node.within === within);
    const starts = inside.filter(({ kind }) => kind === 'start');
    for (const { id } of starts.slice(1)) spare.add(id);
    if (starts.length > 0 || (inside.length === 0 && within === undefined)) continue;
    const base = within ?? 'process';
    const place = within === undefined ? {} : { within };
    const unled = (ways: readonly Flow[]) => inside.filter((node) => !isOnEdge(node) && !ways.some(({ to }) => to === node.id));
    const firsts = [unled(drawn), unled(flows), inside.slice(0, 1)].find(({ length }) => length > 0) ?? [];
    added.push({ kind: 'start', id: `${base}_begin`, ...place });
    const fork = firsts.length > 1 ? `${base}_fork` : undefined;
    if (fork !== undefined) {
      added.push({ kind: 'parallel', id: fork, ...place });
      ways.push({ id: `${base}_begins`, from: `${base}_begin`, to: fork });
    }
    firsts.forEach(({ id }, at) => void ways.push({ id: `${base}_begins${at + 1}`, from: fork ?? `${base}_begin`, to: id }));
  }
  return { nodes: [...nodes.filter(({ id }) => !spare.has(id)), ...added], flows: [...flows.filter(({ from }) => !spare.has(from)), ...ways] };
}

/** What the beginning of the process leads to, with what lies on the edge of it or in it. */
function reached({ nodes, flows }: Drawn): ReadonlySet<string> {
  const found = new Set<string>();
  const open = nodes.filter(({ kind, within }) => kind === 'start' && within === undefined).map(({ id }) => id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const { from, to } of flows) if (from === id) open.push(to);
    for (const node of nodes) if (('on' in node && node.on === id) || (node.kind === 'start' && node.within === id)) open.push(node.id);
  }
  return found;
}

/** What leads nowhere ends; what leads to several at once is parted by a gateway; a condition stands only where one chooses. */
function ended({ nodes, flows }: Drawn): Drawn {
  const added: ProcessNode[] = [];
  let ways = [...flows];
  for (const node of nodes) {
    const place = node.within === undefined ? {} : { within: node.within };
    const out = ways.filter(({ from }) => from === node.id);
    if (isEnd(node)) ways = ways.filter(({ from }) => from !== node.id);
    else if (out.length === 0) {
      added.push({ kind: 'end', id: `${node.id}_done`, ...place });
      ways.push({ id: `${node.id}_ends`, from: node.id, to: `${node.id}_done` });
    } else if (out.length > 1 && !isGateway(node)) {
      const fork = `${node.id}_fork`;
      const isChoice = out.some(({ condition }) => condition !== undefined);
      const otherwise = out.filter(({ condition }) => condition === undefined);
      added.push({ kind: isChoice ? 'inclusive' : 'parallel', id: fork, ...place, ...(isChoice && otherwise.length === 1 ? { otherwise: otherwise[0]?.id ?? '' } : {}) });
      ways = [...ways.map((flow) => (flow.from === node.id ? { ...flow, from: fork } : flow)), { id: `${node.id}_forks`, from: node.id, to: fork }];
    } else if (node.kind === 'parallel' || out.length === 1) ways = ways.map((flow) => (flow.from === node.id ? withoutCondition(flow) : flow));
  }
  return { nodes: [...nodes, ...added], flows: ways };
}

const SAYABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Ids as conditions can write them; those that are so already stay. */
function sayable({ nodes, flows }: Drawn): Drawn {
  const taken = new Set([...nodes, ...flows].map(({ id }) => id));
  const names = new Map<string, string>();
  for (const id of taken) {
    if (SAYABLE.test(id)) continue;
    const plain = id.replaceAll(/[^A-Za-z0-9_]/g, '').replace(/^(?![A-Za-z_])/, 'e');
    let name = plain;
    for (let at = 2; taken.has(name); at += 1) name = `${plain}_${at}`;
    taken.add(name);
    names.set(id, name);
  }
  const said = (id: string): string => names.get(id) ?? id;
  return {
    nodes: nodes.map((node) => ({
      ...node,
      id: said(node.id),
      ...(node.within === undefined ? {} : { within: said(node.within) }),
      ...('on' in node ? { on: said(node.on) } : {}),
      ...('otherwise' in node && node.otherwise !== undefined ? { otherwise: said(node.otherwise) } : {}),
    })),
    flows: flows.map((flow) => ({ ...flow, id: said(flow.id), from: said(flow.from), to: said(flow.to) })),
  };
}

/** Without what a gateway does otherwise where that way is gone, and without an error awaited of a person, who makes none. */
const settled = ({ nodes, flows }: Drawn): Drawn => ({
  nodes: nodes.map((node) => {
    if (!('otherwise' in node) || flows.some(({ id, from }) => id === node.otherwise && from === node.id)) return node;
    const { otherwise: _, ...rest } = node;
    return rest;
  }),
  flows,
});

const isOfNobody = (node: ProcessNode, nodes: readonly ProcessNode[]): boolean => node.kind === 'boundaryError' && nodes.some(({ id, kind }) => id === node.on && kind === 'user');

/** The diagram without the elements that are `gone`; `lost` is what only they led to, and what the engine has no place for. */
export function wholeOf({ nodes, flows }: Drawn, gone: ReadonlySet<string>): { readonly definition: ProcessDefinition; readonly lost: readonly ProcessNode[] } {
  if (nodes.length === 0 || nodes.length + flows.length + gone.size > MAX_ELEMENTS) return { definition: { nodes, flows }, lost: [] };
  let ways = flows;
  for (const id of gone) ways = past(ways, id);
  const kept = nodes.filter((node) => !isOfNobody(node, nodes));
  const whole = begun({ nodes: kept, flows: ways }, flows);
  const there = new Set(whole.nodes.map(({ id }) => id));
  const led = { nodes: whole.nodes, flows: whole.flows.filter(({ from, to }) => there.has(from) && there.has(to)) };
  const found = reached(led);
  const rest = { nodes: led.nodes.filter(({ id }) => found.has(id)), flows: led.flows.filter(({ from }) => found.has(from)) };
  return { definition: sayable(settled(ended(rest))), lost: nodes.filter(({ id }) => !found.has(id)) };
}

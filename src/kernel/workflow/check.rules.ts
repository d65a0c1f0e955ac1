/** What a definition must be before anybody asks whether it is sound: that its parts fit together. */
import { ConditionFault, readCondition } from './condition.ts';
import type { DefinitionFault, Flow, GatewayNode, ProcessDefinition, ProcessNode } from './definition.ts';

type Fault = DefinitionFault['fault'];

interface Places {
  readonly node: ReadonlyMap<string, ProcessNode>;
  readonly out: (id: string) => readonly Flow[];
  readonly into: (id: string) => readonly Flow[];
}

const isGateway = (node: ProcessNode): node is GatewayNode => ['exclusive', 'parallel', 'inclusive'].includes(node.kind);
const isBoundary = ({ kind }: ProcessNode): boolean => kind === 'boundaryTimer' || kind === 'boundaryError';
const isEnd = ({ kind }: ProcessNode): boolean => kind === 'end' || kind === 'terminate';

function* faultsOfWays(node: ProcessNode, { out, into }: Places): Generator<Fault> {
  const [ins, outs] = [into(node.id).length, out(node.id).length];
  if (node.kind === 'start' && ins > 0) yield 'intoStart';
  if (isBoundary(node) && ins > 0) yield 'intoBoundary';
  if (node.kind !== 'start' && !isBoundary(node) && ins === 0) yield 'noWayIn';
  if (isEnd(node)) {
    if (outs > 0) yield 'outOfEnd';
  } else if (outs === 0) yield 'noWayOut';
  else if (outs > 1 && !isGateway(node)) yield 'manyWaysOut';
}

function* faultsOfNode(node: ProcessNode, places: Places): Generator<Fault> {
  yield* faultsOfWays(node, places);
  const within = node.within === undefined ? undefined : places.node.get(node.within);
  if (node.within !== undefined && within?.kind !== 'subProcess') yield 'noSuchNode';
  if ((node.kind === 'exclusive' || node.kind === 'inclusive') && node.otherwise !== undefined && !places.out(node.id).some(({ id }) => id === node.otherwise)) yield 'noSuchNode';
  if (node.kind === 'boundaryTimer' || node.kind === 'boundaryError') {
    const holder = places.node.get(node.on);
    if (!holder || !['user', 'service', 'subProcess', 'call'].includes(holder.kind) || holder.within !== node.within) yield 'boundaryOnNothing';
    else if (node.kind === 'boundaryError' && holder.kind === 'user') yield 'errorOnUser';
  }
  if (node.kind === 'user' && node.many && typeof node.many.need === 'number' && !(Number.isInteger(node.many.need) && node.many.need > 0)) yield 'need';
}

function faultOfCondition(source: string): Fault | undefined {
  try {
    readCondition(source);
    return undefined;
  } catch (error) {
    if (error instanceof ConditionFault) return 'badCondition';
    throw error;
  }
}

function* faultsOfFlow({ id, from, to, condition }: Flow, { node, out }: Places): Generator<Fault> {
  const [source, target] = [node.get(from), node.get(to)];
  if (!source || !target) return yield 'noSuchNode';
  if (source.within !== target.within) yield 'crossesScope';
  const chooses = (source.kind === 'exclusive' || source.kind === 'inclusive') && out(from).length > 1;
  const isOtherwise = isGateway(source) && source.otherwise === id;
  if (condition === undefined) {
    if (chooses && !isOtherwise) yield 'noCondition';
    return;
  }
  if (!chooses || isOtherwise) yield 'needlessCondition';
  const fault = faultOfCondition(condition);
  if (fault) yield fault;
}

function* startFaults({ nodes }: ProcessDefinition): Generator<DefinitionFault> {
  for (const scope of [undefined, ...nodes.filter(({ kind }) => kind === 'subProcess').map(({ id }) => id)]) {
    const starts = nodes.filter(({ kind, within }) => kind === 'start' && within === scope);
    if (starts.length === 0) yield { fault: 'noStart', element: scope ?? '' };
    for (const { id } of starts.slice(1)) yield { fault: 'manyStarts', element: id };
  }
}

/** Everything that is wrong, in the order of the elements; empty when the engine can run it. */
export function faultsOf(definition: ProcessDefinition): readonly DefinitionFault[] {
  const { nodes, flows } = definition;
  const places: Places = {
    node: new Map(nodes.map((node) => [node.id, node])),
    out: (id) => flows.filter(({ from }) => from === id),
    into: (id) => flows.filter(({ to }) => to === id),
  };
  const ids = [...nodes, ...flows].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...twice.map((element): DefinitionFault => ({ fault: 'twice', element })),
    ...startFaults(definition),
    ...nodes.flatMap((node) => [...faultsOfNode(node, places)].map((fault): DefinitionFault => ({ fault, element: node.id }))),
    ...flows.flatMap((flow) => [...faultsOfFlow(flow, places)].map((fault): DefinitionFault => ({ fault, element: flow.id }))),
  ];
}

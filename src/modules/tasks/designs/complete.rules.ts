/** All that a diagram from elsewhere lacks, filled in at once: who answers, with which form, and what is answered where a gateway follows. Pure. */
import { answerIs, type Flow, type GatewayNode, type NodeOf, type Outcome, type ProcessDefinition, type ProcessNode } from '#kernel/workflow/definition.ts';

export interface Completion {
  readonly who: string;
  readonly form: string;
  /** Of a task after which nothing is chosen: what its only answer is called. */
  readonly answer: string;
  /** Services and other processes that are not named become tasks of somebody. */
  readonly takesServices: boolean;
}

type Ask = NodeOf<'user'>;

const isOpenService = (node: ProcessNode): boolean => (node.kind === 'service' && node.handler === '') || (node.kind === 'call' && node.process === '');

function asAsk({ id, name, within }: ProcessNode): Ask {
  return { kind: 'user', id, ...(name === undefined ? {} : { name }), ...(within === undefined ? {} : { within }), who: '', form: '', outcomes: [] };
}

/** The ways of the gateway that a task leads to, where none of them has a condition yet. */
function choiceAfter({ nodes, flows }: ProcessDefinition, { id }: Ask): { readonly gate: GatewayNode; readonly ways: readonly Flow[] } | undefined {
  const [way, ...others] = flows.filter(({ from }) => from === id);
  const gate = nodes.find((node) => node.id === way?.to);
  if (gate?.kind !== 'exclusive' || others.length > 0) return undefined;
  const ways = flows.filter(({ from }) => from === gate.id);
  // what several tasks come to together is none of theirs alone
  const isOnly = flows.filter(({ to }) => to === gate.id).length === 1;
  return isOnly && ways.length > 1 && ways.every(({ condition }) => condition === undefined) ? { gate, ways } : undefined;
}

interface Choice {
  readonly ask: string;
  readonly gate: string;
  readonly ways: readonly Flow[];
  readonly outcomes: readonly Outcome[];
}

/** The answers of a task are the ways behind it, each called as its way is, or as what it leads to. */
function choicesIn(definition: ProcessDefinition): readonly Choice[] {
  const nameOf = (id: string): string => definition.nodes.find((node) => node.id === id)?.name ?? id;
  return definition.nodes.flatMap((node): Choice[] => {
    const choice = node.kind === 'user' && node.outcomes.length === 0 ? choiceAfter(definition, node) : undefined;
    if (choice === undefined) return [];
    const { gate, ways } = choice;
    return [{ ask: node.id, gate: gate.id, ways, outcomes: ways.map(({ name, to }, at) => ({ id: `answer${at + 1}`, name: (name ?? nameOf(to)).slice(0, 60) })) }];
  });
}

/** What is said already stays; of a choice the last way is the one that is gone otherwise. */
export function completed(definition: ProcessDefinition, { who, form, answer, takesServices }: Completion): ProcessDefinition {
  const nodes = definition.nodes.map((node) => (takesServices && isOpenService(node) ? asAsk(node) : node));
  const choices = choicesIn({ nodes, flows: definition.flows });
  const filled = nodes.map((node): ProcessNode => {
    if (node.kind === 'exclusive') {
      const last = choices.find(({ gate }) => gate === node.id)?.ways.at(-1);
      return last === undefined ? node : { ...node, otherwise: last.id };
    }
    if (node.kind !== 'user') return node;
    const outcomes = node.outcomes.length > 0 ? node.outcomes : (choices.find(({ ask }) => ask === node.id)?.outcomes ?? [{ id: 'answer1', name: answer }]);
    return { ...node, who: node.who || who, form: node.form || form, outcomes };
  });
  const flows = definition.flows.map((flow): Flow => {
    const choice = choices.find(({ gate }) => gate === flow.from);
    const at = choice?.ways.indexOf(flow) ?? -1;
    const outcome = choice?.outcomes[at];
    return choice === undefined || outcome === undefined || at === choice.ways.length - 1 ? flow : { ...flow, condition: answerIs(choice.ask, outcome.id) };
  });
  return { nodes: filled, flows };
}

/** A definition as BPMN 2.0 XML, drawn. */
import { layoutProcess } from 'bpmn-auto-layout';
import type { Flow, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import { type BpmnElement, newModdle } from './moddle.server.ts';

type Moddle = ReturnType<typeof newModdle>;

interface Writing {
  readonly moddle: Moddle;
  readonly definition: ProcessDefinition;
  readonly made: Map<string, BpmnElement>;
  /** Errors and messages, which stand beside the process. */
  readonly roots: BpmnElement[];
}

/** One for each code or name. */
function root({ moddle, roots }: Writing, type: 'bpmn:Error' | 'bpmn:Message', property: string, value: string): BpmnElement {
  const known = roots.find((one) => one.$type === type && one[property] === value);
  if (known) return known;
  const element = moddle.create(type, { id: `${type.slice(5)}_${roots.length + 1}`, name: value, [property]: value });
  roots.push(element);
  return element;
}

function timer({ moddle }: Writing, after: string, repeats = 1): BpmnElement {
  const body = moddle.create('bpmn:FormalExpression', { body: repeats > 1 ? `R${repeats}/${after}` : after });
  return moddle.create('bpmn:TimerEventDefinition', repeats > 1 ? { timeCycle: body } : { timeDuration: body });
}

const types: Readonly<Record<ProcessNode['kind'], string>> = {
  start: 'StartEvent',
  end: 'EndEvent',
  terminate: 'EndEvent',
  user: 'UserTask',
  service: 'ServiceTask',
  subProcess: 'SubProcess',
  call: 'CallActivity',
  exclusive: 'ExclusiveGateway',
  parallel: 'ParallelGateway',
  inclusive: 'InclusiveGateway',
  timer: 'IntermediateCatchEvent',
  message: 'IntermediateCatchEvent',
  boundaryTimer: 'BoundaryEvent',
  boundaryError: 'BoundaryEvent',
};

function userParts({ moddle }: Writing, node: Extract<ProcessNode, { kind: 'user' }>): object {
  const values = node.outcomes.map(({ id, name, isRefusal }) => moddle.create('kargozin:Outcome', { id, name, ...(isRefusal ? { refuses: 'true' } : {}) }));
  const { many } = node;
  const loop = many && { isSequential: many.order === 'oneByOne', need: String(many.need), ...(many.stopsAtRefusal ? { stopsAtRefusal: 'true' } : {}) };
  return {
    who: node.who,
    form: node.form,
    ...(values.length > 0 ? { extensionElements: moddle.create('bpmn:ExtensionElements', { values }) } : {}),
    ...(loop ? { loopCharacteristics: moddle.create('bpmn:MultiInstanceLoopCharacteristics', loop) } : {}),
  };
}

/** What an element says beside its name. */
function partsOf(writing: Writing, node: ProcessNode): object {
  const { moddle } = writing;
  switch (node.kind) {
    case 'user':
      return userParts(writing, node);
    case 'service':
      return { handler: node.handler, runs: node.runs };
    case 'call':
      return { calledElement: node.process };
    case 'terminate':
      return { eventDefinitions: [moddle.create('bpmn:TerminateEventDefinition', {})] };
    case 'timer':
      return { eventDefinitions: [timer(writing, node.after)] };
    case 'message':
      return { eventDefinitions: [moddle.create('bpmn:MessageEventDefinition', { messageRef: root(writing, 'bpmn:Message', 'name', node.message) })] };
    case 'boundaryTimer': {
      const { on, after, interrupts, repeats, answers } = node;
      return { attachedToRef: writing.made.get(on), cancelActivity: interrupts, eventDefinitions: [timer(writing, after, repeats)], ...(answers === undefined ? {} : { answers }) };
    }
    case 'boundaryError': {
      const errorRef = node.code === undefined ? {} : { errorRef: root(writing, 'bpmn:Error', 'errorCode', node.code) };
      return { attachedToRef: writing.made.get(node.on), eventDefinitions: [moddle.create('bpmn:ErrorEventDefinition', errorRef)] };
    }
    default:
      return {};
  }
}

function flowOf({ moddle, made }: Writing, { id, from, to, name, condition }: Flow): BpmnElement {
  const expression = condition === undefined ? {} : { conditionExpression: moddle.create('bpmn:FormalExpression', { body: condition }) };
  const flow = moddle.create('bpmn:SequenceFlow', { id, sourceRef: made.get(from), targetRef: made.get(to), ...(name === undefined ? {} : { name }), ...expression });
  // without these the layout finds no ways
  for (const [node, side] of [[from, 'outgoing'] as const, [to, 'incoming'] as const]) {
    const element = made.get(node) as Record<string, unknown> & BpmnElement;
    element[side] = [...((element[side] as BpmnElement[] | undefined) ?? []), flow];
  }
  return flow;
}

/** The elements of a scope in the order of the definition, flows last. */
function scope(writing: Writing, within: string | undefined): BpmnElement[] {
  const { definition, made, moddle } = writing;
  const inside = definition.nodes.filter((node) => node.within === within);
  const ids = new Set(inside.map(({ id }) => id));
  // edges name what they are on
  const ordered = [...inside].sort((a, b) => Number('on' in a) - Number('on' in b));
  const elements = ordered.map((node) => {
    const element = moddle.create(`bpmn:${types[node.kind]}`, { id: node.id, ...(node.name === undefined ? {} : { name: node.name }), ...partsOf(writing, node) });
    made.set(node.id, element);
    return element;
  });
  const flows = definition.flows.filter(({ from }) => ids.has(from)).map((flow) => flowOf(writing, flow));
  for (const node of inside) {
    const element = made.get(node.id) as Record<string, unknown> & BpmnElement;
    if ('otherwise' in node && node.otherwise !== undefined) element['default'] = flows.find(({ id }) => id === node.otherwise);
    if (node.kind === 'subProcess') element['flowElements'] = scope(writing, node.id);
  }
  return [...elements, ...flows];
}

/** With a drawing from left to right; without one where the layout fails, as it does on some circles (bpmn-auto-layout 1.3.0). */
const drawn = (xml: string): Promise<string> => layoutProcess(xml).catch(() => xml);

/** The text of a definition without faults, drawn where it can be. */
export async function writeBpmn(definition: ProcessDefinition, { id, name }: { readonly id: string; readonly name: string }): Promise<string> {
  const moddle = newModdle();
  const writing: Writing = { moddle, definition, made: new Map(), roots: [] };
  const process = moddle.create('bpmn:Process', { id, name, isExecutable: true, flowElements: scope(writing, undefined) });
  const definitions = moddle.create('bpmn:Definitions', { id: `${id}_definitions`, targetNamespace: 'urn:kargozin:processes', rootElements: [...writing.roots, process] });
  const { xml } = await moddle.toXML(definitions, { format: true });
  return drawn(xml);
}

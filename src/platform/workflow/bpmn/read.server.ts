/** BPMN 2.0 XML as a definition. What the engine does not know is refused by name: nothing is dropped in silence. */
import type { Flow, Many, Outcome, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import { type BpmnElement, elementIn, listIn, newModdle, textIn } from './moddle.server.ts';

export type BpmnFault =
  /** The text is no BPMN, or an element in it is not understood; `element` is what the reader says. */
  | { readonly fault: 'noBpmn'; readonly element: string }
  | { readonly fault: 'noProcess' | 'manyProcesses'; readonly element: string }
  /** An element, or a kind of it, that the engine does not run. */
  | { readonly fault: 'unsupported'; readonly element: string; readonly type: string }
  /** An element that does not say what it must. */
  | { readonly fault: 'incomplete'; readonly element: string; readonly type: string };

export type BpmnReading = { readonly definition: ProcessDefinition; readonly id: string; readonly name: string } | { readonly faults: readonly BpmnFault[] };

/** Longest text that is read: a process of some hundred steps with its drawing. */
const MAX_XML = 2_000_000;
/** Sub-processes inside each other. */
const MAX_DEPTH = 10;

interface Reading {
  readonly nodes: ProcessNode[];
  readonly flows: Flow[];
  readonly faults: BpmnFault[];
}

/** What says nothing about how a process runs. */
const remarks = new Set(['bpmn:TextAnnotation', 'bpmn:Association', 'bpmn:Group', 'bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference']);

const named = (element: BpmnElement): string => element.name ?? element.id ?? element.$type;
const typeOf = ({ $type }: BpmnElement): string => $type.replace('bpmn:', '');

function refuse({ faults }: Reading, element: BpmnElement, type = typeOf(element)): undefined {
  faults.push({ fault: 'unsupported', element: named(element), type });
  return undefined;
}

/** The text of a property that must be said. */
function needed({ faults }: Reading, element: BpmnElement, of: BpmnElement | undefined, property: string): string {
  const text = textIn(of, property);
  if (text === undefined) faults.push({ fault: 'incomplete', element: named(element), type: property });
  return text ?? '';
}

function outcomesOf(element: BpmnElement): readonly Outcome[] {
  const said = listIn(elementIn(element, 'extensionElements'), 'values').filter(({ $type }) => $type === 'kargozin:Outcome');
  return said.map((one) => ({ id: one.id ?? '', name: one.name ?? one.id ?? '', ...(one['refuses'] === 'true' ? { isRefusal: true } : {}) }));
}

function manyOf(reading: Reading, element: BpmnElement, loop: BpmnElement): Many | undefined {
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') return refuse(reading, element, typeOf(loop));
  const need = textIn(loop, 'need') ?? 'all';
  return {
    order: loop['isSequential'] === true ? 'oneByOne' : 'together',
    need: need === 'all' || need === 'any' ? need : Number(need),
    stopsAtRefusal: loop['stopsAtRefusal'] === 'true',
  };
}

/** The only definition of an event, or what else it says. */
function definitionOf(element: BpmnElement): { readonly type: string; readonly said: BpmnElement | undefined } {
  const all = listIn(element, 'eventDefinitions');
  const [said] = all;
  return { type: all.length > 1 ? 'several' : (said?.$type ?? 'none'), said };
}

/** How long a timer waits, and how often it comes again: `P2D`, or `R3/P1D` for three times. */
function timerOf(reading: Reading, element: BpmnElement, said: BpmnElement | undefined): { readonly after: string; readonly repeats: number } {
  const cycle = said && elementIn(said, 'timeCycle');
  if (!cycle) return { after: needed(reading, element, said && elementIn(said, 'timeDuration'), 'body'), repeats: 1 };
  const [, times, after] = /^R(\d{1,3})\/(.+)$/.exec(textIn(cycle, 'body') ?? '') ?? [];
  if (after === undefined) reading.faults.push({ fault: 'incomplete', element: named(element), type: 'timeCycle' });
  return { after: after ?? '', repeats: Number(times ?? 1) };
}

function boundaryOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const { type, said } = definitionOf(element);
  const on = elementIn(element, 'attachedToRef')?.id ?? '';
  const interrupts = element['cancelActivity'] !== false;
  if (type === 'bpmn:TimerEventDefinition') {
    const timer = timerOf(reading, element, said);
    const answers = interrupts ? textIn(element, 'answers') : undefined;
    return { ...base, kind: 'boundaryTimer', on, interrupts, ...timer, ...(interrupts ? { repeats: 1 } : {}), ...(answers === undefined ? {} : { answers }) } as ProcessNode;
  }
  if (type !== 'bpmn:ErrorEventDefinition') return refuse(reading, element, said ? typeOf(said) : undefined);
  const code = textIn(said && elementIn(said, 'errorRef'), 'errorCode');
  return { ...base, kind: 'boundaryError', on, ...(code === undefined ? {} : { code }) } as ProcessNode;
}

function catchOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const { type, said } = definitionOf(element);
  if (type === 'bpmn:TimerEventDefinition') {
    const { after, repeats } = timerOf(reading, element, said);
    return repeats === 1 ? ({ ...base, kind: 'timer', after } as ProcessNode) : refuse(reading, element, 'timeCycle');
  }
  if (type !== 'bpmn:MessageEventDefinition') return refuse(reading, element, said ? typeOf(said) : undefined);
  return { ...base, kind: 'message', message: needed(reading, element, said && elementIn(said, 'messageRef'), 'name') } as ProcessNode;
}

function eventOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const { type, said } = definitionOf(element);
  if (type === 'none') return { ...base, kind: element.$type === 'bpmn:StartEvent' ? 'start' : 'end' } as ProcessNode;
  if (element.$type === 'bpmn:EndEvent' && type === 'bpmn:TerminateEventDefinition') return { ...base, kind: 'terminate' } as ProcessNode;
  return refuse(reading, element, said ? typeOf(said) : undefined);
}

function userTask(reading: Reading, element: BpmnElement, base: object): ProcessNode {
  const loop = elementIn(element, 'loopCharacteristics');
  const many = loop && manyOf(reading, element, loop);
  const who = needed(reading, element, element, 'who');
  return { ...base, kind: 'user', who, form: textIn(element, 'form') ?? '', outcomes: outcomesOf(element), ...(many ? { many } : {}) } as ProcessNode;
}

const gateways: Readonly<Record<string, string>> = { 'bpmn:ExclusiveGateway': 'exclusive', 'bpmn:ParallelGateway': 'parallel', 'bpmn:InclusiveGateway': 'inclusive' };

function nodeOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const kind = gateways[element.$type];
  const otherwise = elementIn(element, 'default')?.id;
  if (kind !== undefined) return { ...base, kind, ...(otherwise === undefined ? {} : { otherwise }) } as ProcessNode;
  if (element.$type !== 'bpmn:UserTask' && elementIn(element, 'loopCharacteristics')) return refuse(reading, element, 'loopCharacteristics');
  switch (element.$type) {
    case 'bpmn:StartEvent':
    case 'bpmn:EndEvent':
      return eventOf(reading, element, base);
    case 'bpmn:IntermediateCatchEvent':
      return catchOf(reading, element, base);
    case 'bpmn:BoundaryEvent':
      return boundaryOf(reading, element, base);
    case 'bpmn:UserTask':
      return userTask(reading, element, base);
    case 'bpmn:ServiceTask':
      return { ...base, kind: 'service', handler: needed(reading, element, element, 'handler'), runs: textIn(element, 'runs') === 'later' ? 'later' : 'now' } as ProcessNode;
    case 'bpmn:CallActivity':
      return { ...base, kind: 'call', process: needed(reading, element, element, 'calledElement') } as ProcessNode;
    case 'bpmn:SubProcess':
      return element['triggeredByEvent'] === true ? refuse(reading, element, 'EventSubProcess') : ({ ...base, kind: 'subProcess' } as ProcessNode);
    default:
      return refuse(reading, element);
  }
}

/** As other products write it, `${days > 3}`, or plain. */
const plainCondition = (text: string): string => (/^[$#]\{/.test(text) && text.endsWith('}') ? text.slice(2, -1).trim() : text);

function readFlow({ flows }: Reading, element: BpmnElement): void {
  const said = textIn(elementIn(element, 'conditionExpression'), 'body');
  const condition = said === undefined ? undefined : plainCondition(said);
  const { id = '', name } = element;
  const from = elementIn(element, 'sourceRef')?.id ?? '';
  const to = elementIn(element, 'targetRef')?.id ?? '';
  flows.push({ id, from, to, ...(name === undefined ? {} : { name }), ...(condition === undefined ? {} : { condition }) });
}

function readScope(reading: Reading, scope: BpmnElement, within: string | undefined, depth = 0): void {
  for (const element of listIn(scope, 'flowElements')) {
    if (element.$type === 'bpmn:SequenceFlow') readFlow(reading, element);
    else if (!remarks.has(element.$type)) {
      const { id = '', name } = element;
      const node = nodeOf(reading, element, { id, ...(name === undefined ? {} : { name }), ...(within === undefined ? {} : { within }) });
      if (node) reading.nodes.push(node);
      if (node?.kind === 'subProcess' && depth === MAX_DEPTH) refuse(reading, element);
      else if (node?.kind === 'subProcess') readScope(reading, element, id, depth + 1);
    }
  }
}

async function parsed(xml: string): Promise<BpmnElement | BpmnFault> {
  if (xml.length > MAX_XML) return { fault: 'noBpmn', element: '' };
  try {
    const { rootElement, warnings } = await newModdle().fromXML(xml);
    const [warning] = warnings;
    // a doubled id is only a warning there, and the second element is gone
    return warning ? { fault: 'noBpmn', element: warning.message } : rootElement;
  } catch (error) {
    return { fault: 'noBpmn', element: error instanceof Error ? error.message : '' };
  }
}

/** Reads the one process in a text. Whether its parts fit together is the business of `faultsOf`. */
export async function readBpmn(xml: string): Promise<BpmnReading> {
  const root = await parsed(xml);
  if ('fault' in root && typeof root.fault === 'string') return { faults: [root as BpmnFault] };
  const all = listIn(root as BpmnElement, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
  const [process] = all;
  if (!process) return { faults: [{ fault: 'noProcess', element: '' }] };
  if (all.length > 1) return { faults: [{ fault: 'manyProcesses', element: named(all[1] as BpmnElement) }] };
  const reading: Reading = { nodes: [], flows: [], faults: [] };
  readScope(reading, process, undefined);
  const { id = '', name = '' } = process;
  return reading.faults.length > 0 ? { faults: reading.faults } : { definition: { nodes: reading.nodes, flows: reading.flows }, id, name };
}

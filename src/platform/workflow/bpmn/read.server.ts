/**
 * BPMN 2.0 XML as a definition, whoever wrote it. What the engine can hold is taken, with empty places where an element does not say who answers, which
 * service or how long; what it cannot run is told by name: nothing is dropped in silence.
 */
import type { Flow, Many, Outcome, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import { type BpmnElement, elementIn, listIn, newModdle, textIn } from './moddle.server.ts';
import { wholeOf } from './whole.rules.ts';

export type BpmnFault =
  /** The text is no BPMN, with what the reader says; an id that stands twice or is none. */
  | { readonly fault: 'noBpmn' | 'noProcess' | 'badId'; readonly element: string }
  /** Several pools with steps: one of them is to be chosen by its id. */
  | { readonly fault: 'manyProcesses'; readonly element: string; readonly processes: readonly { readonly id: string; readonly name: string }[] };

/** What of a diagram the engine does not run: `left`, an element (of one that only such an element leads to the type is empty); `plain`, what an element says beside being one. */
export interface BpmnLeft {
  readonly element: string;
  readonly type: string;
  readonly how: 'left' | 'plain';
}

export type BpmnReading =
  | { readonly definition: ProcessDefinition; readonly id: string; readonly name: string; readonly left: readonly BpmnLeft[] }
  | { readonly faults: readonly BpmnFault[] };

/** Longest text that is read: a process of some hundred steps with its drawing. */
const MAX_XML = 2_000_000;
/** Sub-processes inside each other. */
const MAX_DEPTH = 10;

interface Reading {
  readonly nodes: ProcessNode[];
  readonly flows: Flow[];
  /** By id: elements that no node stands for. */
  readonly gone: Set<string>;
  readonly left: BpmnLeft[];
}

/** What says nothing about how a process runs. */
const remarks = new Set(['bpmn:TextAnnotation', 'bpmn:Association', 'bpmn:Group', 'bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference']);

const named = (element: BpmnElement): string => element.name ?? element.id ?? element.$type;
const typeOf = ({ $type }: BpmnElement): string => $type.replace('bpmn:', '');

/** An element that is left out. */
function leave({ left, gone }: Reading, element: BpmnElement, type = typeOf(element)): undefined {
  left.push({ element: named(element), type, how: 'left' });
  if (element.id !== undefined) gone.add(element.id);
  return undefined;
}

/** What an element says and its node does not. */
const soften = ({ left }: Reading, element: BpmnElement, type: string): number => left.push({ element: named(element), type, how: 'plain' });

function outcomesOf(element: BpmnElement): readonly Outcome[] {
  const said = listIn(elementIn(element, 'extensionElements'), 'values').filter(({ $type }) => $type === 'kargozin:Outcome');
  return said.map((one) => ({ id: one.id ?? '', name: one.name ?? one.id ?? '', ...(one['refuses'] === 'true' ? { isRefusal: true } : {}) }));
}

function manyOf(reading: Reading, element: BpmnElement, loop: BpmnElement): Many | undefined {
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') {
    soften(reading, element, typeOf(loop));
    return undefined;
  }
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

/** How long a timer waits, and how often it comes again: `P2D`, or `R3/P1D` for three times. Empty where it is not said so. */
function timerOf(said: BpmnElement | undefined): { readonly after: string; readonly repeats: number } {
  const cycle = said && elementIn(said, 'timeCycle');
  if (!cycle) return { after: textIn(said && elementIn(said, 'timeDuration'), 'body') ?? '', repeats: 1 };
  const [, times, after = ''] = /^R(\d{1,3})\/(.+)$/.exec(textIn(cycle, 'body') ?? '') ?? [];
  return { after, repeats: Number(times ?? 1) };
}

function boundaryOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const { type, said } = definitionOf(element);
  const on = elementIn(element, 'attachedToRef')?.id ?? '';
  const interrupts = element['cancelActivity'] !== false;
  if (type === 'bpmn:TimerEventDefinition') {
    const timer = timerOf(said);
    const answers = interrupts ? textIn(element, 'answers') : undefined;
    return { ...base, kind: 'boundaryTimer', on, interrupts, ...timer, ...(interrupts ? { repeats: 1 } : {}), ...(answers === undefined ? {} : { answers }) } as ProcessNode;
  }
  if (type !== 'bpmn:ErrorEventDefinition') return leave(reading, element, said ? typeOf(said) : undefined);
  const code = textIn(said && elementIn(said, 'errorRef'), 'errorCode');
  return { ...base, kind: 'boundaryError', on, ...(code === undefined ? {} : { code }) } as ProcessNode;
}

function catchOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const { type, said } = definitionOf(element);
  if (type === 'bpmn:TimerEventDefinition') {
    const { after, repeats } = timerOf(said);
    if (repeats > 1) soften(reading, element, 'timeCycle');
    return { ...base, kind: 'timer', after } as ProcessNode;
  }
  if (type !== 'bpmn:MessageEventDefinition') return leave(reading, element, said ? typeOf(said) : undefined);
  return { ...base, kind: 'message', message: textIn(said && elementIn(said, 'messageRef'), 'name') ?? '' } as ProcessNode;
}

/** However a process begins or ends elsewhere, here it is begun by somebody and ends. */
function eventOf(reading: Reading, element: BpmnElement, base: object): ProcessNode {
  const { type, said } = definitionOf(element);
  const isEnd = element.$type === 'bpmn:EndEvent';
  if (isEnd && type === 'bpmn:TerminateEventDefinition') return { ...base, kind: 'terminate' } as ProcessNode;
  if (type !== 'none') soften(reading, element, said ? typeOf(said) : type);
  return { ...base, kind: isEnd ? 'end' : 'start' } as ProcessNode;
}

function userTask(reading: Reading, element: BpmnElement, base: object): ProcessNode {
  const loop = elementIn(element, 'loopCharacteristics');
  const many = loop && manyOf(reading, element, loop);
  return { ...base, kind: 'user', who: textIn(element, 'who') ?? '', form: textIn(element, 'form') ?? '', outcomes: outcomesOf(element), ...(many ? { many } : {}) } as ProcessNode;
}

const asks: ReadonlySet<string> = new Set(['bpmn:UserTask', 'bpmn:Task', 'bpmn:ManualTask']);
/** What a program does elsewhere: the place of a service. */
const does: ReadonlySet<string> = new Set(['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:ReceiveTask', 'bpmn:ScriptTask', 'bpmn:BusinessRuleTask']);
const gateways: Readonly<Record<string, string>> = { 'bpmn:ExclusiveGateway': 'exclusive', 'bpmn:ParallelGateway': 'parallel', 'bpmn:InclusiveGateway': 'inclusive' };

function nodeOf(reading: Reading, element: BpmnElement, base: object): ProcessNode | undefined {
  const kind = gateways[element.$type];
  const otherwise = elementIn(element, 'default')?.id;
  if (kind !== undefined) return { ...base, kind, ...(otherwise === undefined ? {} : { otherwise }) } as ProcessNode;
  if (asks.has(element.$type)) return userTask(reading, element, base);
  if (elementIn(element, 'loopCharacteristics')) soften(reading, element, 'loopCharacteristics');
  if (does.has(element.$type))
    return { ...base, kind: 'service', handler: textIn(element, 'handler') ?? '', runs: textIn(element, 'runs') === 'later' ? 'later' : 'now' } as ProcessNode;
  switch (element.$type) {
    case 'bpmn:StartEvent':
    case 'bpmn:EndEvent':
      return eventOf(reading, element, base);
    case 'bpmn:IntermediateCatchEvent':
      return catchOf(reading, element, base);
    case 'bpmn:BoundaryEvent':
      return boundaryOf(reading, element, base);
    case 'bpmn:CallActivity':
      return { ...base, kind: 'call', process: textIn(element, 'calledElement') ?? '' } as ProcessNode;
    case 'bpmn:SubProcess':
    case 'bpmn:Transaction':
      return element['triggeredByEvent'] === true ? leave(reading, element, 'EventSubProcess') : ({ ...base, kind: 'subProcess' } as ProcessNode);
    default:
      return leave(reading, element);
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
      const isTooDeep = node?.kind === 'subProcess' && depth === MAX_DEPTH;
      if (isTooDeep) leave(reading, element);
      else if (node) reading.nodes.push(node);
      if (node?.kind === 'subProcess' && !isTooDeep) readScope(reading, element, id, depth + 1);
    }
  }
}

/** The characters are decoded already, whatever encoding the text declares. */
const undeclared = (xml: string): string => xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');

/** Elements of the standard that the reader has no place for, with the id where that is the reason; those of other name spaces stand aside. */
function strangeIn(xml: string, warnings: readonly { readonly message: string }[]): readonly { readonly tag: string; readonly badId: string | undefined }[] {
  const prefix = /<(?:([\w.-]+):)?definitions[\s>]/.exec(xml)?.[1];
  return warnings.flatMap(({ message }) => {
    const [, of, tag] = /^unparsable content <(?:([\w.-]+):)?([\w.-]+)>/.exec(message) ?? [];
    return tag === undefined || of !== prefix ? [] : [{ tag, badId: /(?:duplicate|illegal) ID <([^>]*)>/.exec(message)?.[1] }];
  });
}

async function parsed(xml: string): Promise<{ readonly root: BpmnElement; readonly left: readonly BpmnLeft[] } | BpmnFault> {
  if (xml.length > MAX_XML) return { fault: 'noBpmn', element: '' };
  try {
    const { rootElement: root, warnings } = await newModdle().fromXML(undeclared(xml));
    const strange = strangeIn(xml, warnings);
    // the element is gone with its id
    const badId = strange.find((one) => one.badId !== undefined)?.badId;
    return badId === undefined ? { root, left: strange.map(({ tag }) => ({ element: tag, type: tag, how: 'left' })) } : { fault: 'badId', element: badId };
  } catch (error) {
    return { fault: 'noBpmn', element: error instanceof Error ? error.message : '' };
  }
}

/** Processes that say anything, by the names of their pools. */
function processesIn(root: BpmnElement): readonly { readonly process: BpmnElement; readonly id: string; readonly name: string }[] {
  const roots = listIn(root, 'rootElements');
  const pools = roots.filter(({ $type }) => $type === 'bpmn:Collaboration').flatMap((one) => listIn(one, 'participants'));
  const all = roots.filter(({ $type }) => $type === 'bpmn:Process');
  const full = all.filter((one) => listIn(one, 'flowElements').length > 0);
  return (full.length > 0 ? full : all.slice(0, 1)).map((process) => {
    const { id = '', name } = process;
    // some programs write an empty name
    return { process, id, name: name || pools.find((pool) => elementIn(pool, 'processRef') === process)?.name || id };
  });
}

/** Reads a process in a text: the only one, or the one with this id. Whether its parts fit together is the business of `faultsOf`. */
export async function readBpmn(xml: string, wanted?: string): Promise<BpmnReading> {
  const text = await parsed(xml);
  if ('fault' in text) return { faults: [text] };
  const all = processesIn(text.root);
  const chosen = wanted === undefined ? all[0] : all.find(({ id }) => id === wanted);
  if (!chosen) return { faults: [{ fault: 'noProcess', element: wanted ?? '' }] };
  if (wanted === undefined && all.length > 1) return { faults: [{ fault: 'manyProcesses', element: chosen.name, processes: all.map(({ id, name }) => ({ id, name })) }] };
  const { process, id } = chosen;
  const reading: Reading = { nodes: [], flows: [], gone: new Set(), left: [] };
  readScope(reading, process, undefined);
  const { definition, lost } = wholeOf(reading, reading.gone);
  return {
    definition,
    id,
    name: process.name ?? '',
    left: [...text.left, ...reading.left, ...lost.map(({ id: node, name }): BpmnLeft => ({ element: name || node, type: '', how: 'left' }))],
  };
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocks, definitionOf } from '#kernel/workflow/blocks.test-support.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { drawn } from '#kernel/workflow/draw.test-support.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { readBpmn } from './read.server.ts';
import { writeBpmn } from './write.server.ts';

const about = { id: 'p', name: '\u0645\u0631\u062e\u0635\u06cc' };
const sorted = ({ nodes, flows }: ProcessDefinition) => ({
  nodes: [...nodes].sort((a, b) => (a.id < b.id ? -1 : 1)),
  flows: [...flows].sort((a, b) => (a.id < b.id ? -1 : 1)),
});

async function roundTrip(definition: ProcessDefinition): Promise<void> {
  const read = await readBpmn(await writeBpmn(definition, about));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  expect(sorted(read.definition)).toEqual(sorted(definition));
  expect([read.id, read.name]).toEqual([about.id, about.name]);
}

const start = { kind: 'start' } as const;
const end = { kind: 'end' } as const;

describe('what is written is read as it was', () => {
  test('every kind of element', () =>
    roundTrip(
      drawn(
        {
          start,
          ask: {
            kind: 'user',
            name: 'a "b" & <c>',
            who: 'manager(1)',
            form: 'leave/approve',
            outcomes: [
              { id: 'yes', name: 'y' },
              { id: 'no', name: 'n', isRefusal: true },
            ],
            many: { order: 'oneByOne', need: 2, stopsAtRefusal: true },
          },
          soon: { kind: 'boundaryTimer', on: 'ask', after: 'P1D', interrupts: false, repeats: 3 },
          late: { kind: 'boundaryTimer', on: 'ask', after: 'P5D', interrupts: true, repeats: 1 },
          sent: end,
          gate: { kind: 'exclusive', otherwise: 'no' },
          pay: { kind: 'service', handler: 'pay.run', runs: 'later' },
          broken: { kind: 'boundaryError', on: 'pay', code: 'BANK' },
          any: { kind: 'boundaryError', on: 'pay' },
          other: { kind: 'call', process: 'q' },
          hear: { kind: 'message', message: 'm' },
          pause: { kind: 'timer', after: 'PT4H' },
          part: { kind: 'subProcess' },
          in: { kind: 'start', within: 'part' },
          out: { kind: 'terminate', within: 'part' },
          end,
        },
        'start > ask > gate >yes: ask.outcome == "yes"> pay > other > hear > pause > part > end',
        'gate >no> end',
        'soon > sent',
        'late > end',
        'broken > end',
        'any > end',
        'in > out',
      ),
    ));

  test('a list of steps', () => {
    const steps: StepList = [
      {
        is: 'ask',
        id: 'a',
        title: 'A',
        who: 'w',
        form: 'f',
        outcomes: [
          { id: 'on', name: 'on', leads: 'on' },
          { id: 'off', name: 'off', leads: 'stop' },
        ],
        deadline: { remindAfter: 'P1D' },
      },
    ];
    return roundTrip(compiled(steps));
  });

  test('nested blocks of any shape', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(blocks, (block) => roundTrip(plain(definitionOf(block)))),
      { numRuns: 25 },
    ),
  );
});

/** Blocks say nothing of who is asked; the reader wants it said. */
const plain = ({ nodes, flows }: ProcessDefinition): ProcessDefinition => ({ flows, nodes: nodes.map((node) => (node.kind === 'user' ? { ...node, who: 'w' } : node)) });

const xml = (inside: string, roots = '') =>
  `<?xml version="1.0"?><bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:kargozin="urn:kargozin:bpmn" targetNamespace="t">${roots}<bpmn:process id="p">${inside}</bpmn:process></bpmn:definitions>`;

describe('what the engine does not run is refused by name', () => {
  test.each([
    ['<bpmn:scriptTask id="s" name="Script"/>', 'Script', 'ScriptTask'],
    ['<bpmn:eventBasedGateway id="g"/>', 'g', 'EventBasedGateway'],
    ['<bpmn:subProcess id="e" triggeredByEvent="true"/>', 'e', 'EventSubProcess'],
    ['<bpmn:startEvent id="s"><bpmn:timerEventDefinition/></bpmn:startEvent>', 's', 'TimerEventDefinition'],
    ['<bpmn:endEvent id="s"><bpmn:errorEventDefinition/></bpmn:endEvent>', 's', 'ErrorEventDefinition'],
    ['<bpmn:intermediateThrowEvent id="t"/>', 't', 'IntermediateThrowEvent'],
    ['<bpmn:serviceTask id="s" kargozin:handler="h"><bpmn:multiInstanceLoopCharacteristics/></bpmn:serviceTask>', 's', 'loopCharacteristics'],
    ['<bpmn:userTask id="u" kargozin:who="w"><bpmn:standardLoopCharacteristics/></bpmn:userTask>', 'u', 'StandardLoopCharacteristics'],
    ['<bpmn:userTask id="u" kargozin:who="w"/><bpmn:boundaryEvent id="b" attachedToRef="u"><bpmn:signalEventDefinition/></bpmn:boundaryEvent>', 'b', 'SignalEventDefinition'],
  ])('%s', async (inside, element, type) => expect(await readBpmn(xml(inside))).toEqual({ faults: [{ fault: 'unsupported', element, type }] }));

  test.each([
    ['<bpmn:userTask id="u"/>', 'u', 'who'],
    ['<bpmn:serviceTask id="s"/>', 's', 'handler'],
    ['<bpmn:intermediateCatchEvent id="c"><bpmn:timerEventDefinition/></bpmn:intermediateCatchEvent>', 'c', 'body'],
  ])('%s does not say %s', async (inside, element, type) => expect(await readBpmn(xml(inside))).toEqual({ faults: [{ fault: 'incomplete', element, type }] }));

  test('a doubled id, a second process, no process, no BPMN', async () => {
    const faultOf = async (text: string) => {
      const read = await readBpmn(text);
      return 'faults' in read ? read.faults[0]?.fault : undefined;
    };
    expect(await faultOf(xml('<bpmn:userTask id="u"/><bpmn:userTask id="u"/>'))).toBe('noBpmn');
    expect(await faultOf(xml('', '<bpmn:process id="q"/>'))).toBe('manyProcesses');
    expect(await faultOf(xml('').replace(/<bpmn:process.*process>/, ''))).toBe('noProcess');
    expect(await faultOf('<html/>')).toBe('noBpmn');
    expect(await faultOf('')).toBe('noBpmn');
    expect(await faultOf(`<!DOCTYPE x [<!ENTITY a "b">]>${xml('<bpmn:userTask id="u" name="&a;" kargozin:who="w"/>').slice(21)}`)).not.toBe('unsupported');
    expect(await faultOf('x'.repeat(2_000_001))).toBe('noBpmn');
  });
});

test('sub-processes go no deeper than ten, whatever is sent', async () => {
  const nested = (depth: number): string => `${Array.from({ length: depth }, (_, at) => `<bpmn:subProcess id="s${at}">`).join('')}${'</bpmn:subProcess>'.repeat(depth)}`;
  expect(await readBpmn(xml(nested(12)))).toEqual({ faults: [{ fault: 'unsupported', element: 's10', type: 'SubProcess' }] });
  expect(await readBpmn(xml(nested(10)))).toHaveProperty('definition');
});

test('a condition in the way of others is taken out of its brackets', async () => {
  const read = await readBpmn(
    xml(
      '<bpmn:startEvent id="a"/><bpmn:endEvent id="b"/><bpmn:sequenceFlow id="f" sourceRef="a" targetRef="b"><bpmn:conditionExpression>#{ days &gt; 3 }</bpmn:conditionExpression></bpmn:sequenceFlow>',
    ),
  );
  expect('definition' in read && read.definition.flows).toEqual([{ id: 'f', from: 'a', to: 'b', condition: 'days > 3' }]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocks, definitionOf } from '#kernel/workflow/blocks.test-support.ts';
import { faultsOf } from '#kernel/workflow/check.rules.ts';
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
  const back = await readBpmn(await writeBpmn(definition, about));
  if ('faults' in back) throw new Error(JSON.stringify(back.faults));
  expect(back.left).toEqual([]);
  expect(sorted(back.definition)).toEqual(sorted(definition));
  expect([back.id, back.name]).toEqual([about.id, about.name]);
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
      fc.asyncProperty(blocks, (block) => roundTrip(definitionOf(block))),
      { numRuns: 25 },
    ),
  );
});

const xml = (inside: string, roots = '') =>
  `<?xml version="1.0"?><bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:kargozin="urn:kargozin:bpmn" targetNamespace="t">${roots}<bpmn:process id="p">${inside}</bpmn:process></bpmn:definitions>`;

const read = async (inside: string, roots = '') => {
  const found = await readBpmn(xml(inside, roots));
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found;
};
const leftOf = async (inside: string) => (await read(inside)).left;
const flow = (id: string, from: string, to: string, condition = '') =>
  `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${condition && `<bpmn:conditionExpression>${condition}</bpmn:conditionExpression>`}</bpmn:sequenceFlow>`;
/** Each node as its kind and where it leads. */
const shape = ({ nodes, flows }: ProcessDefinition) =>
  nodes
    .map(
      ({ id, kind }) =>
        `${id}:${kind}>${flows
          .filter(({ from }) => from === id)
          .map(({ to }) => to)
          .sort()
          .join()}`,
    )
    .sort();

describe('of a diagram of another program', () => {
  test.each([
    ['<bpmn:eventBasedGateway id="g"/>', 'g', 'EventBasedGateway', 'left'],
    ['<bpmn:strangeTask id="g"/>', 'strangeTask', 'strangeTask', 'left'],
    ['<bpmn:subProcess id="e" triggeredByEvent="true"/>', 'e', 'EventSubProcess', 'left'],
    ['<bpmn:startEvent id="s"><bpmn:timerEventDefinition/></bpmn:startEvent>', 's', 'TimerEventDefinition', 'plain'],
    [
      '<bpmn:startEvent id="a"/><bpmn:endEvent id="s"><bpmn:errorEventDefinition/></bpmn:endEvent><bpmn:sequenceFlow id="f" sourceRef="a" targetRef="s"/>',
      's',
      'ErrorEventDefinition',
      'plain',
    ],
    ['<bpmn:intermediateThrowEvent id="t"/>', 't', 'IntermediateThrowEvent', 'left'],
    ['<bpmn:serviceTask id="s"><bpmn:multiInstanceLoopCharacteristics/></bpmn:serviceTask>', 's', 'loopCharacteristics', 'plain'],
    ['<bpmn:userTask id="u"><bpmn:standardLoopCharacteristics/></bpmn:userTask>', 'u', 'StandardLoopCharacteristics', 'plain'],
    ['<bpmn:userTask id="u"/><bpmn:boundaryEvent id="b" attachedToRef="u"><bpmn:signalEventDefinition/></bpmn:boundaryEvent>', 'b', 'SignalEventDefinition', 'left'],
  ])('what the engine does not run is told by name: %s', async (inside, element, type, how) => expect(await leftOf(inside)).toEqual([{ element, type, how }]));

  test('tasks of every kind have their place, empty where it is not said who or what', async () => {
    const kinds = ['task', 'manualTask', 'userTask', 'sendTask', 'receiveTask', 'scriptTask', 'businessRuleTask', 'serviceTask', 'callActivity'];
    const tasks = kinds.map((kind) => `<bpmn:${kind} id="${kind}"/>`).join('');
    const { definition, left } = await read(`<bpmn:startEvent id="a"/>${tasks}${kinds.map((kind, at) => flow(`f${at}`, at === 0 ? 'a' : (kinds[at - 1] ?? ''), kind)).join('')}`);
    expect(left).toEqual([]);
    expect(definition.nodes.map(({ kind }) => kind)).toEqual(['start', 'user', 'user', 'user', 'service', 'service', 'service', 'service', 'service', 'call', 'end']);
    expect(definition.nodes[1]).toEqual({ kind: 'user', id: 'task', who: '', form: '', outcomes: [] });
  });

  test('what is left out is led past; what only it led to goes with it', async () => {
    const { definition, left } = await read(
      `<bpmn:startEvent id="a"/><bpmn:userTask id="one"/><bpmn:intermediateThrowEvent id="shout"/><bpmn:userTask id="two"/><bpmn:endEvent id="z"/>
      <bpmn:boundaryEvent id="b" attachedToRef="one"><bpmn:signalEventDefinition/></bpmn:boundaryEvent><bpmn:userTask id="alarm" name="Alarm"/>
      ${flow('f1', 'a', 'one')}${flow('f2', 'one', 'shout')}${flow('f3', 'shout', 'two')}${flow('f4', 'two', 'z')}${flow('f5', 'b', 'alarm')}`,
    );
    expect(shape(definition)).toEqual(['a:start>one', 'one:user>two', 'two:user>z', 'z:end>']);
    expect(left).toEqual([
      { element: 'shout', type: 'IntermediateThrowEvent', how: 'left' },
      { element: 'b', type: 'SignalEventDefinition', how: 'left' },
      { element: 'Alarm', type: '', how: 'left' },
    ]);
  });

  test('beginnings, ends and partings that are not drawn are there', async () => {
    const undrawn = await read(`<bpmn:task id="a"/><bpmn:task id="b"/><bpmn:task id="c"/>${flow('f1', 'a', 'c')}${flow('f2', 'b', 'c')}`);
    expect(shape(undrawn.definition)).toEqual(['a:user>c', 'b:user>c', 'c:user>c_done', 'c_done:end>', 'process_begin:start>process_fork', 'process_fork:parallel>a,b']);
    const parted = await read(
      `<bpmn:startEvent id="s"/><bpmn:task id="a"/><bpmn:task id="b"/><bpmn:task id="c"/>${flow('f1', 's', 'a')}${flow('f2', 'a', 'b', 'days &gt; 3')}${flow('f3', 'a', 'c')}`,
    );
    expect(parted.definition.nodes).toContainEqual({ kind: 'inclusive', id: 'a_fork', otherwise: 'f3' });
    const empty = await read(`<bpmn:startEvent id="s"/><bpmn:subProcess id="part"/>${flow('f1', 's', 'part')}`);
    expect(faultsOf(empty.definition)).toEqual([]);
  });

  test('of several beginnings the first one counts', async () => {
    const { definition, left } = await read(`<bpmn:startEvent id="a"/><bpmn:startEvent id="b" name="Mail"/><bpmn:endEvent id="z"/>${flow('f1', 'a', 'z')}${flow('f2', 'b', 'z')}`);
    expect(shape(definition)).toEqual(['a:start>z', 'z:end>']);
    expect(left).toEqual([{ element: 'Mail', type: '', how: 'left' }]);
  });

  test('ids become such that conditions can name them', async () => {
    const { definition } = await read(
      `<bpmn:startEvent id="sid-1"/><bpmn:task id="sid-2"/><bpmn:endEvent id="sid2"/>${flow('f-1', 'sid-1', 'sid-2')}${flow('f-2', 'sid-2', 'sid2')}`,
    );
    expect(shape(definition)).toEqual(['sid1:start>sid2_2', 'sid2:end>', 'sid2_2:user>sid2']);
  });

  test('a condition is taken out of its brackets; where nothing is chosen it goes', async () => {
    const { definition } = await read(
      `<bpmn:startEvent id="a"/><bpmn:exclusiveGateway id="g" default="o"/><bpmn:endEvent id="b"/>${flow('s', 'a', 'g', 'days &gt; 1')}${flow('f', 'g', 'b', '#{ days &gt; 3 }')}${flow('o', 'g', 'b')}`,
    );
    expect(definition.flows.find(({ id }) => id === 'f')).toEqual({ id: 'f', from: 'g', to: 'b', condition: 'days > 3' });
    expect(definition.flows.find(({ id }) => id === 's')).toEqual({ id: 's', from: 'a', to: 'g' });
  });

  test('of several pools one is chosen by its name; those without steps are none', async () => {
    const pools = `<bpmn:collaboration id="c"><bpmn:participant id="x" name="Office" processRef="p"/><bpmn:participant id="y" name="Bank" processRef="q"/></bpmn:collaboration><bpmn:process id="q"><bpmn:task id="t"/></bpmn:process><bpmn:process id="black"/>`;
    const text = xml('<bpmn:task id="u"/>', pools);
    expect(await readBpmn(text)).toMatchObject({
      faults: [
        {
          fault: 'manyProcesses',
          processes: [
            { id: 'q', name: 'Bank' },
            { id: 'p', name: 'Office' },
          ],
        },
      ],
    });
    expect((await readBpmn(text, 'q')) as object).toMatchObject({ id: 'q' });
    expect(await readBpmn(text, 'other')).toEqual({ faults: [{ fault: 'noProcess', element: 'other' }] });
  });

  test('a declared encoding, extensions of others and references to nothing keep nobody from reading', async () => {
    const foreign = xml(
      '<bpmn:startEvent id="a" foo:colour="red"><bpmn:extensionElements><foo:size x="1"/></bpmn:extensionElements></bpmn:startEvent><foo:strange/><bpmn:task id="t"><bpmn:dataInputAssociation><bpmn:sourceRef>nowhere</bpmn:sourceRef></bpmn:dataInputAssociation></bpmn:task>' +
        flow('f', 'a', 't'),
    ).replace('<?xml version="1.0"?>', '\uFEFF<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>\n');
    expect(await readBpmn(foreign.replace('xmlns:kargozin', 'xmlns:foo="urn:foo" xmlns:kargozin'))).toMatchObject({ left: [], id: 'p' });
  });

  test('a doubled id, no process, no BPMN', async () => {
    const faultOf = async (text: string) => {
      const found = await readBpmn(text);
      return 'faults' in found ? found.faults[0] : undefined;
    };
    expect(await faultOf(xml('<bpmn:userTask id="u"/><bpmn:userTask id="u"/>'))).toEqual({ fault: 'badId', element: 'u' });
    expect(await faultOf(xml('<bpmn:userTask id="1"/>'))).toEqual({ fault: 'badId', element: '1' });
    expect((await faultOf(xml('').replace(/<bpmn:process.*process>/, '')))?.fault).toBe('noProcess');
    expect((await faultOf('<html/>'))?.fault).toBe('noBpmn');
    expect((await faultOf(''))?.fault).toBe('noBpmn');
    expect((await faultOf('x'.repeat(2_000_001)))?.fault).toBe('noBpmn');
  });

  test('a crowd of ways through what is left out is no work', async () => {
    const many = Array.from({ length: 300 }, (_, at) => at);
    const crowd = `<bpmn:complexGateway id="x"/>${many.map((at) => `<bpmn:task id="t${at}"/>${flow(`i${at}`, `t${at}`, 'x')}${flow(`o${at}`, 'x', `t${at}`)}`).join('')}`;
    const { definition } = await read(crowd);
    expect(definition.flows.length).toBeLessThan(2_000);
  });
});

test('sub-processes go no deeper than ten, whatever is sent', async () => {
  const nested = (depth: number): string => `${Array.from({ length: depth }, (_, at) => `<bpmn:subProcess id="s${at}">`).join('')}${'</bpmn:subProcess>'.repeat(depth)}`;
  expect(await leftOf(nested(12))).toEqual([{ element: 's10', type: 'SubProcess', how: 'left' }]);
  expect(await leftOf(nested(10))).toEqual([]);
});

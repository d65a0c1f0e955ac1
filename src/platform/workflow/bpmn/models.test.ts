/** A diagram of each kind opens as a draft, or says why it does not. */
import { describe, expect, test } from 'vitest';
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import { drawingOf } from '#kernel/workflow/layout.ts';
import { type Model, models } from './models.test-support.ts';
import { readBpmn } from './read.server.ts';

/** What a draft may still lack: it is filled in element by element. */
const open = ['noCondition', 'needlessCondition', 'badCondition', 'need'];
const { choreography, ...opened } = models;

async function read({ xml, process }: Model) {
  const found = await readBpmn(xml, process);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found;
}
const leftOf = async (model: Model): Promise<readonly string[]> => (await read(model)).left.map(({ element, type, how }) => `${how} ${element} ${type}`.trim()).sort();

describe.each(Object.entries<Model>(opened))('%s', (_kind, model) => {
  test('is a draft whose parts fit together, and is drawn', async () => {
    const { definition } = await read(model);
    expect(faultsOf(definition).filter(({ fault }) => !open.includes(fault))).toEqual([]);
    const { boxes } = drawingOf(definition);
    expect(boxes.map(({ id }) => id).sort()).toEqual(definition.nodes.map(({ id }) => id).sort());
  });
});

test('what is not run is told by name, and nothing else is', async () => {
  expect(await Promise.all([models.plain, models.gateways, models.subProcesses, models.pools, models.data, models.calls, models.invoice, models.undrawn].map(leftOf))).toEqual(
    Array.from({ length: 8 }, () => []),
  );
  expect(await leftOf(models.nested)).toEqual(['left Alarm EventSubProcess', 'left Any order AdHocSubProcess']);
  expect(await leftOf(models.startsAndEnds)).toMatchObject(
    expect.arrayContaining(['plain s-message MessageEventDefinition', 'plain e-signal SignalEventDefinition', 'left s-timer']),
  );
  expect(await leftOf(models.intermediate)).toEqual(
    expect.arrayContaining(['left c-signal SignalEventDefinition', 'left t-none IntermediateThrowEvent', 'left b-escalation EscalationEventDefinition', 'left Do after-signal']),
  );
  expect(await leftOf(models.mails)).toEqual(expect.arrayContaining(['left first EventBasedGateway', 'left any ComplexGateway', 'plain Do wait loopCharacteristics']));
});

test('several pools are asked for; a choreography without a process says so', async () => {
  expect(await readBpmn(models.pools.xml)).toMatchObject({
    faults: [
      {
        fault: 'manyProcesses',
        processes: [
          { id: 'buyer', name: 'Buyer' },
          { id: 'seller', name: 'Seller' },
        ],
      },
    ],
  });
  expect(await readBpmn(choreography.xml)).toMatchObject({ faults: [{ fault: 'noProcess' }] });
});

test('conditions of other programs are taken as far as they are ours, and tasks of theirs ask for what is missing', async () => {
  const { definition } = await read(models.invoice);
  expect(definition.flows.flatMap(({ condition }) => condition ?? []).sort()).toEqual(['!approved', 'approved']);
  expect(definition.nodes.find(({ id }) => id === 'approve')).toEqual({ kind: 'user', id: 'approve', name: 'Approve invoice', who: '', form: '', outcomes: [] });
  expect(definition.nodes.find(({ id }) => id === 'archive')).toMatchObject({ kind: 'service', handler: '' });
  const { definition: gateways } = await read(models.gateways);
  expect(gateways.flows.find(({ name }) => name === 'dear')?.condition).toBe('amount > 100');
});

/** Diagrams of other programs: read as drafts, filled in element by element. */
import type { ReplyOf } from '#kernel/call.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type BpmnFault, type BpmnLeft, readBpmn } from '#platform/workflow/bpmn/read.server.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import { writeDiagram } from './designs.store.ts';
import { companyOf, problemsIn } from './designs-reading.service.ts';
import { fillDesign, importDesign } from './diagrams.contract.ts';
import { begin, lockIn, titleOf, versionsFor } from './drafts.service.ts';
import { filledIn } from './fill.rules.ts';

/** Why a text is no process. */
function bpmnFault(fault: BpmnFault): Error {
  if (fault.fault === 'manyProcesses') return designErrors.error('bpmnPools', { data: { processes: fault.processes.slice(0, MAX_TOLD) } });
  const words = messages.bpmnFaults[fault.fault];
  return designErrors.error('bpmn', { values: { what: typeof words === 'string' ? words : words(fault) } });
}

/** Elements that are told by name. */
const MAX_TOLD = 100;
const MAX_NOTE = 1_000;
const namesOf = (left: readonly BpmnLeft[]): string => [...new Set(left.map(({ element }) => element))].join(messages.separator);

async function importXml(context: Context<typeof importDesign>): Promise<{ definitionId: string }> {
  const { tx, params, body } = context;
  const { processKey } = params;
  const companyId = companyOf(context);
  const versions = await versionsFor(tx, companyId, processKey);
  const reading = await readBpmn(body.xml, body.process);
  if ('faults' in reading) throw reading.faults.map(bpmnFault)[0];
  const { definition, name, left } = reading;
  const told = left.slice(0, MAX_TOLD);
  if (left.length > 0 && body.leavesOut !== true) throw designErrors.error('bpmnLeft', { values: { what: namesOf(told.slice(0, 5)) }, data: { left: told } });
  return begin(context, companyId, processKey, {
    title: name || (titleOf(processKey, versions) ?? processKey),
    steps: null,
    definition,
    xml: body.xml,
    ...(left.length === 0 ? {} : { note: messages.leftNote({ what: namesOf(told) }).slice(0, MAX_NOTE) }),
  });
}

async function fill(context: Context<typeof fillDesign>): Promise<ReplyOf<typeof fillDesign>> {
  const { body, params, tx, actor, audit } = context;
  const draft = await lockIn(context, params.definitionId, body.rowVersion, 'draft');
  if (draft.steps !== null) throw designErrors.error('noDiagram');
  const filled = filledIn(draft.definition, params.element, body.fill);
  if (filled === undefined) throw httpErrors.error('notFound');
  const { definition, change } = filled;
  const done = await writeDiagram(tx, draft.definitionId, definition, actor.partyId);
  audit({ entity: 'ProcessDefinition', id: draft.definitionId, action: 'update', companyId: draft.companyId, changes: { element: change } });
  return { ...done, problems: [...problemsIn({ ...draft, definition })] };
}

export const routes = [route(importDesign, importXml), route(fillDesign, fill)];

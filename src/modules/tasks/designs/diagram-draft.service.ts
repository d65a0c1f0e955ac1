/** What a draft begins with that comes as BPMN: read, and nothing of it left out in silence. */
import type { BodyOf } from '#kernel/call.ts';
import { type BpmnFault, type BpmnLeft, readBpmn } from '#platform/workflow/bpmn/read.server.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import type { importDesign } from './diagrams.contract.ts';
import type { Content } from './drafts.service.ts';

/** Why a text is no process. */
function bpmnFault(fault: BpmnFault): Error {
  if (fault.fault === 'manyProcesses') return designErrors.error('bpmnPools', { data: { processes: fault.processes.slice(0, MAX_TOLD) } });
  const words = messages.bpmnFaults[fault.fault];
  return designErrors.error('bpmn', { values: { what: typeof words === 'string' ? words : words(fault) } });
}

/** Elements that are told by name. */
const MAX_TOLD = 100;
const MAX_NOTE = 1_000;
const MAX_TITLE = 120;
const namesOf = (left: readonly BpmnLeft[]): string => [...new Set(left.map(({ element }) => element))].join(messages.separator);

/** `title`: what it is called when its text does not say. Throws bpmn, bpmnPools and bpmnLeft. */
export async function diagramOf({ xml, process, leavesOut }: BodyOf<typeof importDesign>, title: string): Promise<Content> {
  const reading = await readBpmn(xml, process);
  if ('faults' in reading) throw reading.faults.map(bpmnFault)[0];
  const { definition, name, left } = reading;
  const told = left.slice(0, MAX_TOLD);
  if (left.length > 0 && leavesOut !== true) throw designErrors.error('bpmnLeft', { values: { what: namesOf(told.slice(0, 5)) }, data: { left: told } });
  return {
    title: (name || title).slice(0, MAX_TITLE),
    steps: null,
    definition,
    xml,
    ...(left.length === 0 ? {} : { note: messages.leftNote({ what: namesOf(told) }).slice(0, MAX_NOTE) }),
  };
}

import { defineErrors } from '#kernel/errors.ts';

/** What is refused of versions of processes. Words: designs.messages.fa.ts. */
export const designErrors = defineErrors('modules/tasks/designs', {
  stale: { status: 409 },
  status: { status: 409 },
  /** Who wrote in a version does not publish it. */
  ownDraft: { status: 409, constraint: 'process_definition_four_eyes' },
  /** Who asked for a retirement does not decide on it. */
  ownRetirement: { status: 409, constraint: 'process_definition_retire_eyes' },
  draftExists: { status: 409, constraint: 'process_definition_one_draft' },
  /** Problems remain: `data` lists them. */
  faulty: { status: 409 },
  /** It came as a diagram: it has no list of steps. */
  noSteps: { status: 409 },
  /** A BPMN text that is not taken: `what` names the elements. */
  bpmn: { status: 400, field: 'xml' },
  /** Several processes in a BPMN text: `data` lists them. */
  bpmnPools: { status: 409 },
  /** A BPMN text says what the engine does not run: `data` lists it. */
  bpmnLeft: { status: 409 },
  /** It came as a list of steps: it has no elements to fill in. */
  noDiagram: { status: 409 },
  /** Running instances would be lost: `what` names the steps. */
  lost: { status: 409 },
  /** A dry run of a version with problems. */
  notRunnable: { status: 409 },
  /** The company has such a process already. */
  keyTaken: { status: 409, field: 'name' },
  /** Nobody begins this one by a form of its own. */
  noBase: { status: 400, field: 'base' },
  person: { status: 400, field: 'subjectPartyId' },
  nothingToMove: { status: 409 },
});

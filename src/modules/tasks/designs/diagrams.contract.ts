/**
 * Diagrams as BPMN 2.0 XML of any program, read as drafts.
 * Invariants: nothing is left out in silence; what is read may be unfinished, and is published only when it is whole.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { EDIT, KIND, ONE, problem, rowVersion, writing } from './designs.contract.ts';
import { fillSchema } from './fill.rules.ts';

/** Longest BPMN text in characters. */
export const MAX_XML = 1_000_000;

export const diagramText = {
  xml: z.string().check(z.minLength(1), z.maxLength(MAX_XML)),
  /** Id of the process, of several in the text. */
  process: z.optional(z.string().check(z.maxLength(200))),
  /** Begins without what the engine does not run; the note of the draft names it. */
  leavesOut: z.optional(z.boolean()),
};

export const importDesign = defineCall({
  ...writing,
  method: 'POST',
  path: `${KIND}/bpmn`,
  summary: 'Begins a draft from BPMN 2.0 XML of any program; what the engine does not run is told by the name of the element and left out only when asked so',
  permission: EDIT,
  success: 201,
  bodyLimit: 4 * MAX_XML,
  takes: { text: MAX_XML },
  body: z.strictObject(diagramText),
  reply: z.strictObject({ definitionId: text }),
});

export const fillDesign = defineCall({
  ...writing,
  method: 'PUT',
  path: `${ONE}/element/:element`,
  summary: 'Says of one element of a draft that came as a diagram who answers, which service, how long or on which condition',
  permission: EDIT,
  body: z.strictObject({ rowVersion, fill: fillSchema }),
  reply: z.strictObject({ rowVersion, problems: z.array(problem) }),
});

export const completeDesign = defineCall({
  ...writing,
  method: 'PUT',
  path: `${ONE}/elements`,
  summary: 'Fills in at once what the tasks of a draft that came as a diagram lack: who answers, with which form, and the answers that lead to the ways behind it',
  permission: EDIT,
  body: z.strictObject({
    rowVersion,
    who: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    form: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** Services and other processes that are not named become tasks of somebody. */
    takesServices: z.boolean(),
  }),
  reply: z.strictObject({ rowVersion, problems: z.array(problem) }),
});

/** Data of a refused diagram: the processes to choose from, or what would be left out. */
export const poolsData = z.object({ processes: z.array(z.object({ id: text, name: text })) });
export const leftData = z.object({ left: z.array(z.object({ element: text, type: text, how: z.enum(['left', 'plain']) })) });
export type LeftOut = z.infer<typeof leftData>['left'][number];

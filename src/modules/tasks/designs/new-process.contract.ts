/**
 * Processes that the company makes for itself: blank, as a copy, or from a file.
 * Invariants: a new process has the form, and so the record and the permission, of one that people begin by a form of its own; its key is its own
 * for good; nobody begins it before a second person has published it.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { EDIT, PATH, writing } from './designs.contract.ts';
import { diagramText, MAX_XML } from './diagrams.contract.ts';

const key = z.string().check(z.minLength(1), z.maxLength(60));
/** Of a name behind the key of the base. */
export const MAX_NAME = 24;

export const addProcess = defineCall({
  ...writing,
  method: 'POST',
  path: PATH,
  summary: 'Makes a process of the company: blank, as a copy of another one, or from BPMN 2.0 XML; it begins as a draft',
  permission: EDIT,
  success: 201,
  bodyLimit: 4 * MAX_XML,
  takes: { text: MAX_XML },
  body: z.strictObject({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    /** Small Latin letter first, then letters and digits; unique among the processes with the same base. */
    name: z.string().check(z.trim(), z.regex(/^[a-z][A-Za-z0-9]*$/), z.maxLength(MAX_NAME)),
    /** Key of the process whose form it is begun by (`isBase`). */
    base: key,
    from: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('blank') }),
      z.strictObject({ is: z.literal('copy'), processKey: key }),
      z.strictObject({ is: z.literal('file'), ...diagramText }),
    ]),
  }),
  reply: z.strictObject({ processKey: text, definitionId: text }),
});

/**
 * What the reports on people have in common (guide personnel 10.1): who opens which, the class of what it is about, and by which
 * classes a reader may ask. Without the class of a report it is empty.
 */
import { defineCall, type PermissionKey } from '#kernel/call.ts';
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';

export interface Report {
  readonly name: string;
  readonly permission: PermissionKey;
  /** The class of what it is about. */
  readonly of: FieldClass;
}

const found = new Map<string, Report>();

/** Declares a report on people, in the contract of its slice. */
export function defineReport(report: Report): Report {
  if (found.has(report.name)) throw new Error(`two reports named ${report.name}`);
  found.set(report.name, report);
  return report;
}

/** Those of the slices that are loaded. */
export const reports: ReadonlyMap<string, Report> = found;

// asked for when the server mounts the call: by then the contracts of all slices are loaded
export const reportClasses = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/report/classes',
  summary: 'Classes of fields by which the actor may ask in a report on people',
  get permission() {
    return [...found.values()].map(({ permission }) => permission) as unknown as readonly [PermissionKey, ...PermissionKey[]];
  },
  scope: 'rows',
  get query() {
    return z.strictObject({ report: z.enum([...found.keys()]) });
  },
  reply: z.strictObject({ classes: z.array(z.enum(fieldClasses)) }),
});

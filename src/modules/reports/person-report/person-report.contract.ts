/**
 * What the reports on people have in common (guide personnel 10.1): who opens which, the class of what it is about, and by which
 * classes a reader may ask. Without the class of a report it is empty.
 */
import { defineCall } from '#kernel/call.ts';
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';

export const reports = {
  address: { permission: 'reports/personnelReport/addressReport/observe', of: 'contact' },
  contact: { permission: 'reports/personnelReport/contactReport/observe', of: 'contact' },
  bank: { permission: 'reports/personnelReport/bankReport/observe', of: 'bank' },
  family: { permission: 'reports/personnelReport/familyReport/observe', of: 'family' },
  documents: { permission: 'reports/personnelReport/documentsReport/observe', of: 'personal' },
} as const satisfies Readonly<Record<string, { readonly permission: string; readonly of: FieldClass }>>;
export type ReportName = keyof typeof reports;

const { address, contact, bank, family, documents } = reports;

export const reportClasses = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/report/classes',
  summary: 'Classes of fields by which the actor may ask in a report on people',
  permission: [address.permission, contact.permission, bank.permission, family.permission, documents.permission],
  scope: 'rows',
  query: z.strictObject({ report: z.enum(['address', 'contact', 'bank', 'family', 'documents']) }),
  reply: z.strictObject({ classes: z.array(z.enum(fieldClasses)) }),
});

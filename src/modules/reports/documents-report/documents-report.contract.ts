/**
 * The report on documents (guide personnel 10.4).
 * Invariants: documents of people in scope, and only of types whose class the reader holds; of other types nobody has any, and
 * nobody is asked for any; without the class personal both lists are empty.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { personReport } from '../person-report/person-columns.rules.ts';
import { defineReport } from '../person-report/person-report.contract.ts';
import { documentsTable, missingTable } from './documents-report.table.ts';

export const documents = defineReport({ name: 'documents', permission: 'reports/personnelReport/documentsReport/observe', of: 'personal' });
const { permission } = documents;
const PATH = '/rest/s1/hcm/report/documents';

const query = {
  ...personReport.query,
  /** ending: those that end soon or have ended and have no newer one of their type. */
  ends: z._default(z.enum(['all', 'ending']), 'all'),
};

export const documentsReport = defineList(documentsTable, { ...personReport, query, path: PATH, permission, summary: 'Documents of people in scope' });

export const missingDocuments = defineList(missingTable, {
  ...personReport,
  path: '/rest/s1/hcm/report/missingDocuments',
  permission,
  summary: 'People in scope who lack documents that their employment asks for',
});

export const requiredDocumentTypes = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/report/missingDocuments/types',
  summary: 'Types of documents that are asked for of somebody, as far as the actor may know of them: the columns of the matrix',
  permission,
  scope: 'rows',
  reply: z.strictObject({ types: z.array(z.strictObject({ enumId: z.string(), description: z.string() })) }),
});

/** The matrix as a file, as the list makes its own: columns are named by the types that `requiredDocumentTypes` tells. */
export const matrixFile = defineCall({
  ...missingDocuments.export,
  path: '/rest/s1/hcm/report/missingDocuments/matrix/export',
  summary: 'People in scope by types of documents that are asked for, what each of them lacks: all of it as a file',
});

export const documentsReportErrors = defineErrors('modules/reports/documents-report', { tooManyPeople: { status: 400 } });

/** Whose documents one archive holds at most, as modules/personnel packs it. */
export const MOST_OWNERS = 50;

export const documentOwners = defineCall({
  method: 'POST',
  path: `${PATH}/owners`,
  summary: `Whose the chosen documents are, or the chosen people who lack some, at most ${MOST_OWNERS}, with the types of the documents: for an archive of them`,
  permission,
  scope: 'rows',
  body: z.strictObject({ selection: tableSelection, of: z._default(z.enum(['documents', 'missing']), 'documents'), ...query }),
  /** No types: of every type. */
  noChanges: 'it asks for what an address is too short for',
  reply: z.strictObject({ partyIds: z.array(z.string()), types: z.array(z.string()) }),
  errors: [tableErrors, documentsReportErrors],
});

/**
 * Lists of the insured that go to the insurer (issue 24, insurance 4).
 * Invariants: a list is numbered within its contract and frozen; each line says what changed since the last list that told of the membership; whoever has a
 * fault is in no list until it is put right.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { insurerListErrors } from './insurer-lists.errors.ts';
import { listFaults } from './insurer-lists.rules.ts';
import { insurerLineTable } from './insurer-lists.table.ts';

const REPORTS = 'welfareServices/supplementaryInsurance/reports/observe';
const PATH = '/rest/s1/welfare/insurance/list';
const LIST = 'InsurerList';
const count = z.int();
/** Rows with faults that are shown; all are counted. */
export const MOST_FAULTS = 200;

export const insurerLists = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Lists of the insured that went to the insurers, the newest first, and the contracts of which one can be made',
  permission: REPORTS,
  scope: 'rows',
  of: [LIST],
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        ...{ insurerListId: text, listNumber: count, contractTitle: text, insurerName: text },
        /** ISO instant. */
        frozenAt: text,
        ...{ lines: count, joined: count, left: count, changed: count },
      }),
    ),
    contracts: z.array(z.strictObject({ insuranceContractId: text, title: text })),
  }),
});

export const insurerListNext = defineCall({
  method: 'GET',
  path: `${PATH}/next/:insuranceContractId`,
  summary: 'What the next list of a contract would tell the insurer, and who is left out of it with the fault; nothing is written',
  permission: REPORTS,
  scope: 'rows',
  of: [LIST, MEMBERSHIP],
  reply: z.strictObject({
    ...{ lines: count, joined: count, left: count, changed: count, faults: count },
    rows: z.array(
      entity(
        {
          insuranceMembershipId: field('public', text),
          partyId: field('public', text),
          fullName: field('public', text),
          insuredName: field('family', text),
          fault: field('family', z.enum(listFaults)),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const makeInsurerList = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Freezes the next list of a contract for the insurer',
  permission: 'welfareServices/supplementaryInsurance/membership/edit',
  scope: 'rows',
  success: 201,
  body: z.strictObject({ insuranceContractId: z.guid() }),
  changes: [LIST],
  reply: z.strictObject({ id: text, listNumber: count, lines: count }),
  errors: [insurerListErrors],
});

export const insurerLines = defineList(insurerLineTable, {
  path: `${PATH}/line`,
  permission: REPORTS,
  scope: 'rows',
  subject: 'partyId',
  of: [LIST],
  summary: 'Lines of lists of the insured as they were told to the insurer, of people in reach; of one list where it is said',
  query: { insurerListId: z.optional(z.guid()) },
});

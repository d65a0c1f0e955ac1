/**
 * The report on costs of treatment (guide welfare 7.12): lines of claims of people in reach, and figures over them.
 * Invariants: what a line tells is of the class health; of fewer than five people no sum is told, nor the difference of two.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { lineStatuses, refusalReasons } from '../claims/claim-line.rules.ts';
import { claimLineTable } from './compensation-report.table.ts';

const PAGE = 'welfareServices/supplementaryInsurance/compensationReport';
const PATH = '/rest/s1/welfare/compensation';
const narrowed = { insuranceContractId: z.optional(z.guid()), compensationBatchId: z.optional(z.guid()) };

export const claimLines = defineList(claimLineTable, {
  path: `${PATH}/line`,
  permission: `${PAGE}/observe`,
  scope: 'rows',
  summary: 'Lines of claims for costs of treatment of people in reach',
  subject: 'partyId',
  of: ['CompensationLine', 'CompensationBatch'],
  query: narrowed,
});

const count = z.int();
/** Of a group: sums are of the months and types of five people at least, and null where there is none. */
const sums = {
  lines: field('public', count),
  people: field('public', count),
  /** Lines that are in no sum. */
  untold: field('public', count),
  claimed: field('health', optionalText),
  payable: field('health', optionalText),
  settled: field('health', optionalText),
};

export const claimFigures = defineCall({
  method: 'GET',
  path: `${PATH}/figures`,
  summary:
    'Claims of people in reach by type of cost and contract, refusals by reason, and how long lines stood where; of fewer than five people nothing is told, nor the difference of two sums',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: ['CompensationLine', 'InsuranceMembership'],
  /** Days of service, both included and widened to whole Jalali months; of any day where absent. */
  query: z.strictObject({ fromDate: z.optional(z.iso.date()), thruDate: z.optional(z.iso.date()), insuranceContractId: z.optional(z.guid()) }),
  reply: z.strictObject({
    /** The days that were read. */
    fromDate: optionalText,
    thruDate: optionalText,
    types: z.array(entity({ costTypeEnumId: field('health', text), ...sums })),
    contracts: z.array(
      entity({
        contractTitle: field('public', text),
        ...sums,
        /** What the insurer has paid of a hundred rials of premium that were due in these days; null of fewer than five people, and without a premium. */
        paidPercent: field('pay', z.nullable(z.number())),
      }),
    ),
    statuses: z.array(entity({ status: field('public', z.enum(lineStatuses)), lines: field('public', count) })),
    refusals: z.array(entity({ refusal: field('public', z.enum(refusalReasons)), lines: field('public', z.nullable(count)) })),
    /** Median days in a state until the next one, of lines of five people at least. */
    times: z.array(entity({ status: field('public', z.enum(lineStatuses)), lines: field('public', count), days: field('public', z.nullable(z.number())) })),
  }),
});

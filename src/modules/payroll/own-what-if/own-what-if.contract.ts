/**
 * What the own month would come to with other hours or another family (issue of payroll files, 7): the simulator with one's own row. Invariants: nothing is
 * stored; nobody is counted but whoever asks, by what a run would count them by, and nothing of the law or the group is said otherwise; closed until the
 * company opens it. Rials are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { payReply } from '../pay-lines/pay-reply.contract.ts';
import { OBSERVE } from '../pay-run-state/pay-run-names.rules.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import { ownWhatIfErrors } from './own-what-if.errors.ts';
import { whatIfSettingForm } from './own-what-if.form.ts';

const PATH = '/rest/s1/payroll/whatIf';
const WHAT_IF = 'PayWhatIfSetting';
const OWN = { permission: 'payroll/myPayslips/observe', scope: 'self' } as const;
const minutes = z.optional(z.int().check(z.gte(0), z.lte(44_640)));

export const whatIfSetting = defineCall({
  method: 'GET',
  path: `${PATH}/setting`,
  summary: 'Whether people of the company may try out what their own month would come to',
  permission: OBSERVE,
  scope: 'rows',
  of: [WHAT_IF],
  reply: z.strictObject({ isOpen: z.boolean(), rowVersion: z.int() }),
});

export const setWhatIf = defineCall({
  method: 'PUT',
  path: `${PATH}/setting`,
  summary: 'Sets whether people of the company may try out what their own month would come to',
  permission: 'payroll/annualAnnuities/legalProfile/edit',
  scope: 'rows',
  changes: [WHAT_IF],
  body: formBody(whatIfSettingForm, { rowVersion: z.int() }),
  reply: z.strictObject({ isOpen: z.boolean() }),
  errors: [ownWhatIfErrors],
});

export const ownWhatIfs = defineCall({
  ...OWN,
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'The own employments whose month may be tried out; none while no company of theirs opens it',
  of: [WHAT_IF],
  reply: z.strictObject({ employments: z.array(z.strictObject({ partyRelationshipId: text, companyName: text })) }),
});

export const ownWhatIf = defineCall({
  ...OWN,
  method: 'POST',
  path: PATH,
  summary: 'What the own month would come to with other hours, days or another family, beside what it comes to as everything stands; nothing is stored',
  errors: [ownWhatIfErrors, simulatorErrors],
  body: z.strictObject({
    partyRelationshipId: z.guid(),
    year: z.int().check(z.gte(1_390), z.lte(1_499)),
    month: z.int().check(z.gte(1), z.lte(12)),
    /** As the own file says where nothing is said. */
    isMarried: z.optional(z.boolean()),
    children: z.optional(z.int().check(z.gte(0), z.lte(30))),
    days: z.optional(z.int().check(z.gte(0), z.lte(31))),
    /** Minutes of the month in place of those that are known. */
    ...{ overtime: minutes, night: minutes, friday: minutes },
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({ ...payReply.shape, asItStands: payReply.shape.figures }),
});

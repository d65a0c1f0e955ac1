/** Supplementary insurance of the demo: this year's contract with its members, and costs of treatment in every state. */
import { addDays, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { costsOf, holdAccount, takeOf } from '#modules/welfare/claims/ceilings.store.ts';
import type { LineStatus } from '#modules/welfare/claims/claim-line.rules.ts';
import { insertClaim, insertLine, writeDecision } from '#modules/welfare/claims/claim-lines.store.ts';
import { countClaims } from '#modules/welfare/claims/claims.rules.ts';
import { invoiceMark } from '#modules/welfare/claims/invoice-mark.server.ts';
import { insertBatch, insertBatchLines } from '#modules/welfare/compensation-batches/compensation-batches.store.ts';
import { payLines, takeAnswers } from '#modules/welfare/compensation-batches/settle-lines.service.ts';
import { begunWith, PROCESS } from '#modules/welfare/compensation-request/compensation-request.steps.ts';
import { ageLimitsOf } from '#modules/welfare/insurance-membership/age-limits.store.ts';
import { nextList } from '#modules/welfare/insurer-lists/insurer-lists.rules.ts';
import { insertLines, insertList, listedMembers } from '#modules/welfare/insurer-lists/insurer-lists.store.ts';
import { premiumOf } from '#modules/welfare/premium/premium.rules.ts';
import { storedTerms } from '#modules/welfare/premium/premium.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { type Dice, dice } from './dice.ts';
import type { DemoWelfare } from './welfare.ts';
import words from './welfare-insurance.messages.fa.ts';
import {
  type DemoCost,
  type DemoInsurance,
  type DemoInsured,
  type DemoPremium,
  layAgeLimits,
  layContract,
  layInsurerColumns,
  layMemberships,
  layParts,
  moveOn,
  someInsured,
} from './welfare-insurance.store.ts';

type Type = keyof typeof words.providers;

const MILLION = 1_000_000;
const premiums: readonly DemoPremium[] = [
  { relation: 'self', ageThru: null, premium: 36 * MILLION },
  { relation: 'Spouse', ageThru: null, premium: 36 * MILLION },
  { relation: 'Daughter', ageThru: 25, premium: 28 * MILLION },
  { relation: 'Son', ageThru: 25, premium: 28 * MILLION },
];
const costs: readonly (DemoCost & { readonly type: Type })[] = [
  { type: 'CctVisit', person: 40 * MILLION, family: 200 * MILLION, franchise: 10 },
  { type: 'CctMedicine', person: 60 * MILLION, family: 240 * MILLION, franchise: 10 },
  { type: 'CctDental', person: 80 * MILLION, family: 320 * MILLION, franchise: 20 },
  { type: 'CctGlasses', person: 30 * MILLION, family: 150 * MILLION, franchise: 0 },
  { type: 'CctHospital', person: 2_000 * MILLION, family: 4_000 * MILLION, franchise: 10 },
  { type: 'CctLab', person: 70 * MILLION, family: 280 * MILLION, franchise: 10 },
];

/** What the insurer asks to be told of each insured person. */
const insurerColumns = [
  { field: 'nationalCode', title: words.columns.code, format: 'plain' },
  { field: 'insuredName', title: words.columns.name, format: 'plain' },
  { field: 'birthDate', title: words.columns.born, format: 'compact' },
  { field: 'relation', title: words.columns.relation, format: 'plain' },
  { field: 'pseudoId', title: words.columns.employee, format: 'plain' },
  { field: 'joinedOn', title: words.columns.from, format: 'compact' },
  { field: 'thruDate', title: words.columns.thru, format: 'compact' },
  { field: 'premium', title: words.columns.premium, format: 'plain' },
] as const;

/** How many lines stand where; none is back at whoever asked, which only an answer to a task leads to. */
const COUNTS: Readonly<Partial<Record<LineStatus, number>>> = {
  ClmPaid: 30,
  ClmSentToInsurer: 20,
  ClmApproved: 24,
  ClmRejected: 10,
  ClmUnderReview: 13,
  ClmWithdrawn: 3,
};
const LINES = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
/** Days before today on which a service was, at most. */
const MOST_AGO = 120;

/** Writes the contract of every company, and claims in the companies that are shown. The actor must reach them; their people are there. */
export async function writeInsurance(tx: Tx, demo: DemoWelfare, companyIds: readonly string[], shown: ReadonlySet<string>): Promise<void> {
  const { year } = toJalali(demo.today);
  const [from, thru] = [toIso({ year, month: 1, day: 1 }), addDays(toIso({ year: year + 1, month: 1, day: 1 }), -1)];
  for (const companyId of companyIds) {
    const of: DemoInsurance = { companyId, contractId: demo.newId(), title: words.contract, insurer: words.insurer, from, thru };
    await layContract(tx, of, premiums, costs);
    await layAgeLimits(tx, of.contractId);
    await layInsurerColumns(tx, of.contractId, insurerColumns);
    await layMemberships(tx, of, demo.today);
    await layPremiums(tx, of);
    if (!shown.has(companyId)) continue;
    await writeClaims(tx, demo, of);
    await sendList(tx, demo, of);
  }
}

/** The insurer was told of everybody once; of a small demo nobody may be a member. */
async function sendList(tx: Tx, { today, now, officer, newId }: DemoWelfare, { companyId, contractId }: DemoInsurance): Promise<void> {
  const members = await listedMembers(tx, systemScope([companyId], today), contractId);
  const { lines } = nextList(members, new Map(), await ageLimitsOf(tx, contractId), today);
  const byPartyId = officer?.partyId ?? members[0]?.partyId;
  if (lines.length === 0 || byPartyId === undefined) return;
  const listId = newId();
  await insertList(tx, { listId, companyId, contractId, byPartyId, now: new Date(now) });
  await insertLines(tx, listId, lines);
}

/** Everybody is a member from the first day on: whoever is of one relation owes the same parts. */
async function layPremiums(tx: Tx, { companyId, contractId, from }: DemoInsurance): Promise<void> {
  const terms = await storedTerms(tx, contractId, [companyId]);
  const parts = premiums.flatMap(({ relation }) => {
    const counted = premiumOf(terms, { relation, birthDate: from, joinedOn: from });
    if (typeof counted === 'string') throw new Error(`the demo has no premium of ${relation}: ${counted}`);
    return counted.parts.map(({ number, dueDate, employeeShare, employerShare }) => ({
      relation,
      number,
      dueDate,
      employee: String(employeeShare),
      employer: String(employerShare),
    }));
  });
  await layParts(tx, contractId, parts);
}

interface Laid {
  readonly lineId: string;
  readonly status: LineStatus;
  readonly payable: string;
}

/** What is approved goes on to the insurer in one list, whose answers settle a part of it. */
async function writeClaims(tx: Tx, demo: DemoWelfare, of: DemoInsurance): Promise<void> {
  const { newId, now, officer } = demo;
  const insured = await someInsured(tx, of.contractId, demo.employee?.partyId ?? null, LINES);
  const chance = dice(insured.length, 29);
  const states = Object.entries(COUNTS).flatMap(([status, count]) => Array.from({ length: count }, () => status as LineStatus));
  const laid: Laid[] = [];
  for (const [at, one] of insured.entries()) laid.push(await layLine(tx, { demo, of, one, chance, at, status: states[at] ?? 'ClmApproved' }));
  const byOf = (...statuses: LineStatus[]): string[] => laid.flatMap(({ lineId, status }) => (statuses.includes(status) ? [lineId] : []));
  await moveOn(tx, byOf('ClmWithdrawn'), 'ClmWithdrawn');
  const sent = byOf('ClmPaid', 'ClmSentToInsurer');
  if (sent.length === 0) return;
  const batchId = newId();
  const byPartyId = officer?.partyId ?? insured[0]?.partyId ?? '';
  await insertBatch(tx, { batchId, companyId: of.companyId, contractId: of.contractId, byPartyId, now: new Date(now) });
  await insertBatchLines(tx, batchId, sent);
  await moveOn(tx, sent, 'ClmSentToInsurer');
  const answered = laid.filter(({ status }, at) => status === 'ClmPaid' || (status === 'ClmSentToInsurer' && at % 2 === 0));
  await takeAnswers(
    tx,
    answered.map(({ lineId, payable, status }) => {
      const paid = status === 'ClmPaid' ? payable : String((BigInt(payable) * 9n) / 10n);
      return { lineId, accepted: payable, paid, reason: null };
    }),
  );
  const paid = byOf('ClmPaid');
  if (paid.length > 0) await payLines({ tx, audit: () => undefined }, paid, demo.today);
}

interface LineOf {
  readonly demo: DemoWelfare;
  readonly of: DemoInsurance;
  readonly one: DemoInsured;
  readonly chance: Dice;
  readonly at: number;
  readonly status: LineStatus;
}

/** A claim of one line, up to what was decided on it; by the rules and the ledger that the product decides by. */
async function layLine(tx: Tx, { demo, of, one, chance, at, status }: LineOf): Promise<Laid> {
  const { today, newId } = demo;
  const { companyId, contractId, from } = of;
  const { partyId, insuredId, insuredName } = one;
  const [claimId, lineId] = [newId(), newId()];
  const now = new Date(demo.now);
  const most = Math.min(MOST_AGO, Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000));
  const serviceDate = addDays(today, -chance.between(0, most));
  const type = chance.pick(costs).type;
  const claimed = String(chance.between(8, type === 'CctHospital' ? 900 : 45) * 500_000);
  const [provider, invoiceNumber] = [chance.pick<string>(words.providers[type]), `${at + 1}${chance.digits(4)}`];
  const facts = { insuredId, insuredName, joinedOn: from, costTypeEnumId: type, serviceDate, provider, invoiceNumber, claimed, documents: [] };
  await insertClaim(tx, { claimId, companyId, partyId, contractId }, now);
  await insertLine(tx, { claimId, companyId, partyId, contractId, lineId, lineNo: 1, filedOn: today }, facts, invoiceMark(companyId, provider, invoiceNumber));
  if (status === 'ClmWithdrawn') return { lineId, status, payable: '0' };
  if (status === 'ClmUnderReview') {
    // its first step takes the line to the review
    const acting = { tx, today, clock: { now: () => demo.now }, newId, audit: () => undefined, companyId };
    await beginCase(acting, { key: PROCESS }, { ...begunWith, recordId: claimId, subjectPartyId: partyId }, partyId);
    return { lineId, status, payable: '0' };
  }
  await moveOn(tx, [lineId], 'ClmUnderReview');
  const byPartyId = demo.officer?.partyId ?? partyId;
  const decision = { byPartyId, now, accepted: null, payable: null, boundBy: null, refusalId: null } as const;
  if (status === 'ClmRejected') {
    await writeDecision(tx, lineId, { ...decision, status, decisionReason: words.refused, refusalId: 'RfNotCovered' });
    return { lineId, status, payable: '0' };
  }
  const known = await costsOf(tx, contractId);
  const [counted] = countClaims(known, [], [{ member: insuredId, type, serviceDate, filedOn: today, accepted: BigInt(claimed), joinedOn: from }]);
  const cost = known.find((kind) => kind.type === type);
  if (counted === undefined || cost === undefined) throw new Error(`the demo's contract does not know ${type}`);
  const payable = String(counted.payable);
  await writeDecision(tx, lineId, { ...decision, status: 'ClmApproved', accepted: claimed, payable, boundBy: counted.boundBy, decisionReason: null });
  const family = { companyId, partyId, contractId };
  await takeOf(tx, family, await holdAccount(tx, family), cost, { lineId, insuredId, amount: counted.payable, byPartyId, now, newId });
  return { lineId, status, payable };
}

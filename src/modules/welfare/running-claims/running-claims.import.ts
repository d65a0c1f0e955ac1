/**
 * Costs of treatment that were paid before the contract was written here (issue 24): they are taken of the ceilings, so that what is left is what is left.
 * Taking the sheet back gives them back to the ceilings, and their invoices are free again.
 */
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { employmentsByCode } from '#platform/employment-rows/employment-rows.store.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, code, date, nationalCode, option, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type FileRow, type Planned, type Target } from '#platform/import-export/kind.define.ts';
import { costsOf, giveBack, heldBy, holdAccount, takeOf, usedOf } from '../claims/ceilings.store.ts';
import { insertClaim, lockLinesBy } from '../claims/claim-lines.store.ts';
import type { PaidClaim } from '../claims/claims.rules.ts';
import { invoiceMark } from '../claims/invoice-mark.server.ts';
import { BATCHES } from '../compensation-batches/compensation-batches.contract.ts';
import { insuredIdOf, placeOf } from '../running-members/running-member.rules.ts';
import { contractsByCode, insuredOf, standingDays } from '../running-members/running-members-import.store.ts';
import { type CoveringContract, judgeClaims, type Known, type RowClaim } from './running-claim.rules.ts';
import messages from './running-claims-import.messages.fa.ts';
import { changedSince, insertPaidLine, knownInvoices, withdrawPaid } from './running-claims-import.store.ts';

const capitals = (rows: readonly FileRow[], name: string): string[] => [...new Set(rows.flatMap(({ values }) => values[name]?.toUpperCase() ?? []))];

async function knownOf(db: Db, { companyId = '', importer, today }: Target, rows: readonly FileRow[]): Promise<Known> {
  const contracts = new Map<string, CoveringContract>();
  for (const { code: known, contractId } of await contractsByCode(db, companyId, capitals(rows, 'contractCode')))
    contracts.set(known, { contractId, costs: await costsOf(db, contractId) });
  const employments = await employmentsByCode(db, companyId, capitals(rows, 'pseudoId'));
  const partyIds = [...new Set(employments.map(({ partyId }) => partyId))];
  const contractIds = [...contracts.values()].map(({ contractId }) => contractId);
  const used = new Map<string, readonly PaidClaim[]>();
  for (const contractId of contractIds) for (const partyId of partyIds) used.set(placeOf(contractId, partyId), await usedOf(db, { partyId, contractId }));
  const markOf = (provider: string, invoiceNumber: string): string => invoiceMark(companyId, provider, invoiceNumber).toString('hex');
  const marks = rows.map(({ values: { provider = '', invoiceNumber = '' } }) => markOf(provider, invoiceNumber));
  return {
    ...{ today, contracts, used, markOf, importerId: importer?.partyId, invoices: await knownInvoices(db, companyId, marks) },
    employments: Map.groupBy(employments, (one) => one.code),
    insured: Map.groupBy(await insuredOf(db, partyIds), ({ partyId }) => partyId),
    standing: Map.groupBy(await standingDays(db, contractIds, partyIds), ({ contractId, insuredId }) => placeOf(contractId, insuredId)),
  };
}

async function mayBring(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [BATCHES]);
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const fits = new Set(judgeClaims(rows, await knownOf(db, target, rows)).claims.map(({ row }) => row));
  return rows.map((row): Planned => {
    const changes = Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
    // what no longer fits is told as a change that nobody was shown: the run sets it aside
    return { ...row, companyId: target.companyId ?? '', id: target.newId(), action: fits.has(row.row) ? 'create' : 'update', changes };
  });
}

/** Writes a line as paid and takes it of the ceilings. */
async function takeUp(tx: Tx, { companyId = '', importer, newId, clock }: Target, lineId: string, claim: RowClaim): Promise<void> {
  const { contractId, insured, cost, joinedOn, mark, paid, values } = claim;
  const { serviceDate = '', provider = '', invoiceNumber = '', claimed = '0', paidOn = '' } = values;
  const [insuredId, now, byPartyId] = [insuredIdOf(insured), new Date(clock.now()), importer?.partyId ?? null];
  const of = { claimId: newId(), companyId, partyId: insured.partyId, contractId };
  const accountId = await holdAccount(tx, of);
  await insertClaim(tx, of, now);
  await insertPaidLine(tx, of, {
    ...{ lineId, mark, paid: String(paid), paidOn, byPartyId, now, insuredId, insuredName: insured.insuredName, joinedOn },
    ...{ costTypeEnumId: cost.type, serviceDate, provider, invoiceNumber, claimed, documents: [] },
  });
  await takeOf(tx, of, accountId, cost, { lineId, insuredId, amount: paid, byPartyId, now, newId });
}

async function apply(tx: Tx, target: Target, planned: readonly Planned[]): Promise<Applied> {
  const rows = planned.filter(({ action }) => action === 'create');
  const ids = new Map(rows.map(({ row, id }) => [row, id]));
  const { claims } = judgeClaims(rows, await knownOf(tx, target, rows));
  const told = claims.map((claim) => ({ claim, lineId: ids.get(claim.row) ?? '' }));
  // families are held in one order, so that nobody waits in a circle
  for (const { claim, lineId } of told.toSorted((a, b) => a.claim.insured.partyId.localeCompare(b.claim.insured.partyId))) await takeUp(tx, target, lineId, claim);
  return { changes: told.map(({ claim: { row }, lineId }) => ({ row, id: lineId, action: 'create' as const })) };
}

export const importKind = defineImport({
  kind: 'insuranceClaims',
  entity: 'CompensationLine',
  byHand: [BATCHES],
  order: 33,
  texts: messages.importRunningClaims,
  columns: [
    { name: 'contractCode', required: true, fieldClass: 'public', read: code(30) },
    { name: 'pseudoId', required: true, fieldClass: 'public', read: code(40), codeOf: 'employment' },
    { name: 'insuredCode', fieldClass: 'identity', read: nationalCode },
    { name: 'costTypeEnumId', required: true, fieldClass: 'health', read: option('CompensationCostType'), shown: 'option' },
    { name: 'serviceDate', required: true, fieldClass: 'personal', read: date, shown: 'date' },
    { name: 'provider', required: true, fieldClass: 'health', read: text(200) },
    { name: 'invoiceNumber', required: true, fieldClass: 'health', read: code(60) },
    { name: 'claimed', required: true, fieldClass: 'health', read: amount, shown: 'amount' },
    { name: 'insurerPaid', required: true, fieldClass: 'health', read: amount, shown: 'amount' },
    { name: 'paidOn', required: true, fieldClass: 'personal', read: date, shown: 'date' },
  ],
  labels: ['pseudoId', 'insuredCode'],
  unique: {},
  needs: async () => undefined,
  async check(db, target, rows) {
    if (!(await mayBring(db, target))) return rows.map(({ row }) => ({ row, column: 'pseudoId', code: 'sheet_not_allowed' }));
    return judgeClaims(rows, await knownOf(db, target, rows)).faults;
  },
  plan,
  apply,
  dependants: async (db, runId) => ({ claimsGoneOn: await changedSince(db, runId) }),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [BATCHES])) throw httpErrors.error('forbidden');
    const ids = changes.map(({ id }) => id);
    const lines = (await lockLinesBy(tx, ids)).toSorted((a, b) => a.partyId.localeCompare(b.partyId));
    const now = new Date(by?.clock.now() ?? Date.now());
    for (const line of lines) {
      await holdAccount(tx, line);
      const held = await heldBy(tx, line.lineId);
      const newId = () => by?.newId() ?? crypto.randomUUID();
      if (held > 0n) await giveBack(tx, { lineId: line.lineId, amount: held, byPartyId: by?.actor.partyId ?? null, now, newId });
    }
    await withdrawPaid(tx, ids);
  },
});

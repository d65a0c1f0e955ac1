/**
 * Members of a contract of supplementary insurance that runs already (issue 24): who is insured since when, and until when the premium was paid elsewhere.
 * What is due after that is deducted as of any other member. Taking the sheet back undoes the memberships, unless they went on.
 */
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { employmentsByCode } from '#platform/employment-rows/employment-rows.store.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { code, date, nationalCode, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type FileRow, type Planned, type Target } from '#platform/import-export/kind.define.ts';
import { ageLimitsOf } from '../insurance-membership/age-limits.store.ts';
import { addPartsOfMany, insertMemberships } from '../insurance-membership/contract-members.store.ts';
import { JOIN, MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { storedTerms } from '../premium/premium.service.ts';
import { type Files, judgeMembers, type KnownContract, placeOf } from './running-member.rules.ts';
import messages from './running-members-import.messages.fa.ts';
import { contractsByCode, goneOnSince, holdContracts, insuredOf, standingDays, undoMemberships, writePaidBefore } from './running-members-import.store.ts';

const capitals = (rows: readonly FileRow[], name: string): string[] => [...new Set(rows.flatMap(({ values }) => values[name]?.toUpperCase() ?? []))];

async function filesOf(db: Db, { companyId = '', importer }: Target, rows: readonly FileRow[]): Promise<Files> {
  const contracts = new Map<string, KnownContract>();
  for (const { code: known, contractId } of await contractsByCode(db, companyId, capitals(rows, 'contractCode')))
    contracts.set(known, { contractId, terms: await storedTerms(db, contractId, [companyId]), limits: await ageLimitsOf(db, contractId) });
  const employments = await employmentsByCode(db, companyId, capitals(rows, 'pseudoId'));
  const partyIds = [...new Set(employments.map(({ partyId }) => partyId))];
  const contractIds = [...contracts.values()].map(({ contractId }) => contractId);
  return {
    contracts,
    employments: Map.groupBy(employments, (one) => one.code),
    insured: Map.groupBy(await insuredOf(db, partyIds), ({ partyId }) => partyId),
    standing: Map.groupBy(await standingDays(db, contractIds, partyIds), ({ contractId, insuredId }) => placeOf(contractId, insuredId)),
    importerId: importer?.partyId,
  };
}

async function mayJoin(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [JOIN]);
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const fits = new Set(judgeMembers(rows, await filesOf(db, target, rows)).members.map(({ row }) => row));
  return rows.map((row): Planned => {
    const changes = Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
    // what no longer fits is told as a change that nobody was shown: the run sets it aside
    return { ...row, companyId: target.companyId ?? '', id: target.newId(), action: fits.has(row.row) ? 'create' : 'update', changes };
  });
}

async function apply(tx: Tx, target: Target, planned: readonly Planned[]): Promise<Applied> {
  const { companyId = '', newId, today } = target;
  const rows = planned.filter(({ action }) => action === 'create');
  const ids = new Map(rows.map(({ row, id }) => [row, id]));
  const members = judgeMembers(rows, await filesOf(tx, target, rows)).members.map(({ row, insured, ...one }) => ({
    ...{ row, ...one, companyId, membershipId: ids.get(row) ?? '', partyId: insured.partyId, familyMemberId: insured.familyMemberId, relation: insured.relation },
  }));
  await insertMemberships(tx, members);
  await addPartsOfMany(
    tx,
    members.flatMap(({ membershipId, partyId, premium }) =>
      premium.parts
        .filter(({ employeeShare, employerShare }) => employeeShare !== 0n || employerShare !== 0n)
        .map(({ number, dueDate, employeeShare, employerShare }) => ({ id: newId(), companyId, partyId, membershipId, number, dueDate, employeeShare, employerShare })),
    ),
  );
  await writePaidBefore(
    tx,
    members.filter(({ paid }) => paid !== 0n).map(({ membershipId, partyId, paid }) => ({ membershipId, companyId, partyId, amount: paid })),
  );
  return { changes: members.map(({ row, membershipId }) => ({ row, id: membershipId, action: 'create' as const, before: { day: today } })) };
}

export const importKind = defineImport({
  kind: 'insuranceMembers',
  entity: MEMBERSHIP,
  byHand: [JOIN],
  order: 32,
  texts: messages.importRunningMembers,
  columns: [
    { name: 'contractCode', required: true, fieldClass: 'public', read: code(30) },
    { name: 'pseudoId', required: true, fieldClass: 'public', read: code(40), codeOf: 'employment' },
    { name: 'insuredCode', fieldClass: 'identity', read: nationalCode },
    { name: 'tier', fieldClass: 'public', read: text(60) },
    { name: 'joinedOn', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'paidThru', fieldClass: 'pay', read: date, shown: 'date' },
  ],
  labels: ['pseudoId', 'insuredCode'],
  unique: {},
  needs: async () => undefined,
  async check(db, target, rows) {
    if (!(await mayJoin(db, target))) return rows.map(({ row }) => ({ row, column: 'pseudoId', code: 'sheet_not_allowed' }));
    return judgeMembers(rows, await filesOf(db, target, rows)).faults;
  },
  async hold(tx, { companyId = '' }, rows) {
    const held = await contractsByCode(tx, companyId, capitals(rows, 'contractCode'));
    return holdContracts(
      tx,
      held.map(({ contractId }) => contractId),
    );
  },
  plan,
  apply,
  dependants: async (db, runId) => ({ membershipsGoneOn: await goneOnSince(db, runId) }),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [JOIN])) throw httpErrors.error('forbidden');
    const days = changes.map(({ before }) => (before as { readonly day: string }).day);
    const [first] = days;
    if (first === undefined) return;
    const day = by?.today ?? days.reduce((last, one) => (one > last ? one : last), first);
    await undoMemberships(
      tx,
      changes.map(({ id }) => id),
      day,
    );
  },
});

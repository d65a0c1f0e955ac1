/** The table of premiums of a contract from a sheet (issue 24): rows are added beside those that stand, and one whose place is taken by another is refused. */
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, code, date, oneOf, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import words from '../insurance-definition/insurance-definition-page.messages.fa.ts';
import messages from './premium-rows-import.messages.fa.ts';
import { deletePremiums, insertPremiums, type PremiumLine, premiumContracts, premiumLines, premiumsChanged, type SheetContract } from './premium-rows-import.store.ts';

const ADD = 'welfareServices/supplementaryInsurance/definition/add';
const OLDEST = 150;
const AGELESS = 200;
const relationWords = Object.fromEntries(Object.entries(words.relations).map(([id, word]) => [word, id]));

const orNull = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits));
const lineOf = ({ tier, relation, ageFrom, ageThru, premium = '0', sinceDate }: Values, contractId: string): PremiumLine => ({
  ...{ contractId, premium, tier: tier ?? null, relation: relation ?? null, sinceDate: sinceDate ?? null, ageFrom: orNull(ageFrom), ageThru: orNull(ageThru) },
});

/** Whether two rows are of the same people from the same day on. */
const meet = (a: PremiumLine, b: PremiumLine): boolean =>
  a.contractId === b.contractId &&
  a.tier === b.tier &&
  a.relation === b.relation &&
  a.sinceDate === b.sinceDate &&
  (a.ageFrom ?? 0) <= (b.ageThru ?? AGELESS) &&
  (b.ageFrom ?? 0) <= (a.ageThru ?? AGELESS);

const isSame = (a: PremiumLine, b: PremiumLine): boolean => meet(a, b) && a.ageFrom === b.ageFrom && a.ageThru === b.ageThru && a.premium === b.premium;

type Standing = Awaited<ReturnType<typeof premiumLines>>[number];

/** A row as its contract has it: a new one, one that stands already, or why it is none. */
interface Read {
  readonly line: PremiumLine;
  readonly standing: Standing | undefined;
}

function readRow({ values }: FileRow, contracts: ReadonlyMap<string, SheetContract>, standing: readonly Standing[]): Read | Fault {
  const contract = contracts.get((values['contractCode'] ?? '').toUpperCase());
  if (contract === undefined) return { column: 'contractCode', code: 'unknown_insurance_contract' };
  const { sinceDate } = values;
  if (sinceDate !== undefined && (sinceDate <= contract.from || sinceDate > contract.thru)) return { column: 'sinceDate', code: 'premium_since_off' };
  const line = lineOf(values, contract.contractId);
  const met = standing.filter((one) => meet(one, line));
  const same = met.find((one) => isSame(one, line));
  return met.length > 0 && same === undefined ? { column: 'ageFrom', code: 'premium_row_stands' } : { line, standing: same };
}

const isFault = (told: object): told is Fault => 'code' in told;

async function judge(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]) {
  const codes = [...new Set(rows.flatMap(({ values: { contractCode } }) => contractCode?.toUpperCase() ?? []))];
  const contracts = new Map((await premiumContracts(db, companyId, codes)).map((one) => [one.code, one]));
  const standing = await premiumLines(
    db,
    [...contracts.values()].map(({ contractId }) => contractId),
  );
  const faults: RowFault[] = [];
  const read: (Read & { readonly row: number })[] = [];
  for (const row of rows) {
    const found = readRow(row, contracts, standing);
    const other = isFault(found) ? undefined : read.find(({ line }) => meet(line, found.line));
    if (isFault(found)) faults.push({ row: row.row, ...found });
    else if (other !== undefined) faults.push({ row: row.row, column: 'ageFrom', code: 'premium_row_doubled', facts: { other: other.row } });
    else read.push({ row: row.row, ...found });
  }
  return { faults, read: new Map(read.map((one) => [one.row, one])) };
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const { read } = await judge(db, target, rows);
  return rows.map((row): Planned => {
    const found = read.get(row.row);
    const isKnown = found?.standing !== undefined;
    const changes = isKnown ? {} : Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
    // what no longer fits is told as a change that nobody was shown: the run sets it aside
    const action = found === undefined ? 'update' : isKnown ? 'unchanged' : 'create';
    return { ...row, companyId: target.companyId ?? '', id: found?.standing?.id ?? target.newId(), action, changes };
  });
}

async function mayBring(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [ADD]);
}

const undo = revertRecords(deletePremiums, []);

export const importKind = defineImport({
  kind: 'insurancePremiums',
  entity: 'InsurancePremium',
  byHand: [ADD],
  order: 31,
  texts: messages.importPremiums,
  columns: [
    { name: 'contractCode', required: true, fieldClass: 'public', read: code(30) },
    { name: 'tier', fieldClass: 'public', read: text(60) },
    { name: 'relation', fieldClass: 'public', read: oneOf(relationWords), shown: words.relations },
    { name: 'ageFrom', fieldClass: 'public', read: wholeNumber(OLDEST) },
    { name: 'ageThru', fieldClass: 'public', read: wholeNumber(OLDEST) },
    { name: 'premium', required: true, fieldClass: 'public', read: amount, shown: 'amount' },
    { name: 'sinceDate', fieldClass: 'public', read: date, shown: 'date' },
  ],
  labels: ['contractCode', 'tier'],
  unique: {},
  needs: async () => undefined,
  rowFaults: ({ ageFrom, ageThru }) =>
    ageFrom !== undefined && ageThru !== undefined && Number(ageThru) < Number(ageFrom) ? [{ column: 'ageThru', code: 'premium_ages_order' }] : [],
  async check(db, target, rows) {
    if (!(await mayBring(db, target))) return rows.map(({ row }) => ({ row, column: 'contractCode', code: 'sheet_not_allowed' }));
    return (await judge(db, target, rows)).faults;
  },
  plan,
  async apply(tx, target, planned) {
    const rows = planned.filter(({ action }) => action === 'create');
    const { read } = await judge(tx, target, rows);
    const made = rows.flatMap(({ row, id }) => {
      const found = read.get(row);
      return found === undefined ? [] : [{ ...found.line, id, row }];
    });
    await insertPremiums(tx, target.companyId ?? '', made);
    return { changes: made.map(({ row, id }) => ({ row, id, action: 'create' as const })) };
  },
  dependants: async (db, runId) => ({ premiumRowsChanged: await premiumsChanged(db, runId) }),
  async revert(tx, run, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [ADD])) throw httpErrors.error('forbidden');
    await undo(tx, run, by);
  },
});

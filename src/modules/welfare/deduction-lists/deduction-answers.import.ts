/**
 * What whoever pays elsewhere deducted (issue 23), line by line of the lists that they were given: told to the slices that asked, as an approved payslip
 * would be. What was not deducted stays due. Taking the sheet back gives all of it back.
 */
import { type ItemSource, paySources, type TakenItem } from '#modules/payroll/payroll.api.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { dueDeductions } from '../deductions/deductions.service.ts';
import { SETTLE } from '../loan-settlement/loan-settlement.contract.ts';
import { type AskedLine, bookedLines, dropAnswers, holdLists, linesOfLists, writeAnswers } from './deduction-answers.store.ts';
import messages from './deduction-answers-import.messages.fa.ts';
import { daysOfMonth } from './deduction-lists.service.ts';

const MOST_NUMBER = 999_999;

const placeOf = ({ list = '', place = '' }: Values): string => `${list} ${place}`;
const listsIn = (rows: readonly FileRow[]): number[] => [...new Set(rows.flatMap(({ values: { list } }) => (list === undefined ? [] : [Number(list)])))];

async function askedIn(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<ReadonlyMap<string, AskedLine>> {
  return new Map((await linesOfLists(db, companyId, listsIn(rows))).map((line) => [`${line.listNumber} ${line.place}`, line]));
}

/** What is due today of what lines ask, by kind and id: somebody may have paid meanwhile. */
async function openNow(db: Db, { companyId = '', today }: Target, lines: Iterable<AskedLine>): Promise<ReadonlyMap<string, bigint>> {
  const byMonth = Map.groupBy(lines, ({ year, month }) => `${year}/${month}`);
  const open = new Map<string, bigint>();
  for (const [first, ...others] of byMonth.values()) {
    if (first === undefined) continue;
    const partyIds = [...new Set([first, ...others].map(({ partyId }) => partyId))];
    const due = await dueDeductions({ db, rows: systemScope([companyId], today), companyId, partyIds, ...daysOfMonth(first) });
    for (const { sourceKind, sourceId, asked } of due) open.set(`${sourceKind} ${sourceId}`, asked);
  }
  return open;
}

interface Known {
  readonly asked: ReadonlyMap<string, AskedLine>;
  readonly open: ReadonlyMap<string, bigint>;
}

async function knownOf(db: Db, target: Target, rows: readonly FileRow[]): Promise<Known> {
  const asked = await askedIn(db, target, rows);
  const named = rows.flatMap(({ values }) => asked.get(placeOf(values)) ?? []);
  return { asked, open: await openNow(db, target, named) };
}

function faultOf({ row, values }: FileRow, { asked, open }: Known, seen: Map<string, number>, { importer }: Target): RowFault | undefined {
  const place = placeOf(values);
  const other = seen.get(place);
  if (other !== undefined) return { row, column: 'place', code: 'duplicate_code', facts: { other } };
  seen.set(place, row);
  const line = asked.get(place);
  if (line === undefined) return { row, column: 'place', code: 'unknown_deduction_line' };
  if (line.partyId === importer?.partyId) return { row, column: 'place', code: 'own_row' };
  if (line.isVoid) return { row, column: 'list', code: 'deduction_list_void' };
  if (line.isAnswered) return { row, column: 'place', code: 'deduction_answered' };
  const due = open.get(`${line.sourceKind} ${line.sourceId}`) ?? 0n;
  const most = due < line.asked ? due : line.asked;
  return BigInt(values['taken'] ?? '0') > most ? { row, column: 'taken', code: 'deduction_too_much', facts: { owed: String(most) } } : undefined;
}

function faultsIn(rows: readonly FileRow[], known: Known, target: Target): RowFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row) => faultOf(row, known, seen, target) ?? []);
}

type Told = Pick<AskedLine, 'year' | 'month' | 'employmentId' | 'sourceKind' | 'sourceId' | 'evidence'> & { readonly taken: bigint };

const itemOf = ({ employmentId, sourceKind, sourceId, evidence, taken, ...period }: Told): TakenItem => ({
  employmentId,
  evidence: { kind: sourceKind, id: sourceId, number: evidence, day: daysOfMonth(period).from },
  amount: taken,
});

/** All that take from pay; each knows its own. */
const itemSources = (): ItemSource[] => paySources().filter((source) => source.is === 'items');

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const known = await knownOf(db, target, rows);
  const refused = new Set(faultsIn(rows, known, target).map(({ row }) => row));
  return rows.map((row): Planned => {
    const changes = Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
    // what no longer fits is told as a change that nobody was shown: the run sets it aside
    return {
      ...row,
      companyId: target.companyId ?? '',
      id: known.asked.get(placeOf(row.values))?.lineId ?? target.newId(),
      action: refused.has(row.row) ? 'update' : 'create',
      changes,
    };
  });
}

async function apply(tx: Tx, target: Target, planned: readonly Planned[]): Promise<Applied> {
  const { companyId = '', newId } = target;
  const rows = planned.filter(({ action }) => action === 'create');
  const asked = await askedIn(tx, target, rows);
  const lines = rows.flatMap(({ row, values }) => {
    const line = asked.get(placeOf(values));
    return line === undefined ? [] : [{ ...line, row, taken: BigInt(values['taken'] ?? '0') }];
  });
  const bookedAs = newId();
  await writeAnswers(
    tx,
    lines.map(({ lineId, taken }) => ({ lineId, companyId, taken, bookedAs })),
  );
  const items = lines.filter(({ taken }) => taken > 0n).map(itemOf);
  if (items.length > 0) for (const source of itemSources()) await source.taken?.(tx, items, bookedAs);
  return { changes: lines.map(({ row, lineId }) => ({ row, id: lineId, action: 'create' as const })) };
}

export const importKind = defineImport({
  kind: 'deductionAnswers',
  entity: 'DeductionListLine',
  byHand: [SETTLE],
  order: 27,
  texts: messages.importDeductionAnswers,
  columns: [
    { name: 'list', required: true, fieldClass: 'public', read: wholeNumber(MOST_NUMBER) },
    { name: 'place', required: true, fieldClass: 'public', read: wholeNumber(MOST_NUMBER) },
    { name: 'taken', required: true, fieldClass: 'pay', read: amount, shown: 'amount' },
  ],
  labels: ['list', 'place'],
  unique: {},
  needs: async () => undefined,
  async check(db, target, rows) {
    const { importer, companyId = '', today } = target;
    const mayBook = importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [SETTLE]);
    if (!mayBook) return rows.map(({ row }) => ({ row, column: 'list', code: 'sheet_not_allowed' }));
    return faultsIn(rows, await knownOf(db, target, rows), target);
  },
  hold: (tx, { companyId = '' }, rows) => holdLists(tx, companyId, listsIn(rows)),
  plan,
  apply,
  dependants: async () => ({}),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [SETTLE])) throw httpErrors.error('forbidden');
    const lineIds = changes.map(({ id }) => id);
    const booked = Map.groupBy(await bookedLines(tx, lineIds), ({ bookedAs }) => bookedAs);
    for (const [bookedAs, lines] of [...booked].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const items = lines.filter(({ taken }) => taken > 0n).map(itemOf);
      if (items.length > 0) for (const source of itemSources()) await source.untaken?.(tx, items, bookedAs);
    }
    await dropAnswers(tx, lineIds);
  },
});

/**
 * Orders that were signed on paper before: by the codes of person and type, with their old number, their days and an amount for each factor. One that
 * stands is found by its number. They come in signed and nobody counts them anew; the first order of the product goes on from them.
 */
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { employmentsByCode, type HeldEmployment, holdEmployments } from '#platform/employment-rows/employment-rows.store.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, code, date, option, text } from '#platform/import-export/cells.rules.ts';
import { type Column, changesOf, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { codeIds } from '#platform/structure/structure-bulk.store.ts';
import { ISSUE_KEYS } from '../issue/issue.contract.ts';
import { movableBy } from '../moves/moves.rules.ts';
import { ORDER } from '../orders/orders.contract.ts';
import { takeBack, writePaper } from './order-import.service.ts';
import { orderedHere, type PaperLook, paperLook, paperOrders, paperOrdersById, postFaults } from './order-import.store.ts';
import messages from './orders-import.messages.fa.ts';
import { factorCodes, others, points, pointsOf, saidBy, scoredCodes, valuesOf } from './paper-values.rules.ts';

const upper = (value: string | undefined): string => (value ?? '').toUpperCase();
const codesIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(({ values }) => upper(values['pseudoId'])))];
const BY_HAND = [ISSUE_KEYS.add] as const;

const amounts: readonly Column[] = [
  ...factorCodes.map((name): Column => ({ name, fieldClass: 'pay', read: amount, shown: 'amount' })),
  ...scoredCodes.map((name): Column => ({ name: pointsOf(name), fieldClass: 'pay', read: points })),
  { name: 'others', fieldClass: 'pay', read: others },
];

function* faultsIn(values: Values): Iterable<Fault> {
  const { from, thru } = values;
  if (from !== undefined && thru !== undefined && thru < from) yield { column: 'thru', code: 'thru_before_from' };
  for (const name of scoredCodes) if (values[pointsOf(name)] !== undefined && values[name] === undefined) yield { column: name, code: 'points_without_amount' };
}

type Find = (row: Pick<FileRow, 'values'>) => HeldEmployment | undefined;

/** Of several employments of a code the one that stands on the day of the order, else the last. */
async function employmentsFor(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<Find> {
  const byCode = Map.groupBy(await employmentsByCode(db, companyId, codesIn(rows)), (one) => one.code);
  return ({ values }) => {
    const [known, from = ''] = [byCode.get(upper(values['pseudoId'])) ?? [], values['from']];
    return known.find((one) => one.from <= from && (one.thru === null || from <= one.thru)) ?? known[0];
  };
}

async function mayWrite(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  if (importer === undefined) return true;
  const { grants } = await accessOf(db, { ...importer, companyId }, today);
  return BY_HAND.every((key) => mayUse(grants, [key]));
}

/** What is wrong with what a row names, whoever it is of. */
function namesFault({ values }: FileRow, look: PaperLook): Fault | undefined {
  const type = look.types.get(upper(values['type']));
  if (type === undefined) return { column: 'type', code: 'unknown_order_type' };
  if (type.needsEnd && values['thru'] === undefined) return { column: 'thru', code: 'order_needs_end' };
  if (values['agreement'] !== undefined && !look.agreements.has(upper(values['agreement']))) return { column: 'agreement', code: 'unknown_contract_type' };
  if (values['post'] !== undefined && !movableBy(type.moves).includes('post')) return { column: 'post', code: 'order_moves_no_post' };
  const said = saidBy(values);
  if (type.pays && said.length === 0) return { column: 'dailyWage', code: 'order_without_amounts' };
  const strange = said.find((one) => !look.factors.has(upper(one.code)));
  return strange && { column: factorCodes.includes(strange.code) ? strange.code : 'others', code: 'unknown_order_factor' };
}

function daysFault({ values }: FileRow, { from, thru }: HeldEmployment): Fault | undefined {
  const day = values['from'] ?? '';
  if (day < from) return { column: 'from', code: 'order_before_hire' };
  return thru !== null && day > thru ? { column: 'from', code: 'order_after_leaving' } : undefined;
}

/** Rows whose post is none, or has no room for them. */
async function faultsOfPosts(db: Db, { companyId = '' }: Target, rows: readonly FileRow[], find: Find): Promise<RowFault[]> {
  const named = rows.filter(({ values }) => values['post'] !== undefined);
  if (named.length === 0) return [];
  const ids = await codeIds(db, 'position', companyId, [...new Set(named.map(({ values }) => values['post'] ?? ''))]);
  const asked = named.map(({ row, values }) => ({ row, partyId: find({ values })?.partyId ?? '', positionId: ids.get(values['post'] ?? ''), from: values['from'] ?? '' }));
  const faults = await postFaults(
    db,
    asked.flatMap(({ positionId, ...one }) => (positionId === undefined ? [] : [{ ...one, positionId }])),
  );
  return asked.flatMap(({ row, positionId }): RowFault[] => {
    const code = positionId === undefined ? 'unknown_position' : faults.get(row);
    return code === undefined ? [] : [{ row, column: 'post', code }];
  });
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  if (!(await mayWrite(db, target))) return rows.map(({ row }) => ({ row, column: 'pseudoId', code: 'sheet_not_allowed' }));
  const find = await employmentsFor(db, target, rows);
  const ids = [...new Set(rows.flatMap((row) => find(row)?.partyRelationshipId ?? []))];
  const [look, here] = [await paperLook(db, target.companyId ?? ''), await orderedHere(db, ids)];
  const first = new Map<string, number>();
  const faults = rows.flatMap((one): RowFault[] => {
    const employment = find(one);
    const refuse = (fault: Fault): RowFault[] => [{ row: one.row, ...fault }];
    if (employment === undefined) return refuse({ column: 'pseudoId', code: 'unknown_employee' });
    if (employment.partyId === target.importer?.partyId) return refuse({ column: 'pseudoId', code: 'own_row' });
    if (here.has(employment.partyRelationshipId)) return refuse({ column: 'pseudoId', code: 'order_by_system' });
    const fault = daysFault(one, employment) ?? namesFault(one, look);
    if (fault !== undefined) return refuse(fault);
    const key = `${employment.partyRelationshipId} ${upper(one.values['number'])}`;
    const other = first.get(key);
    if (other !== undefined) return refuse({ column: 'number', code: 'duplicate_code', facts: { other } });
    first.set(key, one.row);
    return [];
  });
  const faulty = new Set(faults.map(({ row }) => row));
  return [
    ...faults,
    ...(await faultsOfPosts(
      db,
      target,
      rows.filter(({ row }) => !faulty.has(row)),
      find,
    )),
  ];
}

const employmentIn =
  (find: Find) =>
  (row: Pick<FileRow, 'values'>): HeldEmployment => {
    const found = find(row);
    if (found === undefined) throw new Error('a row that was checked names nobody');
    return found;
  };

/** Codes may be spelled otherwise, and of what the sheet leaves out nothing changes. */
function saidOf({ values }: FileRow, stored: Values): Values {
  const alike = ['type', 'agreement', 'post'].filter((name) => upper(values[name]) === upper(stored[name]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'pseudoId' && name !== 'number' && !alike.includes(name)));
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const employmentOf = employmentIn(await employmentsFor(db, target, rows));
  const standing = await paperOrders(db, [...new Set(rows.map((row) => employmentOf(row).partyRelationshipId))]);
  const known = new Map(standing.map((one) => [`${one.employmentId} ${upper(one.number)}`, one]));
  return rows.map((row): Planned => {
    const { companyId, partyRelationshipId } = employmentOf(row);
    const found = known.get(`${partyRelationshipId} ${upper(row.values['number'])}`);
    if (found === undefined) {
      const { pseudoId: _, ...said } = row.values;
      return { ...row, companyId, id: target.newId(), changes: changesOf(said, undefined), action: 'create' };
    }
    const stored = valuesOf(found);
    const changes = changesOf(saidOf(row, stored), stored);
    return { ...row, companyId, id: found.orderId, changes, action: Object.keys(changes).length > 0 ? 'update' : 'unchanged', stored };
  });
}

export const importKind = defineImport({
  kind: 'orders',
  order: 13,
  texts: messages.importOrders(factorCodes, scoredCodes),
  entity: ORDER,
  byHand: BY_HAND,
  columns: [
    { name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(40) },
    { name: 'number', required: true, fieldClass: 'public', read: text(40) },
    { name: 'type', required: true, fieldClass: 'public', read: code(40) },
    { name: 'from', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'thru', fieldClass: 'public', read: date, shown: 'date' },
    { name: 'orderDate', fieldClass: 'public', read: date, shown: 'date' },
    { name: 'agreement', fieldClass: 'public', read: code(30) },
    { name: 'kind', fieldClass: 'public', read: option('EmploymentStatus'), shown: 'option' },
    { name: 'post', fieldClass: 'public', codeOf: 'position', read: code(40) },
    ...amounts,
  ],
  labels: ['pseudoId', 'number'],
  rowFaults: (values) => [...faultsIn(values)],
  unique: {},
  needs: async () => undefined,
  check,
  hold: (tx, { companyId = '' }, rows) => holdEmployments(tx, companyId, codesIn(rows)),
  plan,
  async apply(tx, target, planned) {
    return writePaper(tx, target, planned, employmentIn(await employmentsFor(tx, target, planned)));
  },
  dependants: async () => ({}),
  /** Taking back annuls: it asks for what bringing asks for, and nobody does it to their own. Throws forbidden, ownByOthers. */
  async revert(tx, run, by) {
    const orders = await paperOrdersById(
      tx,
      run.changes.map(({ id }) => id),
    );
    if (by !== undefined && !BY_HAND.every((key) => mayUse(by.actor.grants, [key]))) throw httpErrors.error('forbidden');
    if (by !== undefined && orders.some(({ partyId }) => partyId === by.actor.partyId)) throw ownFileErrors.error('ownByOthers');
    const [first] = orders;
    if (first === undefined) return;
    const { newId, clock } = by ?? { newId: () => crypto.randomUUID(), clock: { now: () => Date.now() } };
    await takeBack({ tx, now: new Date(clock.now()), newId: () => newId() }, first.companyId, run, by?.today);
  },
});

/**
 * Units of a sheet. A row without parent is a company: the one with its code, the only company as long as that has
 * no units (it takes the row's code and name), otherwise a further one. The company is also the top unit of its tree.
 */

import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, option, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { growTree, type Standing } from '#platform/import-export/tree.rules.ts';
import { allCompanies, type CompanyFacts, deleteCompanies, insertCompany, renameCompany, widenReach } from '#platform/party/company-bulk.store.ts';
import { type KeptTable, restoreSnapshots, type Snapshot, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { beginUnits, codeIds, codeTree, insertUnits, linkUnits, unitsByCode, updateUnits } from '#platform/structure/structure-bulk.store.ts';
import { takenNames } from './unit-names.rules.ts';
import messages from './units-import.messages.fa.ts';
import { deleteUnits, unitDependants, unitNames } from './units-import.store.ts';

const kept: readonly KeptTable[] = [
  { table: 'company', key: 'company_id', main: { id: 'company_id', columns: ['pseudo_id', 'organization_name'] } },
  { table: 'org_unit', key: 'unit_id', main: { id: 'unit_id', columns: ['pseudo_id', 'organization_name', 'search_text', 'level_enum_id'], versioned: true } },
  { table: 'org_unit_fact', key: 'unit_id', formerly: 'org_unit' },
  { table: 'org_unit_parent', key: 'unit_id' },
];

/** The company a root row means, or undefined when it would be a new one. Only the first root of a file adopts. */
function companyFor(companies: readonly CompanyFacts[], target: Target, rootCode: string, isFirst: boolean): CompanyFacts | undefined {
  const [only] = companies;
  const adopted = isFirst && companies.length === 1 && only && !only.hasUnits && target.reach.includes(only.companyId) ? only : undefined;
  return companies.find(({ code: own }) => own === rootCode) ?? adopted;
}

/** The company that a new one stands below: the highest one in reach, when there is just one. */
function topOfReach(companies: readonly CompanyFacts[], { reach }: Target): string | null {
  const tops = companies.filter(({ companyId, parentId }) => reach.includes(companyId) && (parentId === null || !reach.includes(parentId)));
  return tops.length === 1 && tops[0] ? tops[0].companyId : null;
}

const isRoot = ({ values }: FileRow): boolean => values['parentCode'] === undefined;

/** Units that stand in the company of the file's first root row, or else in the target; root rows stand below nothing. */
async function standingUnits(db: Db, target: Target, rows: readonly FileRow[]): Promise<Standing[]> {
  const roots = rows.filter(isRoot).map(({ values }) => values['code']);
  const company = (await allCompanies(db)).find(({ code: own }) => own === roots[0]);
  const companyId = company?.companyId ?? target.companyId;
  const standing = companyId === undefined ? [] : await codeTree(db, 'unit', companyId, target.today);
  return standing.filter(({ code: own }) => !roots.includes(own));
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const companies = await allCompanies(db);
  const foreign = rows.filter(isRoot).filter(({ values }, i) => {
    const company = companyFor(companies, target, values['code'] ?? '', i === 0);
    return company ? !target.reach.includes(company.companyId) : !target.mayFound;
  });
  const barred = new Set(foreign.map(({ row }) => row));
  const allowed = rows.filter(({ row }) => !barred.has(row));
  const { faults, top } = growTree(allowed, 'code', 'parentCode', await standingUnits(db, target, allowed));
  const companyOf = ({ row }: FileRow): string => {
    const root = top.get(row);
    return root === undefined ? (target.companyId ?? '') : (companyFor(companies, target, root, root === rows.find(isRoot)?.values['code'])?.companyId ?? root);
  };
  const named = allowed.map((one) => ({ row: one.row, company: companyOf(one), code: one.values['code'] ?? '', name: one.values['name'] ?? '' }));
  const known = new Set(companies.map(({ companyId }) => companyId));
  const stored = await unitNames(
    db,
    [...new Set(named.map(({ company }) => company))].filter((one) => known.has(one)),
    target.today,
  );
  return [
    ...foreign.map(({ row }) => ({ row, column: 'parentCode', code: 'company_not_allowed' })),
    ...takenNames(named, stored).map(({ row, ...facts }) => ({ row, column: 'name', code: 'unit_name_taken', facts })),
    ...faults.map(({ row, fault }) => ({ row, column: 'parentCode', code: fault === 'circle' ? 'circle' : 'unknown_unit' })),
  ];
}

/** Parents first; `root` is the code of the company's own row, when the file has it, `first` marks the first of several. */
async function arrange(db: Db, target: Target, rows: readonly FileRow[]): Promise<FileRow[]> {
  const { ordered, top } = growTree(rows, 'code', 'parentCode', await standingUnits(db, target, rows));
  const first = rows.find(isRoot)?.values['code'];
  return ordered.map(({ row, values }) => {
    const root = top.get(row);
    return { row, values: { ...values, root, first: root !== undefined && root === first ? 'Y' : undefined } };
  });
}

const factsOf = ({ root: _root, first: _first, ...values }: Values): Values => values;

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companies = await allCompanies(db);
  const founded = new Map<string, string>();
  const companyOf = ({ values }: FileRow): string => {
    const root = values['root'];
    if (root === undefined) return target.companyId ?? '';
    const known = companyFor(companies, target, root, values['first'] === 'Y')?.companyId ?? founded.get(root);
    if (known !== undefined) return known;
    const id = target.newId();
    founded.set(root, id);
    return id;
  };
  const placed = rows.map((row) => ({ ...row, companyId: companyOf(row) }));
  const known = await unitsByCode(
    db,
    [...new Set(placed.map(({ companyId }) => companyId))].filter((id) => ![...founded.values()].includes(id)),
    rows.map(({ values }) => values['code'] ?? ''),
    target.today,
  );
  const stored = new Map(known.map((unit) => [`${unit.companyId} ${unit.code}`, unit]));
  return placed.map((row) => {
    const unit = stored.get(`${row.companyId} ${row.values['code']}`);
    const facts: Values | undefined = unit && { code: unit.code, name: unit.name, levelEnumId: unit.level ?? undefined, parentCode: unit.parentCode ?? undefined };
    const changes = changesOf(factsOf(row.values), facts);
    const id = unit?.id ?? (isRoot(row) ? row.companyId : target.newId());
    return { ...row, id, changes, action: !unit ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

/** Founds, adopts or renames the companies of root rows. */
async function writeCompanies(tx: Tx, target: Target, roots: readonly Planned[]): Promise<string[]> {
  const companies = await allCompanies(tx);
  const existing = new Map(companies.map((company) => [company.companyId, company]));
  const fresh = roots.filter(({ companyId }) => !existing.has(companyId));
  if (fresh.length > 0) await widenReach(tx, [...target.reach, ...fresh.map(({ companyId }) => companyId)]);
  for (const { companyId, values } of roots) {
    const facts = { code: values['code'] ?? '', name: values['name'] ?? '' };
    const company = existing.get(companyId);
    if (!company) await insertCompany(tx, { companyId, parentId: topOfReach(companies, target), ...facts });
    else if (company.code !== facts.code || company.name !== facts.name) await renameCompany(tx, companyId, facts);
  }
  return fresh.map(({ companyId }) => companyId);
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const roots = rows.filter(isRoot);
  const before = await takeSnapshots(
    tx,
    kept,
    rows.filter((row) => row.action === 'update' || isRoot(row)).map(({ id }) => id),
  );
  const companies = await writeCompanies(tx, target, roots);
  const created = rows.filter(({ action }) => action === 'create');
  await insertUnits(
    tx,
    created.map(({ id, companyId, values }) => ({ id, companyId, code: values['code'] ?? '', name: values['name'] ?? '', level: values['levelEnumId'] ?? null })),
  );
  await updateUnits(
    tx,
    rows.filter(({ action }) => action === 'update').map(({ id, values }) => ({ id, name: values['name'], level: values['levelEnumId'] })),
    target.today,
  );
  const moved = rows.filter(({ action, changes }) => action === 'create' || 'parentCode' in changes);
  for (const [companyId, own] of Map.groupBy(moved, (row) => row.companyId)) {
    const parents = await codeIds(
      tx,
      'unit',
      companyId,
      own.flatMap(({ values }) => values['parentCode'] ?? []),
    );
    await linkUnits(
      tx,
      own.map(({ id, action, values }) => ({ owner: id, company: companyId, to: parents.get(values['parentCode'] ?? '') ?? null, fresh: action === 'create' })),
      target.today,
    );
  }
  await beginUnits(
    tx,
    created.map(({ id }) => id),
  );
  const changes = rows.map(({ row, id, action }) => {
    const snapshot = before.get(id);
    return { row, id, action: action === 'create' ? ('create' as const) : ('update' as const), ...(snapshot && Object.keys(snapshot).length > 0 ? { before: snapshot } : {}) };
  });
  return { changes, companies };
}

export const importKind = defineImport({
  kind: 'units',
  entity: 'OrgUnit',
  order: 1,
  texts: messages.importUnits,
  columns: [
    { name: 'code', required: true, fieldClass: 'public', codeOf: 'unit', read: code(40) },
    { name: 'name', required: true, fieldClass: 'public', read: text(200) },
    { name: 'parentCode', fieldClass: 'public', codeOf: 'unit', read: code(40) },
    { name: 'levelEnumId', fieldClass: 'public', read: option('OrganizationLevel') },
  ],
  labels: ['name'],
  unique: { code: 'duplicate_code' },
  needs: async () => undefined,
  check,
  arrange,
  plan,
  apply,
  dependants: unitDependants,
  revert: async (tx, { changes }) => {
    const companies = new Set((await allCompanies(tx)).map(({ companyId }) => companyId));
    const created = changes.filter(({ action }) => action === 'create');
    const founded = created.filter(({ id, before }) => companies.has(id) && !before).map(({ id }) => id);
    await deleteUnits(
      tx,
      created.map(({ id }) => id),
      [...companies],
    );
    if (founded.length > 0) await deleteCompanies(tx, founded);
    await restoreSnapshots(
      tx,
      kept,
      changes.flatMap(({ id, before }) => (before ? [{ id, before: before as Snapshot }] : [])),
    );
  },
});

/** Units of places where people stay, of a sheet for one company: each with its beds, by the codes of service and unit (issue 24: places of an event). */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type Target } from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { byCode, unitFaults } from './place-rows.rules.ts';
import messages from './place-sheets.messages.fa.ts';
import { deleteUnits, holdStays, staysByCode, type UnitRow, unitDependants, writeUnits } from './place-sheets.store.ts';

const MOST_BEDS = 100;

const kept: readonly KeptTable[] = [{ table: 'welfare_unit', key: 'welfare_unit_id', main: { id: 'welfare_unit_id', columns: ['title', 'beds'], versioned: true } }];

const codesIn = (rows: readonly FileRow[]): string[] => rows.flatMap(({ values }) => values['serviceCode'] ?? []);

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const { companyId = '' } = target;
  const stays = await staysByCode(db, companyId, codesIn(rows));
  return rows.map((row) => {
    const { serviceCode, unitCode, ...values } = row.values;
    const found = byCode(byCode(stays, serviceCode)?.units ?? [], unitCode);
    const changes = changesOf(found === undefined ? row.values : values, found && { title: found.title ?? undefined, beds: String(found.beds) });
    return { ...row, companyId, id: found?.id ?? target.newId(), changes, action: !found ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

async function apply(tx: Tx, { companyId = '' }: Target, rows: readonly Planned[]): Promise<Applied> {
  const written = rows.filter(({ action }) => action !== 'unchanged');
  const stays = await staysByCode(tx, companyId, codesIn(written));
  const before = await takeSnapshots(
    tx,
    kept,
    written.filter(({ action }) => action === 'update').map(({ id }) => id),
  );
  await writeUnits(
    tx,
    written.map(
      ({ id, values }): UnitRow => ({
        ...{ id, companyId, serviceId: byCode(stays, values['serviceCode'])?.id ?? '', code: values['unitCode'] ?? '' },
        ...{ title: values['title'] ?? null, beds: Number(values['beds']) },
      }),
    ),
  );
  return { changes: written.map(({ row, id, action }) => (action === 'create' ? { row, id, action } : { row, id, action: 'update', before: before.get(id) })) };
}

export const importKind = defineImport({
  kind: 'welfareUnits',
  entity: 'WelfareUnit',
  byHand: ['welfareServices/otherServices/serviceDefinition/edit'],
  order: 28,
  texts: messages.importUnits,
  columns: [
    { name: 'serviceCode', required: true, fieldClass: 'public', read: code(40) },
    { name: 'unitCode', required: true, fieldClass: 'public', read: code(40) },
    { name: 'title', fieldClass: 'public', read: text(200) },
    { name: 'beds', required: true, fieldClass: 'public', read: wholeNumber(MOST_BEDS) },
  ],
  labels: ['serviceCode', 'unitCode'],
  unique: {},
  needs: async () => undefined,
  check: async (db, { companyId = '' }, rows) => unitFaults(rows, await staysByCode(db, companyId, codesIn(rows))),
  hold: (tx, { companyId = '' }, rows) => holdStays(tx, companyId, codesIn(rows)),
  plan,
  apply,
  dependants: unitDependants,
  revert: revertRecords(deleteUnits, kept),
});

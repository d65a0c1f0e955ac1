import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refreshWords } from '#platform/structure/structure-bulk.store.ts';
import { deleteUnit as dropUnit, endUnit, moveUnits, reopenUnit as resumeUnit, setUnitFacts, addUnit as storeUnit, type UnitWords } from '#platform/structure/units.store.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { secondOfUnit } from '../choices.rules.ts';
import { addUnit, closeUnit, deleteUnit, editUnit, readUnit, reopenUnit, unitErrors, unitFigures, unitHistory, unitOptions, unitTree } from './units.contract.ts';
import { BRANCH, unitForm } from './units.form.ts';
import { propertyFault } from './units.rules.ts';
import {
  figuresOf,
  historyOf,
  isKnownUnit,
  isNameTaken,
  lastDayOf,
  lockUnit,
  propertyRows,
  type StoredUnit,
  standsIn,
  treeOf,
  unitOn,
  unitOptionsOf,
  unitsSource,
  writeUnit,
} from './units.store.ts';

type Values = CheckedValuesOf<typeof unitForm>;

/** The unit as the form holds it. */
const shownUnit = ({ companyId: _company, propertyEnumIds, ...unit }: StoredUnit) => ({
  ...unit,
  propertyEnumIds: propertyEnumIds.length === 0 ? null : JSON.stringify(propertyEnumIds),
});

function wordsOf({ organizationName, levelEnumId, organizationTypeEnumId, propertyEnumIds, disabled }: Values): UnitWords {
  const chosen: unknown = propertyEnumIds === null ? [] : JSON.parse(propertyEnumIds);
  return { organizationName, levelEnumId, organizationTypeEnumId, propertyEnumIds: Array.isArray(chosen) ? chosen.map(String) : [], disabled: disabled === 'Y' ? 'Y' : 'N' };
}

/** What only the database knows of the words of a unit. */
async function checkWords(
  { tx }: Pick<Context<typeof addUnit>, 'tx'>,
  unit: { companyId: string; unitId: string; from: string; stored?: StoredUnit },
  words: UnitWords,
): Promise<void> {
  if (words.organizationName !== unit.stored?.organizationName && (await isNameTaken(tx, unit.companyId, unit.unitId, words.organizationName, unit.from)))
    throw unitErrors.error('nameTaken', { fields: { organizationName: 'nameTaken' } });
  if (words.organizationTypeEnumId === null && unit.stored?.organizationTypeEnumId != null) throw httpErrors.error('invalid', { fields: { organizationTypeEnumId: 'required' } });
  await mustBeOffered(tx, unitErrors, unitForm, { ...words }, { ...unit.stored });
  if (words.organizationTypeEnumId !== BRANCH) return;
  const fault = propertyFault(words.propertyEnumIds, await propertyRows(tx));
  if (fault !== undefined) throw unitErrors.error(fault.code, { values: { group: fault.group }, fields: { propertyEnumIds: fault.code } });
}

/** The unit that a form names as the one above, as far as the actor reaches it on the day. */
const unitAbove = async ({ tx, rows }: Pick<Context<typeof addUnit>, 'tx' | 'rows'>, parentUnitId: string, from: string): Promise<StoredUnit | undefined> =>
  isUuid(parentUnitId) ? unitOn(tx, rows, parentUnitId, from) : undefined;

/** The unit above is one of the same company that the actor reaches, on the day. */
async function checkParent({ tx, rows }: Pick<Context<typeof addUnit>, 'tx' | 'rows'>, parentUnitId: string | null, from: string, companyId: string): Promise<void> {
  if (parentUnitId === null) {
    // a further top unit is the company's business, not that of a part of it
    if (!rows.companyIds.includes(companyId)) throw unitErrors.error('parent', { fields: { parentUnitId: 'parent' } });
    return;
  }
  const above = await unitAbove({ tx, rows }, parentUnitId, from);
  if (above?.companyId !== companyId) throw unitErrors.error('parent', { fields: { parentUnitId: 'parent' } });
}

/** Refuses to end or to delete what units or posts stand in, from a day on; null: on any day. */
async function mustBeEmpty({ tx }: Pick<Context<typeof addUnit>, 'tx'>, unitId: string, day: string | null): Promise<void> {
  const { units, seats } = await standsIn(tx, unitId, day);
  if (units) throw unitErrors.error('hasUnits');
  if (seats) throw unitErrors.error('hasSeats');
}

async function edit({ tx, rows, actor, today, body, params: { unitId }, audit }: Context<typeof editUnit>) {
  const { from, rowVersion, pseudoId, parentUnitId, startDate, endDate, noteText } = body;
  const stored = await lockUnit(tx, rows, unitId, from);
  if (!stored) throw (await isKnownUnit(tx, rows, unitId)) ? unitErrors.error('fromRange', { fields: { from: 'fromRange' } }) : httpErrors.error('notFound');
  if (stored.rowVersion !== rowVersion) throw unitErrors.error('stale', staleDetail(readUnit, actor, shownUnit(stored), undefined));
  const words = wordsOf(body);
  await checkWords({ tx }, { companyId: stored.companyId, unitId, from, stored }, words);
  if (parentUnitId !== stored.parentUnitId) {
    await checkParent({ tx, rows }, parentUnitId, from, stored.companyId);
    await moveUnits(tx, [unitId], parentUnitId, from);
  }
  await setUnitFacts(tx, unitId, from, words);
  await refreshWords(tx, today);
  const written = await writeUnit(tx, { unitId, pseudoId, startDate, endDate, noteText });
  audit({
    entity: 'OrgUnit',
    id: unitId,
    action: 'update',
    companyId: stored.companyId,
    changes: { ...changesBetween(stored, { ...words, pseudoId, parentUnitId, startDate, endDate, noteText }), from: [null, from] },
  });
  return written;
}

export const routes = [
  ...listRoutes(unitsSource),
  route(readUnit, async ({ db, rows, today, params: { unitId }, query: { asOf = today } }) => {
    const found = await unitOn(db, rows, unitId, asOf);
    if (!found) throw httpErrors.error('notFound');
    return shownUnit(found);
  }),
  route(unitTree, async ({ db, rows, today, query: { asOf = today } }) => ({ units: await treeOf(db, rows, asOf) })),
  route(unitFigures, async ({ db, rows, today, params: { unitId }, query: { asOf = today } }) => {
    const found = await figuresOf(db, rows, unitId, asOf);
    if (!found) throw httpErrors.error('notFound');
    return found;
  }),
  route(addUnit, async ({ tx, rows, actor, body, newId, audit }) => {
    const { from, pseudoId, parentUnitId, startDate, endDate, noteText } = body;
    const [unitId, words] = [newId(), wordsOf(body)];
    const companyId = parentUnitId === null ? actor.companyId : ((await unitAbove({ tx, rows }, parentUnitId, from))?.companyId ?? actor.companyId);
    await checkParent({ tx, rows }, parentUnitId, from, companyId);
    await checkWords({ tx }, { companyId, unitId, from }, words);
    await storeUnit(tx, { unitId, companyId, pseudoId, from, parentId: parentUnitId, words });
    const { rowVersion } = await writeUnit(tx, { unitId, pseudoId, startDate, endDate, noteText });
    audit({ entity: 'OrgUnit', id: unitId, action: 'create', companyId, changes: changesBetween({}, { ...words, pseudoId, parentUnitId, from }) });
    return { unitId, rowVersion };
  }),
  route(editUnit, edit),
  route(closeUnit, async ({ tx, rows, params: { unitId }, body: { on, rowVersion }, audit }) => {
    const stored = await lockUnit(tx, rows, unitId, on);
    if (!stored || stored.fromDate === on)
      throw (await isKnownUnit(tx, rows, unitId)) ? unitErrors.error('fromRange', { fields: { on: 'fromRange' } }) : httpErrors.error('notFound');
    if (stored.rowVersion !== rowVersion) throw unitErrors.error('stale');
    if (unitId === stored.companyId) throw unitErrors.error('isTop');
    await mustBeEmpty({ tx }, unitId, on);
    await endUnit(tx, unitId, on);
    audit({ entity: 'OrgUnit', id: unitId, action: 'update', companyId: stored.companyId, changes: { thruDate: [stored.thruDate, on] } });
    return writeUnit(tx, stored);
  }),
  route(reopenUnit, async ({ tx, rows, today, params: { unitId }, body: { rowVersion }, audit }) => {
    const last = await lastDayOf(tx, rows, unitId);
    if (last === undefined) throw httpErrors.error('notFound');
    const stored = last === null ? undefined : await lockUnit(tx, rows, unitId, last);
    if (last === null || stored?.rowVersion !== rowVersion) throw unitErrors.error('stale');
    if (await isNameTaken(tx, stored.companyId, unitId, stored.organizationName, addDays(last, 1))) throw unitErrors.error('nameTaken');
    await resumeUnit(tx, unitId);
    await refreshWords(tx, today);
    audit({ entity: 'OrgUnit', id: unitId, action: 'update', companyId: stored.companyId, changes: { thruDate: [last, null] } });
    return writeUnit(tx, stored);
  }),
  route(deleteUnit, async ({ tx, rows, actor, today, params: { unitId }, query: { rowVersion }, audit }) => {
    if (!(await isKnownUnit(tx, rows, unitId))) throw httpErrors.error('notFound');
    const stored = await lockUnit(tx, rows, unitId, today);
    if (stored && rowVersion !== undefined && stored.rowVersion !== rowVersion)
      throw unitErrors.error('stale', staleDetail(readUnit, actor, shownUnit(stored), undefined, deleteUnit));
    if (unitId === stored?.companyId) throw unitErrors.error('isTop');
    await mustBeEmpty({ tx }, unitId, null);
    await dropUnit(tx, unitId);
    audit({
      entity: 'OrgUnit',
      id: unitId,
      action: 'delete',
      changes: { organizationName: [stored?.organizationName ?? null, null] },
      ...(stored && { companyId: stored.companyId }),
    });
    return { removed: true };
  }),
  route(unitOptions, async ({ db, rows, actor: { companyId }, today, query: { searchValue = '', notBelow, asOf = today, ...query } }) => {
    const found = await unitOptionsOf(db, rows, { companyId, words: searchValue, unitId: query.unitId, notBelow, day: asOf });
    return {
      list: found.map((unit) => ({ unitId: unit.unitId, organizationName: unit.organizationName, pseudoId: unit.pseudoId, path: unit.path, second: secondOfUnit(unit) })),
    };
  }),
  route(unitHistory, async ({ db, rows, query: { unitId } }) => {
    if (!(await isKnownUnit(db, rows, unitId))) throw httpErrors.error('notFound');
    return { list: await historyOf(db, unitId) };
  }),
];

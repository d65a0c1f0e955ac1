/** Who works by which calendar, and by which crew of it, from a day on: a row a person. What was said of later days goes, as when the roster is written. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { holdEmployments } from '#platform/employment-rows/employment-rows.store.ts';
import { checkedRows, codesIn, demandReverter, faultsOf, isEmployedOn } from '#platform/employment-rows/person-sheet.service.ts';
import { code, date, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { putOn } from '../plan/assign.store.ts';
import { EDIT } from './roster.contract.ts';
import { type Assigned, assignedOf, changedAssignments, type PlanChoice, planChoices, replaceAssigned } from './roster-import.store.ts';
import messages from './roster-plans-import.messages.fa.ts';

const same = (one: string, other: string): boolean => foldForSearch(one) === foldForSearch(other);
const isCalendar = ({ calendarCode, calendarTitle }: PlanChoice, said: string): boolean => same(calendarCode, said) || same(calendarTitle, said);
/** The one plan that a row names; a title that two share names none. */
function planOf({ calendar = '', crew }: Values, choices: readonly PlanChoice[]): PlanChoice | undefined {
  const [found, ...others] = choices.filter((one) => isCalendar(one, calendar) && (crew === undefined ? one.crew === null : one.crew !== null && same(one.crew, crew)));
  return others.length > 0 ? undefined : found;
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const choices = await planChoices(db, target.companyId ?? '');
  return faultsOf(db, target, rows, {
    right: EDIT,
    placeOf: () => '',
    judge: (person) => {
      const { values } = person.file;
      if (!choices.some((one) => isCalendar(one, values['calendar'] ?? ''))) return [{ column: 'calendar', code: 'unknown_calendar' }];
      if (planOf(values, choices) === undefined) return [{ column: values['crew'] === undefined ? 'calendar' : 'crew', code: 'unknown_crew' }];
      return isEmployedOn(person, values['from'] ?? '') ? [] : [{ column: 'from', code: 'not_employed_then' }];
    },
  });
}

const firstDay = ({ valid }: Assigned): string => /\d{4}-\d\d-\d\d/.exec(valid)?.[0] ?? '';
const lastDay = ({ valid }: Assigned): string | undefined => /,(\d{4}-\d\d-\d\d)/.exec(valid)?.[1];

/** What stands of somebody from a day on, as the sheet says it; undefined where nothing does. */
function standingOn(own: readonly Assigned[], from: string, choices: readonly PlanChoice[]): { readonly values: Values; readonly isWhole: boolean } | undefined {
  const on = own.find((one) => firstDay(one) <= from && (lastDay(one) ?? '9999') > from);
  const later = own.some((one) => firstDay(one) > from);
  const plan = on && choices.find(({ workCalendarId, shiftProgrammeId }) => workCalendarId === on.workCalendarId && shiftProgrammeId === on.shiftProgrammeId);
  if (plan === undefined) return later ? { values: {}, isWhole: false } : undefined;
  return { values: { calendar: plan.calendarCode, crew: plan.crew ?? undefined }, isWhole: !later && on !== undefined && lastDay(on) === undefined };
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companyId = target.companyId ?? '';
  const choices = await planChoices(db, companyId);
  const placed = await checkedRows(db, target, rows);
  const assigned = Map.groupBy(
    await assignedOf(
      db,
      companyId,
      placed.map(({ partyId }) => partyId),
    ),
    ({ partyId }) => partyId,
  );
  return placed.map(({ file, partyId }): Planned => {
    const { from = '' } = file.values;
    const said = planOf(file.values, choices);
    const standing = standingOn(assigned.get(partyId) ?? [], from, choices);
    const differing = changesOf({ calendar: said?.calendarCode, crew: said?.crew ?? undefined }, standing?.values);
    const lost = standing?.values['crew'] !== undefined && said?.crew === null ? { crew: [standing.values['crew'], null] as const } : {};
    const changes = { ...differing, ...lost };
    const isSame = Object.keys(changes).length === 0 && standing?.isWhole === true;
    const action = isSame ? 'unchanged' : standing === undefined ? 'create' : 'update';
    return { ...file, companyId, id: target.newId(), changes: isSame ? {} : { ...changes, from: [null, from] }, action };
  });
}

/** Assignments of somebody before and after a row. */
interface Written {
  readonly companyId: string;
  readonly partyId: string;
  readonly was: readonly Assigned[];
  readonly now: readonly Assigned[];
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const { companyId = '' } = target;
  const choices = await planChoices(tx, companyId);
  const wanted = rows.filter(({ action }) => action !== 'unchanged');
  const placed = await checkedRows(tx, target, wanted);
  const people = placed.map(({ partyId }) => partyId);
  const before = Map.groupBy(await assignedOf(tx, companyId, people), ({ partyId }) => partyId);
  const plans = Map.groupBy(placed, ({ file }) => {
    const { workCalendarId, shiftProgrammeId } = planOf(file.values, choices) ?? {};
    return JSON.stringify({ workCalendarId, shiftProgrammeId, fromDate: file.values['from'] });
  });
  for (const [said, own] of plans)
    await putOn(
      tx,
      companyId,
      own.map(({ partyId }) => partyId),
      JSON.parse(said),
    );
  const after = Map.groupBy(await assignedOf(tx, companyId, people), ({ partyId }) => partyId);
  return {
    changes: wanted.map(({ row, id, action }, at) => {
      const partyId = people[at] ?? '';
      const written: Written = { companyId, partyId, was: before.get(partyId) ?? [], now: after.get(partyId) ?? [] };
      return { row, id, action: action === 'create' ? 'create' : 'update', before: written };
    }),
  };
}

export const importKind = defineImport({
  kind: 'rosterPlans',
  entity: 'PersonWorkCalendar',
  byHand: [EDIT],
  order: 23,
  texts: messages.importRosterPlans,
  columns: [
    { name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(40) },
    { name: 'calendar', required: true, fieldClass: 'public', read: text(100) },
    { name: 'crew', fieldClass: 'public', read: text(100) },
    { name: 'from', required: true, fieldClass: 'public', read: date, shown: 'date' },
  ],
  labels: ['pseudoId', 'calendar'],
  unique: {},
  needs: async () => undefined,
  check,
  hold: (tx, { companyId = '' }, rows) => holdEmployments(tx, companyId, codesIn(rows)),
  plan,
  apply,
  dependants: async (db, runId) => ({ changedRows: await changedAssignments(db, runId) }),
  async revert(tx, { changes }, by) {
    const rows = changes.map(({ before }) => before as Written);
    const people = rows.map(({ partyId }) => partyId);
    demandReverter(by, EDIT, people);
    await replaceAssigned(
      tx,
      rows[0]?.companyId ?? '',
      people,
      rows.flatMap(({ was }) => was),
    );
  },
});

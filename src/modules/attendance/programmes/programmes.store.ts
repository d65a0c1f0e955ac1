/** Where programmes, their turns and the rules of calendars lie, and what only the database knows of them. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { isShiftOf } from '../shifts/shifts.store.ts';
import { calendarRules, shiftProgrammes, shiftTurns } from './programmes.contract.ts';
import { programmeErrors } from './programmes.errors.ts';

const shiftTitle = sql`(select s.title from work_shift s where s.work_shift_id = t.work_shift_id)`;

async function mustBeShift(tx: Tx, { companyId }: RowOwner, workShiftId: unknown): Promise<void> {
  const isNone = workShiftId === null || workShiftId === undefined;
  if (!isNone && !(await isShiftOf(tx, companyId, workShiftId))) throw programmeErrors.error('option', { fields: { workShiftId: 'option' } });
}

export const programmeRows: RecordRows = {
  records: shiftProgrammes,
  table: 'shift_programme',
  above: { table: 'work_calendar', field: 'workCalendarId' },
  shown: { shiftTitle },
  refuse: (name, detail) => programmeErrors.error(name, detail),
  check: (tx, owner, { workShiftId }) => mustBeShift(tx, owner, workShiftId),
};

export const turnRows: RecordRows = {
  records: shiftTurns,
  table: 'shift_turn',
  above: { table: 'shift_programme', field: 'shiftProgrammeId' },
  shown: { shiftTitle },
  refuse: (name, detail) => programmeErrors.error(name, detail),
  async check(tx, owner, { workShiftId }) {
    const rotation = await tx.maybe(sql`select from shift_programme where shift_programme_id = ${owner.aboveId}::uuid and programme_type = 'CShTRotat'`);
    if (rotation === undefined) throw programmeErrors.error('noTurns');
    await mustBeShift(tx, owner, workShiftId);
  },
};

export const ruleRows: RecordRows = {
  records: calendarRules,
  table: 'calendar_rule',
  above: { table: 'work_calendar', field: 'workCalendarId' },
  refuse: (name, detail) => programmeErrors.error(name, detail),
};

/** The roster of people in reach: read, written cell by cell, and put on calendars and crews. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { NamedShift } from '#platform/calendar/shifts/shift-book.rules.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { markDays } from '../days/marks.store.ts';
import { isUnitIn } from '../leave/team/team.store.ts';
import { putOn } from '../plan/assign.store.ts';
import { assignmentOn, datesFrom, kindOf, type PersonDay, personDay, ruleOn } from '../plan/plan.rules.ts';
import { calendarRulesOf, personFactsOf } from '../plan/plan.store.ts';
import { calendarsIn, crewsIn } from '../shifts/shifts.store.ts';
import { type assignPeople, MOST_DAYS, PAGE_SIZE, type Roster, type roster, type writeRoster } from './roster.contract.ts';
import { rosterErrors } from './roster.errors.ts';
import { activeShiftIds, employedIn, isPlanOf, rosterPeople, writeCells } from './roster.store.ts';

/** Throws order, tooLong, and notFound of a unit out of reach. */
export async function rosterOf({ db, rows, actor: { companyId }, query: { page = 0, ...asked } }: Context<typeof roster>): Promise<Roster> {
  const { from, thru, unitId } = asked;
  if (thru < from) throw rosterErrors.error('order');
  if (addDays(from, MOST_DAYS - 1) < thru) throw rosterErrors.error('tooLong');
  if (unitId !== undefined && !(await isUnitIn(db, rows, unitId))) throw httpErrors.error('notFound');
  const { people, count } = await rosterPeople(db, rows, companyId, asked, { page, size: PAGE_SIZE });
  const ids = people.map(({ partyId }) => partyId);
  const calendar = await calendarOf(db, companyId);
  const rules = await calendarRulesOf(db, companyId);
  const factsOf = await personFactsOf(db, companyId, ids, { from, thru });
  const isEmployed = await employedIn(db, rows, companyId, ids, from, thru);
  const titles = new Map([
    ...(await calendarsIn(db, rows, companyId)).map(({ workCalendarId, title }) => [workCalendarId, title] as const),
    ...(await crewsIn(db, rows, companyId)).map(({ shiftProgrammeId, title }) => [shiftProgrammeId, title] as const),
  ]);
  const shifts: NamedShift[] = [];
  const placeOf = ({ shiftId, shift }: PersonDay): number | null => {
    const named = shift === undefined || shiftId === null ? undefined : calendar.shifts.shifts.get(shiftId);
    if (named === undefined) return null;
    const at = shifts.indexOf(named);
    return at < 0 ? shifts.push(named) - 1 : at;
  };
  const dates = datesFrom(from, thru);
  return {
    people: people.map((person) => {
      const facts = factsOf(person.partyId);
      const { workCalendarId, programmeId } = assignmentOn(calendar, facts, from);
      const planned = dates.map((date) => (isEmployed(person.partyId, date) ? personDay(calendar, rules, facts, date) : undefined));
      return {
        ...person,
        calendarTitle: titles.get(workCalendarId) ?? '',
        crewTitle: programmeId === null ? null : (titles.get(programmeId) ?? null),
        shifts: planned.map((day) => (day === undefined ? null : placeOf(day))),
        minutes: planned.map((day) => day?.minutes ?? 0),
        own: planned.flatMap((day, at) => (day?.origin === 'day' ? [at] : [])),
      };
    }),
    days: dates.map((date) => {
      const kind = kindOf(calendar, ruleOn(rules, calendar.defaultCalendarId, date), date);
      return { date, isHoliday: kind === 'holiday', isRest: kind === 'weeklyRest', title: calendar.dayOf(date).occasions.find(({ isHoliday }) => isHoliday)?.title ?? null };
    }),
    shifts: shifts.map(({ id, code, title, colour }) => ({ workShiftId: id, shiftCode: code, title, colour })),
    count,
  };
}

/** Throws twice, ownRoster, unknownShift, notEmployed (of people out of reach, too). */
export async function writeDays({ tx, rows, actor, newId, audit, body: { cells, reason = null } }: Context<typeof writeRoster>) {
  const { companyId } = actor;
  if (new Set(cells.map(({ partyId, date }) => `${partyId}/${date}`)).size < cells.length) throw rosterErrors.error('twice');
  if (cells.some(({ partyId }) => partyId === actor.partyId)) throw rosterErrors.error('ownRoster');
  const known = await activeShiftIds(tx, companyId);
  if (cells.some(({ workShiftId }) => typeof workShiftId === 'string' && !known.has(workShiftId))) throw rosterErrors.error('unknownShift');
  const dates = cells.map(({ date }) => date).toSorted();
  const people = cells.map(({ partyId }) => partyId);
  const isEmployed = await employedIn(tx, rows, companyId, people, dates[0] ?? '', dates.at(-1) ?? '');
  const lost = cells.filter(({ partyId, date }) => !isEmployed(partyId, date)).length;
  if (lost > 0) throw rosterErrors.error('notEmployed', { values: { count: String(lost) } });
  const changed = await writeCells(tx, companyId, cells, reason || null, newId);
  await markDays(
    tx,
    changed.map(({ partyId, date }) => ({ partyId, day: date })),
  );
  for (const { partyId, date, before, after } of changed)
    audit({
      ...{ entity: 'PersonDayShift', id: `${partyId}/${date}`, action: after === undefined ? 'delete' : before === undefined ? 'create' : 'update' },
      ...{ subjectPartyId: partyId, companyId, changes: { workShiftId: [before ?? null, after ?? null] } },
    });
  const removed = changed.filter(({ after }) => after === undefined).length;
  return { written: changed.length - removed, removed };
}

/** Throws ownRoster, unknownCalendar, notEmployed (of people out of reach, too). */
export async function assign({ tx, rows, actor, audit, body: { partyIds, ...plan } }: Context<typeof assignPeople>) {
  const { companyId } = actor;
  const people = [...new Set(partyIds)];
  if (people.includes(actor.partyId)) throw rosterErrors.error('ownRoster');
  if (!(await isPlanOf(tx, companyId, plan.workCalendarId, plan.shiftProgrammeId))) throw rosterErrors.error('unknownCalendar');
  const isEmployed = await employedIn(tx, rows, companyId, people, plan.fromDate, plan.fromDate);
  const lost = people.filter((partyId) => !isEmployed(partyId, plan.fromDate)).length;
  if (lost > 0) throw rosterErrors.error('notEmployed', { values: { count: String(lost) } });
  await putOn(tx, companyId, people, plan);
  for (const partyId of people)
    audit({
      ...{ entity: 'PersonWorkCalendar', id: partyId, action: 'update', subjectPartyId: partyId, companyId },
      changes: { workCalendarId: [null, plan.workCalendarId], shiftProgrammeId: [null, plan.shiftProgrammeId], fromDate: [null, plan.fromDate] },
    });
  return { assigned: people.length };
}

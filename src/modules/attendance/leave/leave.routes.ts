import type { AnyCall } from '#kernel/call.ts';
import { addDays, isCalendarDay, toJalali } from '#kernel/jalali/jalali.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { workingDaysBetween } from '#platform/calendar/working-days.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Actor, type Context, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { cancelCase } from '#platform/workflow/cases/cases.service.ts';
import { markSpan } from '../days/marks.store.ts';
import { assignCalendar, cancelLeave, correctLeave, leaveTeam, MANAGE, MOST_DAYS_SHOWN, OWN, ownLeave, personLeave, previewLeave } from './leave.contract.ts';
import { leaveErrors } from './leave.errors.ts';
import { lockRequest, overlapping, partsOf, requestIn, setStatus } from './leave.store.ts';
import { isCancellable, pictureOf, presentKinds } from './leave-summary.service.ts';
import { balanceSource } from './ledger/balances.store.ts';
import { availableFrom, countedIn } from './ledger/ledger.rules.ts';
import { book, bookReturned, type Holder, judgeBalance, ledgerOf, settle } from './ledger/ledger.store.ts';
import { calendarChoices, employerOf, ownCalendarOn, personIn, setCalendar } from './people.store.ts';
import { validateRequest } from './request/ask.service.ts';
import { calendarDays, dayValue, overlaps } from './request/leave-time.rules.ts';
import { absencesOf, colleaguesOf, isUnitIn, mayStandIn, membersOf, unitChoices } from './team/team.store.ts';

/** The company in which the actor is employed: where they work now, or their own. Throws `notEmployed`. */
async function ownHolder(db: Db, { partyId, companyId, homeCompanyId = companyId }: Actor, today: string): Promise<Holder> {
  const employer = await employerOf(db, partyId, [companyId, homeCompanyId], today);
  if (employer === undefined) throw leaveErrors.error('notEmployed');
  return { companyId: employer, partyId };
}

/** The calendar of a team is turned over no further than so many days from today. */
const MOST_DAYS_BACK = 3_660;

const may = ({ grants }: Actor, key: `${string}/${string}`): boolean => mayUse(grants, [key]);

/** What one key reaches, of a call that another one opens too: nobody sees to others by what they may ask for themselves. The own rows are always among them. */
const reachOf = (actor: Actor, today: string, act: 'observe' | 'cancel'): RowScope => scopeFor(actor, { permission: `${MANAGE}/${act}`, scope: 'rows' }, today);

/** Whether somebody may know what kind of leave a person takes that tells of an illness. */
const knowsIllness = (actor: Actor, call: AnyCall, partyId: string): boolean => classesOf(actor, call)(partyId).has('health');

async function holderIn(db: Db, rows: RowScope, partyId: string): Promise<Holder & { readonly fullName: string }> {
  const found = await personIn(db, rows, partyId);
  if (found === undefined) throw httpErrors.error('notFound');
  return found;
}

/** Cancels leave that no case runs for any more: what it took comes back, and of a year that is over goes on to the next one. */
async function giveBack({ tx, today, clock, newId, audit }: Context<typeof cancelLeave>, requestId: string, reason: string | null): Promise<void> {
  const request = await lockRequest(tx, requestId);
  if (request === undefined) throw leaveErrors.error('closed');
  const { partyId, companyId, status, instanceId } = request;
  const isWaiting = (status === 'LvSent' || status === 'LvReturned') && instanceId === null;
  if (status !== 'LvApproved' && !isWaiting) throw leaveErrors.error('closed');
  const booking = { today, now: new Date(clock.now()), newId };
  const parts = status === 'LvApproved' ? await partsOf(tx, requestId) : [];
  await setStatus(tx, requestId, 'LvCancelled', booking.now, reason);
  if (status === 'LvApproved') await markSpan(tx, partyId, request);
  if (parts.length > 0) {
    await settle(tx, request, booking);
    await bookReturned(tx, request, requestId, parts, booking);
    await settle(tx, request, booking);
  }
  audit({ entity: 'LeaveRequest', id: requestId, action: 'update', subjectPartyId: partyId, companyId, changes: { statusId: [status, 'LvCancelled'] } });
}

export const routes = [
  ...listRoutes(balanceSource),
  route(ownLeave, async ({ db, rows, actor, today, query: { jalaliYear } }) => {
    const holder = await ownHolder(db, actor, today);
    const { fullName } = await holderIn(db, rows, actor.partyId);
    const { balance, requests } = await pictureOf(db, holder, { today, jalaliYear, byOffice: false, knowsIllness: true });
    return { partyId: actor.partyId, fullName, balance, requests, kinds: await presentKinds(db, holder.companyId, today), mayRequest: may(actor, `${OWN}/request`) };
  }),
  route(personLeave, async ({ db, rows, actor, today, recordRead, query: { partyId, jalaliYear } }) => {
    const { fullName, ...holder } = await holderIn(db, rows, partyId);
    const byOffice = may(actor, `${MANAGE}/cancel`) && partyId !== actor.partyId;
    const told = await pictureOf(db, holder, { today, jalaliYear, byOffice, knowsIllness: knowsIllness(actor, personLeave, partyId) });
    if (told.tellsIllness) recordRead(partyId, ['health']);
    return {
      partyId,
      fullName,
      balance: told.balance,
      requests: told.requests.map((one) => ({ ...one, isCancellable: byOffice && one.isCancellable })),
      workCalendarId: await ownCalendarOn(db, holder, today),
      workCalendars: await calendarChoices(db, holder.companyId),
      kinds: await presentKinds(db, holder.companyId, today),
    };
  }),
  route(previewLeave, async ({ db, actor, today, query: { requestId, ...asked } }) => {
    const holder = await ownHolder(db, actor, today);
    const { kind, time, cost, standing } = await validateRequest(db, holder, asked, today);
    const ledger = await ledgerOf(db, holder, { today, thru: time.thruDate > today ? time.thruDate : today, leaving: requestId });
    const before = Math.min(...cost.parts.map(({ jalaliYear, fromDate }) => availableFrom(countedIn(jalaliYear, ledger), fromDate)));
    const team = (await colleaguesOf(db, holder, today)).filter(({ partyId }) => partyId !== holder.partyId);
    const names = new Map(team.map(({ partyId, fullName }) => [partyId, fullName]));
    const substitute = asked.substitutePartyId ?? null;
    // who cannot be asked is not told of either, and of the absence of others than those one works with nothing is
    if (substitute !== null && !(await mayStandIn(db, holder, substitute, today))) throw leaveErrors.error('notSuitable');
    const away = await absencesOf(db, [...names.keys()], time);
    const working = workingDaysBetween(standing.work.minutes, addDays(time.fromDate, -1), time.thruDate);
    return {
      minutes: cost.minutes,
      days: cost.days,
      dayMinutes: dayValue(standing.work, time.fromDate),
      balance: kind.hasBalance ? { before, after: before - cost.minutes } : null,
      freeDays: kind.counts === 'working' ? calendarDays(time) - working : 0,
      needsOffice: kind.hrOverDays !== null && cost.days > kind.hrOverDays,
      conflicts: (await overlapping(db, holder, time, requestId ?? null))
        .filter((one) => overlaps(time, one))
        .map(({ fromDate, thruDate, instanceId }) => ({ fromDate, thruDate, instanceId })),
      team: away.map(({ partyId, fromDate, thruDate, isWaiting }) => ({ name: names.get(partyId) ?? '', fromDate, thruDate, isWaiting })),
      teamSize: team.length,
      substituteIsAway: away.some(({ partyId }) => partyId === substitute),
    };
  }),
  route(cancelLeave, async (context) => {
    const { tx, actor, params, body, today } = context;
    const request = await requestIn(tx, reachOf(actor, today, 'cancel'), params.leaveRequestId);
    const isOwn = request?.partyId === actor.partyId;
    if (request === undefined || !(isOwn || may(actor, `${MANAGE}/cancel`))) throw httpErrors.error('notFound');
    const { requestId, companyId, status, instanceId } = request;
    if (!isCancellable(request, today, !isOwn)) throw leaveErrors.error(status === 'LvApproved' ? 'begun' : 'closed');
    const reason = body.reason || null;
    if (!isOwn && reason === null) throw leaveErrors.error('reasonNeeded');
    // a case is locked before its record, as by every answer; what follows for the record is said by the process
    if (status === 'LvApproved' || instanceId === null) await giveBack(context, requestId, reason);
    else await cancelCase({ ...context, companyId }, { instanceId, partyId: actor.partyId, comment: reason, kind: isOwn ? 'withdrawn' : 'cancelled' });
    return { status: 'LvCancelled' as const };
  }),
  route(leaveTeam, async ({ db, actor, today, recordRead, query: { fromDate, thruDate, unitId } }) => {
    if (thruDate < fromDate) throw leaveErrors.error('order');
    if (!isCalendarDay(fromDate) || !isCalendarDay(thruDate) || addDays(fromDate, MOST_DAYS_SHOWN) < thruDate) throw leaveErrors.error('tooLong');
    if (fromDate < addDays(today, -MOST_DAYS_BACK) || thruDate > addDays(today, MOST_DAYS_BACK)) throw leaveErrors.error('tooLong');
    const manages = may(actor, `${MANAGE}/observe`);
    const rows = reachOf(actor, today, 'observe');
    if (unitId !== undefined && !(manages && (await isUnitIn(db, rows, unitId)))) throw httpErrors.error('notFound');
    const members = unitId === undefined ? await colleaguesOf(db, actor, today) : await membersOf(db, unitId, today);
    const calendar = await calendarOf(db, actor.companyId);
    const found = await absencesOf(
      db,
      members.map(({ partyId }) => partyId),
      { fromDate, thruDate },
    );
    const absences = found.map(({ fieldClass, typeTitle, ...absence }) => {
      if (fieldClass !== 'health') return { ...absence, typeTitle };
      if (!knowsIllness(actor, leaveTeam, absence.partyId)) return absence;
      recordRead(absence.partyId, ['health']);
      return { ...absence, typeTitle };
    });
    return {
      days: calendar.daysBetween(fromDate, thruDate).map(({ date, isHoliday, workMinutes, occasions }) => ({
        date,
        isHoliday,
        isWorking: workMinutes > 0,
        title: occasions.find((one) => one.isHoliday)?.title ?? null,
      })),
      members,
      absences,
      units: manages ? await unitChoices(db, rows) : [],
    };
  }),
  route(correctLeave, async ({ tx, rows, actor, body, today, clock, newId, audit }) => {
    const { partyId, day, minutes, reason } = body;
    if (partyId === actor.partyId) throw leaveErrors.error('ownAccount');
    const { fullName: _name, ...holder } = await holderIn(tx, rows, partyId);
    if (!isCalendarDay(day)) throw leaveErrors.error('otherYear');
    const jalaliYear = toJalali(day).year;
    const booking = { today, now: new Date(clock.now()), newId };
    const ledger = await settle(tx, holder, booking);
    if (jalaliYear < ledger.firstYear || jalaliYear > toJalali(today).year) throw leaveErrors.error('otherYear');
    if (minutes === 0) throw leaveErrors.error('nothing');
    const most = availableFrom(countedIn(jalaliYear, ledger), day);
    if (-minutes > Math.max(0, most)) throw leaveErrors.error('correctionTooMuch');
    const movementId = newId();
    await book(tx, holder, [{ jalaliYear, kind: 'LmCorrection', day, minutes, cause: movementId, reason, bookedBy: actor.partyId }], booking);
    await settle(tx, holder, booking);
    await judgeBalance(tx);
    audit({
      entity: 'LeaveMovement',
      id: movementId,
      action: 'create',
      subjectPartyId: partyId,
      companyId: holder.companyId,
      changes: { day: [null, day], minutes: [null, minutes] },
    });
    return { movementId };
  }),
  route(assignCalendar, async ({ tx, rows, actor, body: { partyId, workCalendarId, fromDate }, today, audit }) => {
    if (partyId === actor.partyId) throw leaveErrors.error('ownAccount');
    const { fullName: _name, ...holder } = await holderIn(tx, rows, partyId);
    if (fromDate < addDays(today, -MOST_DAYS_BACK) || fromDate > addDays(today, MOST_DAYS_BACK)) throw leaveErrors.error('tooFar');
    const before = await ownCalendarOn(tx, holder, fromDate);
    if (!(await setCalendar(tx, holder, workCalendarId, fromDate))) throw leaveErrors.error('unknownCalendar');
    const changes = { workCalendarId: [before, workCalendarId], fromDate: [null, fromDate] } as const;
    audit({ entity: 'PersonWorkCalendar', id: partyId, action: 'update', subjectPartyId: partyId, companyId: holder.companyId, changes });
    return { ok: true as const };
  }),
];

/** What is done with the sheets of a closing before their approvers see them, and with closed ones afterwards. */
import { addDays, formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { countedInMonth } from '#modules/payroll/payroll.api.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { MOST_SUBJECTS } from '#platform/workflow/bounds.rules.ts';
import { beginCaseOfMany } from '#platform/workflow/cases/cases.service.ts';
import { markDays, waitForCounting } from '../days/marks.store.ts';
import { periodTitle } from '../periods/period-words.rules.ts';
import { type Period, periodBy } from '../periods/periods.store.ts';
import type { SheetStatus } from '../sheets/sheet.rules.ts';
import { closingDeadline, holdSheet, holdSheets, moveSheets, type Sheet, answerDispute as writeAnswer, askReopening as writeAsked } from '../sheets/sheets.store.ts';
import { closingErrors } from './closing.errors.ts';
import { disputeAnswered, sheetToCheck } from './closing.notice.ts';
import { PROCESS } from './closing.steps.ts';
import { closingIn, insertClosing, insertSheets, isDifferenceTaken, peopleToDraft, reachable, releaseDifferences } from './closing.store.ts';
import words from './closing-process.messages.fa.ts';
import { recount } from './recount.service.ts';

/** What an act on a closing is made with. */
export interface Closing extends Act {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  readonly today: string;
  audit(entry: AuditEntry): void;
}

const OWN_PAGE = '/performanceProfileForm?tab=month';
/** Days after the one on which somebody is sent a sheet, so that silence means something. */
const LEAST_DAYS = 3;

const nowOf = ({ clock }: Closing): Date => new Date(clock.now());

async function heldPeriod({ tx, rows, actor }: Closing, closingId: string): Promise<Period> {
  const closing = await closingIn(tx, rows, closingId);
  const period = closing && (await periodBy(tx, actor.companyId, closing.periodId));
  if (period === undefined) throw httpErrors.error('notFound');
  return period;
}

/** Sheets of the closing in some states, of people in reach, held. */
async function held(context: Closing, closingId: string, statuses: readonly SheetStatus[]): Promise<Sheet[]> {
  const { tx, rows, actor } = context;
  const sheets = await holdSheets(tx, closingId, statuses);
  const inReach = await reachable(
    tx,
    rows,
    actor.companyId,
    sheets.map(({ partyId }) => partyId),
  );
  return sheets.filter(({ partyId }) => inReach.has(partyId));
}

async function move(context: Closing, sheets: readonly Sheet[], status: SheetStatus, over: Parameters<typeof moveSheets>[3] = {}): Promise<void> {
  if (sheets.length === 0) return;
  await moveSheets(
    context.tx,
    sheets.map(({ sheetId }) => sheetId),
    status,
    over,
  );
  for (const { sheetId: id, partyId: subjectPartyId, companyId, status: was } of sheets)
    context.audit({ entity: 'AttendanceSheet', id, action: 'update', companyId, subjectPartyId, changes: { status: [was, status] } });
}

/** Throws notFound of a period of another company, notOver, deadlinePast, nobody. */
export async function draft(
  context: Closing,
  { periodId, deadline, partyIds }: { readonly periodId: string; readonly deadline: string; readonly partyIds?: readonly string[] | undefined },
) {
  const { tx, rows, actor, today } = context;
  const { companyId, partyId: producerPartyId } = actor;
  const period = await periodBy(tx, companyId, periodId);
  if (period === undefined) throw httpErrors.error('notFound');
  if (period.thru >= today) throw closingErrors.error('notOver');
  if (deadline < today) throw closingErrors.error('deadlinePast');
  const people = await peopleToDraft(tx, rows, companyId, periodId, partyIds);
  if (people.length === 0) throw closingErrors.error('nobody');
  const closingId = context.newId();
  await insertClosing(tx, { closingId, companyId, periodId, deadline, producerPartyId, now: nowOf(context) });
  await insertSheets(
    tx,
    { companyId, closingId, periodId },
    people.map((partyId) => ({ sheetId: context.newId(), partyId })),
  );
  context.audit({ entity: 'AttendanceClosing', id: closingId, action: 'create', companyId, changes: { periodId: [null, periodId], people: [null, people.length] } });
  return { closingId, people: people.length };
}

/** Days that nobody has counted are marked, so that they are by the next calculation. Throws notFound, nothingToDo. */
export async function calculate(context: Closing, closingId: string) {
  const period = await heldPeriod(context, closingId);
  const sheets = await held(context, closingId, ['AsDrafted', 'AsCalculated']);
  if (sheets.length === 0) throw closingErrors.error('nothingToDo');
  const counted = await recount(context, sheets, period);
  // days so old that nobody counts them by themselves
  await markDays(
    context.tx,
    counted.flatMap(({ sheet: { partyId }, month }) => month.stops.filter(({ kind }) => kind === 'uncounted').map(({ day }) => ({ partyId, day }))),
  );
  await move(
    context,
    sheets.filter(({ status }) => status === 'AsDrafted'),
    'AsCalculated',
  );
  return { done: sheets.length, left: counted.filter(({ month }) => month.stops.length > 0).length };
}

/** Until the end of which day whoever is sent a sheet of the closing today says something: its deadline, or the least time there is. */
async function checkUntil({ tx, today }: Closing, closingId: string): Promise<string> {
  const least = addDays(today, LEAST_DAYS);
  const deadline = await closingDeadline(tx, closingId);
  return deadline === null || deadline < least ? least : deadline;
}

/** Sheets of one closing to whose they are, who are told of it. */
async function sendToCheck(context: Closing, sheets: readonly Sheet[], period: Period): Promise<void> {
  const [first] = sheets;
  if (first === undefined) return;
  const until = await checkUntil(context, first.closingId);
  await move(context, sheets, 'AsChecking', { confirmedBy: null, checkUntil: until });
  const values = { period: periodTitle(period), deadline: formatJalaliFa(until) };
  const recipients = sheets.map(({ partyId }) => partyId);
  await notify(context.tx, sheetToCheck, { recipients, values, link: OWN_PAGE, now: nowOf(context), newId: () => context.newId() });
}

/** Throws notFound, nothingToDo. */
export async function send(context: Closing, closingId: string, toStaff: boolean) {
  const period = await heldPeriod(context, closingId);
  const sheets = await held(context, closingId, ['AsCalculated']);
  const ready = sheets.filter(({ stops }) => stops === 0);
  if (ready.length === 0) throw closingErrors.error('nothingToDo');
  if (toStaff) await sendToCheck(context, ready, period);
  else await move(context, ready, 'AsConfirmed', { confirmedBy: 'office' });
  return { done: ready.length, left: sheets.length - ready.length };
}

/** Throws notFound, notDisputed, ownSheet. */
export async function answer(context: Closing, sheetId: string, text: string) {
  const { tx } = context;
  const { sheet, period } = await heldSheet(context, sheetId);
  if (sheet.status !== 'AsDisputed') throw closingErrors.error('notDisputed');
  await recount(context, [sheet], period);
  await writeAnswer(tx, sheetId, text, await checkUntil(context, sheet.closingId));
  context.audit({
    entity: 'AttendanceSheet',
    id: sheetId,
    action: 'update',
    companyId: sheet.companyId,
    subjectPartyId: sheet.partyId,
    changes: { status: ['AsDisputed', 'AsChecking'] },
  });
  const told = { values: { period: periodTitle(period) }, link: OWN_PAGE, now: nowOf(context), newId: () => context.newId() };
  await notify(tx, disputeAnswered, { recipients: [sheet.partyId], ...told });
  return { status: 'AsChecking' as const };
}

/**
 * Brings confirmed sheets before their approvers, as many cases as the people need. What says something else than was confirmed goes back to whose it is.
 * Throws notFound, nothingToDo, and what beginning a case throws.
 */
export async function submit(context: Closing, closingId: string) {
  const { tx, actor, today, clock, audit } = context;
  const period = await heldPeriod(context, closingId);
  const sheets = await held(context, closingId, ['AsConfirmed']);
  const counted = await recount(context, sheets, period);
  const others = counted.filter(({ isOther, sheet }) => isOther && sheet.confirmedBy !== 'office');
  const ready = counted.filter(({ month, isOther, sheet }) => month.stops.length === 0 && !(isOther && sheet.confirmedBy !== 'office')).map(({ sheet }) => sheet);
  await sendToCheck(
    context,
    others.map(({ sheet }) => sheet),
    period,
  );
  if (ready.length === 0 && others.length === 0) throw closingErrors.error('nothingToDo');
  await move(context, ready, 'AsInApproval');
  const ctx = { tx, today, clock, newId: () => context.newId(), audit, companyId: actor.companyId };
  for (let at = 0; at < ready.length; at += MOST_SUBJECTS) {
    const subjects = ready.slice(at, at + MOST_SUBJECTS).map(({ partyId }) => ({ partyId, known: {} }));
    const subject = words.subject({ period: periodTitle(period), count: toPersianDigits(String(subjects.length)) });
    await beginCaseOfMany(ctx, { key: PROCESS }, { recordId: closingId, subjects, subject, variables: { returned: false } }, actor.partyId);
  }
  return { done: ready.length, left: sheets.length - ready.length };
}

/** A sheet of somebody else in reach, held, with its month. Throws notFound, ownSheet. */
async function heldSheet({ tx, rows, actor }: Closing, sheetId: string): Promise<{ readonly sheet: Sheet; readonly period: Period }> {
  const sheet = await holdSheet(tx, actor.companyId, sheetId);
  const period = sheet && (await periodBy(tx, actor.companyId, sheet.periodId));
  if (sheet === undefined || period === undefined || !(await reachable(tx, rows, actor.companyId, [sheet.partyId])).has(sheet.partyId)) throw httpErrors.error('notFound');
  if (sheet.partyId === actor.partyId) throw closingErrors.error('ownSheet');
  return { sheet, period };
}

/** Throws claimed and differenceTaken of a sheet that others rest on. */
async function demandFree(tx: Tx, { sheetId, pay }: Sheet, { year, month }: Period): Promise<void> {
  const employments = pay?.employmentId == null ? [] : [pay.employmentId];
  if ((await countedInMonth(tx, employments, year, month)).size > 0) throw closingErrors.error('claimed');
  if (await isDifferenceTaken(tx, sheetId)) throw closingErrors.error('differenceTaken');
}

/** Throws notFound, ownSheet, notClosed, brought, asked, claimed, differenceTaken. */
export async function askReopening(context: Closing, sheetId: string, reason: string) {
  const { tx, actor } = context;
  const { sheet, period } = await heldSheet(context, sheetId);
  if (sheet.status !== 'AsClosed') throw closingErrors.error('notClosed');
  if (sheet.isBrought) throw closingErrors.error('brought');
  if (sheet.reopenText !== null) throw closingErrors.error('asked');
  await demandFree(tx, sheet, period);
  await writeAsked(tx, sheetId, { partyId: actor.partyId, text: reason, at: nowOf(context) });
  context.audit({ entity: 'AttendanceSheet', id: sheetId, action: 'update', companyId: sheet.companyId, subjectPartyId: sheet.partyId, changes: { reopening: [null, 'asked'] } });
  return { status: sheet.status };
}

/** Throws notFound, ownSheet, notClosed, notAsked, samePerson, claimed, differenceTaken. */
export async function decideReopening(context: Closing, sheetId: string, opens: boolean) {
  const { tx, actor } = context;
  // whoever closes a later month holds this while it takes differences of the closed ones
  await waitForCounting(tx, actor.companyId);
  const { sheet, period } = await heldSheet(context, sheetId);
  if (sheet.status !== 'AsClosed') throw closingErrors.error('notClosed');
  if (sheet.reopenText === null) throw closingErrors.error('notAsked');
  if (sheet.reopenPartyId === actor.partyId) throw closingErrors.error('samePerson');
  if (opens) await demandFree(tx, sheet, period);
  context.audit({
    entity: 'AttendanceSheet',
    id: sheetId,
    action: 'update',
    companyId: sheet.companyId,
    subjectPartyId: sheet.partyId,
    changes: opens ? { status: ['AsClosed', 'AsReopened'] } : { reopening: ['asked', null] },
  });
  if (!opens) {
    await writeAsked(tx, sheetId, null);
    return { status: sheet.status };
  }
  await moveSheets(tx, [sheetId], 'AsReopened');
  await releaseDifferences(tx, sheetId);
  const { companyId, closingId, periodId, partyId } = sheet;
  await insertSheets(tx, { companyId, closingId, periodId }, [{ sheetId: context.newId(), partyId }]);
  return { status: 'AsReopened' as const };
}

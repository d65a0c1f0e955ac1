/** The month of a person as calls tell it, and what the person says of it. */
import type { FieldClass } from '#kernel/entity.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { holdingInCompany } from '#platform/access/holders.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Context, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type SheetDay, sheetFigures } from '../day/month.rules.ts';
import { personIn } from '../leave/people.store.ts';
import { periodTitle } from '../periods/period-words.rules.ts';
import { type Period, periodBy } from '../periods/periods.store.ts';
import { countMonths } from './count-sheets.service.ts';
import type { StandingDay } from './sheet.rules.ts';
import { CLOSE, type confirmSheet, type disputeSheet, type PersonSheet } from './sheets.contract.ts';
import { sheetsErrors } from './sheets.errors.ts';
import { sheetDisputed } from './sheets.notice.ts';
import {
  closingDeadline,
  closingProducer,
  differencesOf,
  holdSheet,
  moveSheets,
  type Sheet,
  sheetOfMonth,
  takenDifferences,
  disputeSheet as writeDispute,
} from './sheets.store.ts';

type Minutes = Readonly<Partial<Record<string, number>>>;

/** Minutes by factor as the reader may know them: an illness is leave to whoever may not. */
export function toldCovers(covers: Minutes, knowsIllness: boolean): Record<string, number> {
  const told: Record<string, number> = {};
  for (const [factor, minutes = 0] of Object.entries(covers)) {
    const name = knowsIllness ? factor : factor.replace('sickLeave', 'leave');
    told[name] = (told[name] ?? 0) + minutes;
  }
  return told;
}

/** Figures of a day by themselves, minutes. */
export const figuresIn = (day: SheetDay) => Object.fromEntries(sheetFigures.map((name) => [name, day[name]])) as Record<(typeof sheetFigures)[number], number>;

const toldDay = (day: StandingDay, knowsIllness: boolean): PersonSheet['days'][number] => ({
  date: day.date,
  kind: day.kind,
  shiftClass: day.shiftClass ?? null,
  figures: figuresIn(day),
  coveredBy: toldCovers(day.coveredBy, knowsIllness),
  overtime: { ...day.overtime },
  exceptions: [...day.exceptions],
});

interface Reader {
  readonly rows: RowScope;
  readonly companyId: string;
  readonly partyId: string;
  readonly today: string;
  readonly classes: (partyId: string) => ReadonlySet<FieldClass>;
}

/** Of a sheet that has been drafted: where it stands. */
async function standingOf(db: Db, sheet: Sheet | undefined, readerId: string) {
  if (sheet === undefined)
    return {
      sheetId: null,
      status: null,
      version: null,
      deadline: null,
      confirmedBy: null,
      disputeDay: null,
      disputeText: null,
      disputeAnswer: null,
      reopenText: null,
      isOwnToCheck: false,
    };
  const { sheetId, status, version, confirmedBy, disputeDay, disputeText, disputeAnswer, reopenText, partyId, closingId } = sheet;
  const deadline = sheet.checkUntil ?? (await closingDeadline(db, closingId));
  return { sheetId, status, version, deadline, confirmedBy, disputeDay, disputeText, disputeAnswer, reopenText, isOwnToCheck: status === 'AsChecking' && partyId === readerId };
}

/** The month of somebody in reach. Throws notFound of anybody else and of a period of another company. */
export async function sheetFor(db: Db, reader: Reader, periodId: string, partyId: string): Promise<PersonSheet> {
  const person = await personIn(db, reader.rows, partyId);
  const period: Period | undefined = person && (await periodBy(db, person.companyId, periodId));
  if (person === undefined || period === undefined) throw httpErrors.error('notFound');
  const { companyId, fullName } = person;
  const sheet = await sheetOfMonth(db, companyId, periodId, partyId);
  const [month] = await countMonths(db, companyId, [partyId], period, addDays(reader.today, -1));
  if (month === undefined) throw httpErrors.error('notFound');
  const knowsIllness = partyId === reader.partyId || reader.classes(partyId).has('health');
  // from the day it is sent on it stands as it was counted, whatever became known since
  const isKept = sheet?.figures != null && sheet.status !== 'AsCalculated';
  const told = isKept && sheet.figures !== null ? sheet.figures : month.figures;
  const days = isKept ? ((sheet?.days ?? []) as readonly StandingDay[]) : month.days;
  const cut = ({ day, figures }: { readonly day: string; readonly figures: Readonly<Record<string, number>> }) => ({
    day,
    figures: knowsIllness ? { ...figures } : withoutIllness(figures),
  });
  return {
    partyId,
    fullName,
    ...(await standingOf(db, sheet, reader.partyId)),
    figures: { ...told.figures },
    coveredBy: toldCovers(told.coveredBy, knowsIllness),
    overtime: { ...told.overtime },
    counts: { ...told.counts },
    shiftWork: told.shiftWork,
    nightPaid: told.nightPaid,
    employedDays: told.employedDays,
    ceilings: told.exceptions.map(({ of, period: length, from, minutes }) => ({ of, period: length, from, minutes })),
    stops: month.stops.map((stop) => ({ ...stop })),
    days: days.map((day) => toldDay(day, knowsIllness)),
    differences: sheet?.status === 'AsClosed' ? (await differencesOf(db, [sheet.sheetId])).map(cut) : [],
    taken: sheet === undefined ? [] : (await takenDifferences(db, sheet.sheetId)).map(cut),
  };
}

function withoutIllness(figures: Readonly<Record<string, number>>): Record<string, number> {
  const told: Record<string, number> = {};
  for (const [name, minutes] of Object.entries(figures)) {
    const key = name === 'coveredBy.sickLeave' ? 'coveredBy.leave' : name;
    told[key] = (told[key] ?? 0) + minutes;
  }
  return told;
}

type OwnAct = Pick<Context<typeof confirmSheet>, 'tx' | 'actor' | 'audit' | 'today' | 'clock' | 'newId'>;

/** The own sheet, held while it waits for the person. Throws notFound of anybody else's, notChecking. */
async function ownSheet({ tx, actor }: OwnAct, sheetId: string): Promise<Sheet> {
  const sheet = await holdSheet(tx, actor.companyId, sheetId);
  if (sheet === undefined || sheet.partyId !== actor.partyId) throw httpErrors.error('notFound');
  if (sheet.status !== 'AsChecking') throw sheetsErrors.error('notChecking');
  return sheet;
}

const trace = ({ audit, actor }: OwnAct, { sheetId, status }: Sheet, next: 'AsConfirmed' | 'AsDisputed'): void =>
  audit({ entity: 'AttendanceSheet', id: sheetId, action: 'update', companyId: actor.companyId, subjectPartyId: actor.partyId, changes: { status: [status, next] } });

export async function confirmOwn(context: Context<typeof confirmSheet>) {
  const sheet = await ownSheet(context, context.params.sheetId);
  await moveSheets(context.tx, [sheet.sheetId], 'AsConfirmed', { confirmedBy: 'person' });
  trace(context, sheet, 'AsConfirmed');
  return { status: 'AsConfirmed' as const };
}

const CLOSING_PAGE = '/functionalManagement?tab=closing';

/** Whoever has drafted the sheet is told; of their own one the others who close months. */
async function tellOfDispute({ tx, actor, today, clock, newId }: OwnAct, { partyId, companyId, closingId, periodId }: Sheet): Promise<void> {
  const producer = await closingProducer(tx, closingId);
  const recipients = producer === partyId ? (await holdingInCompany(tx, CLOSE, companyId, today)).filter((one) => one !== partyId) : [producer];
  const [person, period] = [await personIn(tx, systemScope([companyId], today), partyId), await periodBy(tx, actor.companyId, periodId)];
  if (person === undefined || period === undefined || recipients.length === 0) return;
  const values = { name: person.fullName, period: periodTitle(period) };
  await notify(tx, sheetDisputed, { recipients, values, link: CLOSING_PAGE, now: new Date(clock.now()), newId: () => newId() });
}

export async function disputeOwn(context: Context<typeof disputeSheet>) {
  const { tx, body } = context;
  const sheet = await ownSheet(context, context.params.sheetId);
  if (sheet.days?.some(({ date }) => date === body.day) !== true) throw sheetsErrors.error('dayOutside');
  await writeDispute(tx, sheet.sheetId, body.day, body.reason);
  await tellOfDispute(context, sheet);
  trace(context, sheet, 'AsDisputed');
  return { status: 'AsDisputed' as const };
}

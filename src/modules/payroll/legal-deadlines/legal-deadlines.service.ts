/** Duties by law of a company: what is due, what somebody says of it, and its sheet. */
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { type Deadline, type Duty, deadlinesOf, unsaidDuties } from './deadlines.rules.ts';
import { legalDeadlineErrors } from './legal-deadlines.errors.ts';
import { addMark, dropMark, groupsWithDuties, keepNoticeSetting, marksOf, type NoticeSetting, noticeSettingOf, runsWithDuties } from './legal-deadlines.store.ts';

export interface Looking {
  readonly db: Db;
  readonly rows: RowScope;
  /** ISO. */
  readonly today: string;
}

/** What is due of the months of a Jalali year and of its bonus, and duties of which its figures say no day. */
export async function deadlinesIn({ db, rows, today }: Looking, year: number): Promise<{ readonly list: Deadline[]; readonly unsaid: Duty[] }> {
  const figures = await figuresByYear(db);
  const law = (of: number) => figures.get(of) ?? [];
  const groups = await groupsWithDuties(db, rows);
  const [runs, marks] = [await runsWithDuties(db, rows, year), await marksOf(db, rows, year)];
  const list = deadlinesOf({ year, today, groups, runs, marks, law });
  return { list, unsaid: groups.length === 0 ? [] : unsaidDuties({ year, law }) };
}

export async function readDeadlines(looking: Looking & { readonly actor: Actor }, year: number) {
  return { ...(await deadlinesIn(looking, year)), ...(await noticeSettingOf(looking.db, looking.actor.companyId)) };
}

export interface Which extends YearMonth {
  readonly payGroupId: string;
  readonly duty: Duty;
}

interface Marking extends Pick<Act, 'clock' | 'today'> {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

const saidOf = ({ duty, year, month }: Which) => ({ duty: [null, duty], year: [null, year], month: [null, month] }) as const;

/** Throws unknown and done. */
export async function mark({ tx, rows, actor, today, clock, audit }: Marking, { reason, ...which }: Which & { readonly reason: string }): Promise<void> {
  const { list } = await deadlinesIn({ db: tx, rows, today }, which.year);
  const found = list.find((one) => one.payGroupId === which.payGroupId && one.duty === which.duty && one.month === which.month);
  if (found === undefined) throw legalDeadlineErrors.error('unknown');
  const added = found.by === null ? await addMark(tx, { ...which, reason, partyId: actor.partyId, now: new Date(clock.now()) }) : undefined;
  if (added === undefined) throw legalDeadlineErrors.error('done');
  audit({ entity: 'LegalDeadlineMark', id: which.payGroupId, companyId: added.companyId, action: 'create', changes: { ...saidOf(which), reason: [null, reason] } });
}

/** Throws notMarked. */
export async function unmark({ tx, rows, audit }: Marking, which: Which): Promise<void> {
  const dropped = await dropMark(tx, rows, which);
  if (dropped === undefined) throw legalDeadlineErrors.error('notMarked');
  audit({ entity: 'LegalDeadlineMark', id: which.payGroupId, companyId: dropped.companyId, action: 'delete', changes: { ...saidOf(which), reason: [dropped.reason, null] } });
}

/** Throws wholeCompany and stale. */
export async function setNotice({ tx, rows, actor: { companyId }, audit }: Marking, said: NoticeSetting): Promise<void> {
  if (!rows.companyIds.includes(companyId)) throw legalDeadlineErrors.error('wholeCompany');
  const stood = await noticeSettingOf(tx, companyId);
  if (!(await keepNoticeSetting(tx, companyId, said))) throw legalDeadlineErrors.error('stale');
  audit({ entity: 'LegalDeadlineSetting', id: companyId, action: 'update', companyId, changes: { noticeDays: [stood.noticeDays, said.noticeDays] } });
}

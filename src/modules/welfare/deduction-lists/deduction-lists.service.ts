/** Lists of deductions: frozen for whoever pays elsewhere, given out as a file, called void. */
import type { AnyCall, BodyOf } from '#kernel/call.ts';
import { monthsLater } from '#kernel/formula/days.ts';
import { addDays, formatJalali, toIso } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, Context, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import { dueDeductions } from '../deductions/deductions.service.ts';
import { deductionListFile, makeDeductionList, type voidDeductionList } from './deduction-lists.contract.ts';
import { deductionListErrors } from './deduction-lists.errors.ts';
import { callVoid, holdCompany, holdList, insertLines, insertList, isAnswered, type KnownList, linesOfList, listIn, waitingSources } from './deduction-lists.store.ts';
import words from './deduction-lists-page.messages.fa.ts';

/** First and last day (ISO) of a Jalali month. */
export function daysOfMonth({ year, month }: { readonly year: number; readonly month: number }): { readonly from: string; readonly thru: string } {
  const from = toIso({ year, month, day: 1 });
  return { from, thru: addDays(monthsLater({ date: from }, 1).date, -1) };
}

/** A list tells of the pay of everybody. Throws withheld. */
function demandPay(actor: Actor, call: AnyCall): void {
  if (!classesOf(actor, call)(undefined).has('pay')) throw deductionListErrors.error('withheld');
}

/** Throws notFound where the company is not reached as a whole, withheld and nothingDue. */
export async function makeList({ tx, rows, actor, clock, newId, audit }: Context<typeof makeDeductionList>, period: BodyOf<typeof makeDeductionList>) {
  const { companyId } = actor;
  if (!rows.companyIds.includes(companyId)) throw httpErrors.error('notFound');
  demandPay(actor, makeDeductionList);
  await holdCompany(tx, companyId);
  const waiting = await waitingSources(tx, companyId);
  const due = await dueDeductions({ db: tx, rows, companyId, ...daysOfMonth(period) });
  const asked = due.filter(({ sourceKind, sourceId, asked: amount }) => amount > 0n && !waiting.has(`${sourceKind} ${sourceId}`));
  if (asked.length === 0) throw deductionListErrors.error('nothingDue');
  const id = newId();
  const listNumber = await insertList(tx, { deductionListId: id, companyId, ...period, madeBy: actor.partyId, now: new Date(clock.now()) });
  const lines = await insertLines(tx, { deductionListId: id, companyId }, asked);
  audit({ entity: 'DeductionList', id, action: 'create', companyId, changes: { listNumber: [null, listNumber], lines: [null, lines] } });
  return { id, listNumber, lines };
}

interface Reading {
  readonly db: Db;
  readonly rows: RowScope;
  readonly actor: Actor;
}

/** A list as it was given, with what was answered since. Throws notFound and withheld. */
export async function fileOfList({ db, rows, actor }: Reading, deductionListId: string): Promise<{ readonly list: KnownList; readonly bytes: Buffer }> {
  const list = await listIn(db, rows, deductionListId);
  if (list === undefined) throw httpErrors.error('notFound');
  demandPay(actor, deductionListFile);
  const number = String(list.listNumber);
  const lines = await linesOfList(db, deductionListId);
  const bytes = await plainSheet(
    words.fileName({ number }),
    Object.values(words.heads),
    lines.map(({ place, pseudoId, fullName, title, evidence, dueDate, asked, taken }) => [
      ...[number, String(place), pseudoId ?? '', fullName, title, evidence, formatJalali(dueDate), String(asked)],
      taken === null ? '' : String(taken),
    ]),
  );
  return { list, bytes };
}

/** Throws notFound, stale, voided and answered. */
export async function voidList({ tx, rows, actor, params: { deductionListId }, body: { rowVersion, reason }, clock, audit }: Context<typeof voidDeductionList>) {
  const list = await holdList(tx, rows, deductionListId);
  if (list === undefined) throw httpErrors.error('notFound');
  if (list.isVoid) throw deductionListErrors.error('voided');
  if (list.rowVersion !== rowVersion) throw deductionListErrors.error('stale');
  if (await isAnswered(tx, deductionListId)) throw deductionListErrors.error('answered');
  await callVoid(tx, deductionListId, { now: new Date(clock.now()), partyId: actor.partyId, reason });
  audit({ entity: 'DeductionList', id: deductionListId, action: 'update', companyId: list.companyId, changes: { voidReason: [null, reason] } });
  return { deductionListId };
}

/** Reckonings of what is owed on a day: begun, and read by whoever may know the pay of everybody in them. */
import type { AnyCall } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type RunActs, startRun } from '#platform/runs/runs.server.ts';
import { failedItems, findRun } from '#platform/runs/runs.store.ts';
import { sentenceOf } from '../pay-counting/aside-reason.rules.ts';
import { workbook } from '../state-files/workbook.server.ts';
import { provisionErrors } from './provision.errors.ts';
import { reckoning } from './provision.run.ts';
import { insertProvision, namesOf, type ProvisionHead, partsOf, peopleOfProvision, provisionIn, provisionsIn, rowsOf, wholeOf } from './provision.store.ts';
import { provisionSheet } from './provision-sheet.rules.ts';

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}

const FIRST_YEAR = 1_390;
/** Days are reckoned until the end of the next year. */
const AHEAD = 1;

/** Begins. Throws day, nothingToDo and underWay. */
export async function begin(acts: RunActs, day: string): Promise<string> {
  const { tx, actor, clock, newId, today } = acts;
  const { year } = toJalali(day);
  if (year < FIRST_YEAR || year > toJalali(today).year + AHEAD) throw provisionErrors.error('day');
  const provisionId = newId();
  const runId = await startRun(acts, reckoning, { provisionId, day });
  await insertProvision(tx, { provisionId, companyId: actor.companyId, day, runId, now: new Date(clock.now()), partyId: actor.partyId });
  return provisionId;
}

export async function listed({ db, rows }: Pick<Reader, 'db' | 'rows'>) {
  const found = await provisionsIn(db, rows);
  const list = [];
  for (const { runId, ...one } of found) {
    const run = await findRun(db, runId);
    list.push({ ...one, state: run?.state ?? ('stopped' as const), people: run?.total ?? 0, done: run?.done ?? 0, failed: run?.failed ?? 0 });
  }
  return { list };
}

/** Throws notFound, and withheld unless everybody's pay is the reader's to know. */
async function demand({ db, actor, rows }: Reader, call: AnyCall, id: string): Promise<ProvisionHead> {
  const head = isUuid(id) ? await provisionIn(db, rows, id) : undefined;
  if (head === undefined) throw httpErrors.error('notFound');
  const held = classesOf(actor, call);
  const people = await peopleOfProvision(db, rows, id);
  if (!people.every(({ partyId, isInReach }) => isInReach && held(partyId).has('pay'))) throw provisionErrors.error('withheld');
  return head;
}

const MOST_ASIDE = 200;

/** Who could not be reckoned, in reach, and why. */
async function asideOf({ db, rows }: Reader, runId: string) {
  const items = await failedItems(db, runId, { offset: 0, limit: MOST_ASIDE });
  const reasons = new Map(items.map(({ subjectId, failure, facts }) => [subjectId, sentenceOf(failure, facts ?? {})]));
  const found = items.length === 0 ? [] : await namesOf(db, rows, [...reasons.keys()]);
  return found.map(({ employmentId, ...person }) => ({ ...person, reason: reasons.get(employmentId) ?? '' }));
}

export async function readOne(reader: Reader, call: AnyCall, id: string, by: 'unit' | 'costCenter') {
  const { provisionId, day, runId } = await demand(reader, call, id);
  return { provisionId, day, whole: await wholeOf(reader.db, id), parts: await partsOf(reader.db, id, by), aside: await asideOf(reader, runId) };
}

/** Everybody as a spreadsheet, sums at the end. */
export async function sheetOf(reader: Reader, call: AnyCall, id: string): Promise<{ readonly head: ProvisionHead; readonly bytes: Uint8Array; readonly people: number }> {
  const head = await demand(reader, call, id);
  const rows = await rowsOf(reader.db, reader.rows, id);
  return { head, bytes: await workbook(provisionSheet(rows, await wholeOf(reader.db, id))), people: rows.length };
}

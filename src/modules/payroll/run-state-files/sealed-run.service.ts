/** An approved run as its files are made of it. */
import { sealedAccount } from '#modules/personnel/personnel.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { lastDay } from '../pay/pay-month.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { frozenTerms, type PayRun, payRunOf } from '../pay-run-state/pay-run.store.ts';
import type { FileRow } from '../state-files/file-month.rules.ts';
import type { Workshop } from './insurance-lists.rules.ts';
import { workshopsOfCompany } from './insurance-lists.store.ts';
import { type PaidPerson, rowsOfRun } from './run-rows.rules.ts';
import { checkStateFiles } from './run-state-files.contract.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';
import { headOfRun, peopleOfRun, type RunHead } from './run-state-files.store.ts';

/** Who reads it, within which rows. */
export interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}

/** What files of a run are made of. */
export interface Sealed {
  readonly run: PayRun;
  readonly head: RunHead;
  readonly people: readonly PaidPerson[];
  readonly rows: readonly FileRow[];
  readonly workshops: readonly Workshop[];
  /** ISO: the last day of the month, which the files were written on whenever they are made. */
  readonly day: string;
  /** Whether what is paid late has a list of each month that it is of, or one of the month that pays it. */
  readonly lateList: PaySettings['lateList'];
}

export const isSealed = ({ status }: PayRun): boolean => status === 'PrApproved' || status === 'PrPaid';

/** Throws notFound of a run out of scope. */
export async function demandRun({ db, rows }: Pick<Reader, 'db' | 'rows'>, payRunId: string): Promise<PayRun> {
  const run = await payRunOf(db, rows, payRunId);
  if (run === undefined) throw httpErrors.error('notFound');
  return run;
}

/** Reads an approved run for its files. Throws notSealed, and withheld unless everybody's pay, account and codes are the reader's to know. */
export async function readSealed({ db, actor, rows }: Reader, run: PayRun): Promise<Sealed> {
  if (!isSealed(run)) throw runStateFileErrors.error('notSealed');
  const { payRunId } = run;
  const day = lastDay(run);
  const head = await headOfRun(db, payRunId);
  const people = await peopleOfRun(db, rows, payRunId, day);
  const held = classesOf(actor, checkStateFiles);
  const isKnown = ({ partyId }: PaidPerson): boolean => (['pay', 'bank', 'identity'] as const).every((one) => held(partyId).has(one));
  if (people.length !== head.people || !people.every(isKnown)) throw runStateFileErrors.error('withheld');
  const terms = readKept<PayTerms>((await frozenTerms(db, payRunId)).terms);
  const ibanOf = ({ partyId, iban }: PaidPerson): string | null => (iban === null ? null : sealedAccount.iban.open(partyId, iban));
  // runs of before the setting told each month
  const { lateList = 'origin' } = terms.settings;
  const workshops = await workshopsOfCompany(db, run.companyId);
  return { run, head, people, workshops, day, lateList, rows: rowsOfRun(people, run.columns, terms, run, ibanOf) };
}

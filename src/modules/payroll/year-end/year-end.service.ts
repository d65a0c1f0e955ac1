/** Counts the end of a year as a run would, and keeps nothing. */
import type { AnyCall } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { termsOfKind } from '../pay/pay-kind.rules.ts';
import { lawBy, type MonthLaw } from '../pay/pay-law.rules.ts';
import { countingBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import { countingErrors } from '../pay-counting/counting.errors.ts';
import { membersOf, type Paying } from '../pay-counting/counting.store.ts';
import { type Gathered, gather } from '../pay-counting/pay-facts.service.ts';
import { refusalOf, refusalSentence } from '../pay-counting/refusals.rules.ts';
import { groupTermsOn } from '../pay-counting/terms.service.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { isGroup } from '../pay-run-state/pay-run.store.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { yearEndErrors } from './year-end.errors.ts';
import { figuresOf, type YearEndFigures, type YearEndKind } from './year-end.rules.ts';
import { type Concerned, concernedBy, countConcerned, isReached } from './year-end.store.ts';
import words from './year-end-page.messages.fa.ts';

export interface YearEndAsked {
  readonly kind: YearEndKind;
  readonly payGroupId: string;
  readonly year: number;
  readonly month: number;
  readonly leaveDays?: number | undefined;
}

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}

/** By what a group is counted, compiled once for all of it. */
interface Plan {
  readonly paying: Paying;
  readonly terms: PayTerms;
  readonly law: MonthLaw;
  readonly count: ReturnType<typeof countingBy>;
}

/** Throws group and uncountable. */
async function planOf({ db, actor, rows }: Reader, { kind, payGroupId, year, month, leaveDays }: YearEndAsked): Promise<Plan> {
  const { companyId } = actor;
  if (!rows.companyIds.includes(companyId) || !(await isGroup(db, companyId, payGroupId))) throw yearEndErrors.error('group');
  const paying = { companyId, payGroupId, year, month, kind };
  const own = await groupTermsOn(db, paying);
  if (own === undefined) throw yearEndErrors.error('group');
  const terms = termsOfKind(own, kind, { percent: null, leaveDays: leaveDays ?? null });
  try {
    return { paying, terms, law: lawBy(new Map(terms.law), [])(paying), count: countingBy(terms) };
  } catch (error) {
    throw yearEndErrors.error('uncountable', { values: { reason: refusalSentence(refusalOf(error)) } });
  }
}

/** What somebody comes to, or why they would be set aside. */
export type YearEndRow = Concerned & (YearEndFigures | { readonly reason: string });

type Outcome = { readonly of: PayCase; readonly answer: PayAnswer } | { readonly reason: string };

function counted({ count }: Plan, found: Gathered | undefined, isExplained: boolean): Outcome {
  try {
    if (found === undefined) throw countingErrors.error('notEmployed');
    if ('error' in found) throw found.error;
    return { of: found.of, answer: count(found.of, isExplained) };
  } catch (error) {
    return { reason: refusalSentence(refusalOf(error)) };
  }
}

/** Some people of the group; a few statements however many they are. */
async function outcomesOf({ db, rows }: Pick<Reader, 'db' | 'rows'>, plan: Plan, people: readonly Concerned[], isExplained = false): Promise<Outcome[]> {
  const members = await membersOf(
    db,
    rows,
    plan.paying,
    people.map(({ employmentId }) => employmentId),
  );
  const unpaid = new Set(members.filter(({ hasAccount }) => !hasAccount).map(({ employmentId }) => employmentId));
  const gathered = await gather({ db, rows, ...plan.paying }, plan.terms, members);
  return people.map(({ employmentId }) => {
    const outcome = counted(plan, gathered.get(employmentId), isExplained);
    return 'reason' in outcome || !unpaid.has(employmentId) ? outcome : { reason: refusalSentence(countingErrors.error('noAccount')) };
  });
}

async function rowsOf(reader: Reader, plan: Plan, kind: YearEndKind, people: readonly Concerned[]): Promise<YearEndRow[]> {
  const outcomes = await outcomesOf(reader, plan, people);
  return people.map((one, at): YearEndRow => {
    const outcome = outcomes[at] ?? { reason: '' };
    return 'reason' in outcome ? { ...one, reason: outcome.reason } : { ...one, ...figuresOf(kind, outcome.of, outcome.answer, plan.law) };
  });
}

const nothing = { days: null, base: null, cap: null, amount: null, tax: null, net: null, reason: null } as const;

/** One page of the group, by personnel code. Throws group and uncountable. */
export async function previewPage(reader: Reader, { page, pageSize, ...asked }: YearEndAsked & { readonly page: number; readonly pageSize: number }) {
  const plan = await planOf(reader, asked);
  const people = await concernedBy(reader.db, reader.rows, plan.paying, { offset: (page - 1) * pageSize, limit: pageSize });
  const rows = (await rowsOf(reader, plan, asked.kind, people)).map((row) => ({ ...nothing, ...row }));
  return { rows, count: await countConcerned(reader.db, reader.rows, plan.paying) };
}

/** One employment, explained. Throws notFound of who is not of the group or out of reach, withheld, and in words why somebody would be set aside. */
export async function previewPerson(reader: Reader, call: AnyCall, { partyRelationshipId, ...asked }: YearEndAsked & { readonly partyRelationshipId: string }) {
  // of who is out of reach it is not even said what would be wrong with the group
  if (!(await isReached(reader.db, reader.rows, partyRelationshipId))) throw httpErrors.error('notFound');
  const plan = await planOf(reader, asked);
  const [one] = await concernedBy(reader.db, reader.rows, plan.paying, { offset: 0, limit: 1, employmentId: partyRelationshipId });
  if (one === undefined) throw httpErrors.error('notFound');
  const held = classesOf(reader.actor, call)(one.partyId);
  if (!held.has('pay')) throw payslipErrors.error('withheld');
  const [outcome] = await outcomesOf(reader, plan, [one], true);
  if (outcome === undefined || 'reason' in outcome) throw yearEndErrors.error('uncountable', { values: { reason: outcome?.reason ?? '' } });
  return { partyId: one.partyId, told: { fullName: one.fullName, pseudoId: one.pseudoId, ...answerOf(outcome.answer, held) } };
}

/** People who are counted together: no more cases than these stand in memory at once, and others have their turn between. */
const AT_ONCE = 250;
const MOST_PEOPLE = 30_000;

/** The whole group as a spreadsheet. Throws group, uncountable, nobody, and withheld where class pay about one of them is lacking. */
export async function previewSheet(reader: Reader, call: AnyCall, asked: YearEndAsked): Promise<Buffer> {
  const plan = await planOf(reader, asked);
  const people = await concernedBy(reader.db, reader.rows, plan.paying, { offset: 0, limit: MOST_PEOPLE });
  if (people.length === 0) throw yearEndErrors.error('nobody');
  const held = classesOf(reader.actor, call);
  if (people.some(({ partyId }) => !held(partyId).has('pay'))) throw payslipErrors.error('withheld');
  const rows: YearEndRow[] = [];
  for (let at = 0; at < people.length; at += AT_ONCE) rows.push(...(await rowsOf(reader, plan, asked.kind, people.slice(at, at + AT_ONCE))));
  const sum = (name: 'amount' | 'tax' | 'net'): string => String(rows.reduce((total, row) => ('reason' in row ? total : total + BigInt(row[name])), 0n));
  const { columns } = words;
  const heads = [columns.pseudoId, columns.fullName, columns.days[asked.kind], columns.base, columns.cap, columns.amount, columns.tax, columns.net, columns.reason];
  const cells = rows.map((row) =>
    'reason' in row
      ? [row.pseudoId, row.fullName, '', '', '', '', '', '', row.reason]
      : [row.pseudoId, row.fullName, row.days, row.base, row.cap ?? '', row.amount, row.tax, row.net, ''],
  );
  return plainSheet(words.kinds[asked.kind], heads, [...cells, [words.total, '', '', '', '', sum('amount'), sum('tax'), sum('net'), '']]);
}

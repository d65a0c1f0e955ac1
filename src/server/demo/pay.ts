/**
 * Pay of the demo: a group of the labour law in each company with everybody in it, some months that are sealed, with their vouchers, and this one
 * before its approvers. Everything is counted by the product's own rules; a year without law is not paid, and the page of the runs says why when
 * one is begun.
 */
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { orderWages } from '#modules/orders/book/orders.pay-source.ts';
import { sealedIban } from '#modules/organisation/company/company.store.ts';
import { layStarter } from '#modules/payroll/accounting/starter.service.ts';
import { figuresByYear } from '#modules/payroll/annual-annuities/legal.store.ts';
import { addLackingFactors, addTemplateRows } from '#modules/payroll/groups/group-rows.store.ts';
import { labourTemplate } from '#modules/payroll/groups/template.rules.ts';
import { writeKept } from '#modules/payroll/pay/pay-kept.rules.ts';
import { firstDay, type YearMonth } from '#modules/payroll/pay/pay-month.rules.ts';
import { daysOf } from '#modules/payroll/pay/pay-part.rules.ts';
import { columnsOf } from '#modules/payroll/pay/pay-terms.rules.ts';
import { findArrears } from '#modules/payroll/pay-arrears/find-arrears.service.ts';
import { decideOn, everything, keepFound, keepSearch } from '#modules/payroll/pay-arrears/pay-arrears.store.ts';
import { takenArrears } from '#modules/payroll/pay-arrears/taken-arrears.service.ts';
import { sentenceOf } from '#modules/payroll/pay-counting/aside-reason.rules.ts';
import { countBatch, markedTerms } from '#modules/payroll/pay-counting/count-payslips.service.ts';
import { employmentsOf } from '#modules/payroll/pay-counting/counting.store.ts';
import { pinTerms } from '#modules/payroll/pay-formulas/pinned.service.ts';
import { payFactor } from '#modules/payroll/pay-run/pay-run.formula.ts';
import { type RunToCount, termsOf } from '#modules/payroll/pay-run/pay-run.service.ts';
import { beginProcess } from '#modules/payroll/pay-run/run-process.service.ts';
import { salaryProcess } from '#modules/payroll/pay-run/salary.process.ts';
import { freezeTerms, insertPayRun, keepRefusals, movePayRun, notePaidThru, payRunOf } from '#modules/payroll/pay-run-state/pay-run.store.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { announcePaySources, paySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { keepVouchers } from '#modules/payroll/voucher/voucher.service.ts';
import { wageItemSource } from '#modules/payroll/wage-items/wage-items.pay-source.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { library } from '#platform/formula/library/library.formula.ts';
import { allVocabularies, announceFormulas } from '#platform/formula/registry.server.ts';
import type { Refused } from '#platform/runs/run-kind.define.ts';
import { callingThread } from '#platform/threads/threads.server.ts';
import { announceProcesses, processKind } from '#platform/workflow/registry.server.ts';
import { LIBRARY_FROM } from './formulas.ts';
import { signNow } from './order-acts.ts';
import orderWords from './orders.messages.fa.ts';
import type { Organisation } from './organisation.ts';
import words from './pay.messages.fa.ts';
import { addContractRow, addFormulaFactor, addGroup, addMembers, addPayer, addSeniority, addWorkshop, confirmLaw, leaversIn, waged } from './pay.store.ts';
import { takeFiles } from './pay-files.ts';

export interface DemoPay {
  readonly organisation: Organisation;
  /** ISO day. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Who makes the runs, by account; undefined where nobody holds it. */
  readonly officer: { readonly partyId: string; readonly companyId: string } | undefined;
  newId(): string;
}

/** Months that are sealed before this one. */
const SEALED = 4;
const BATCH = 500;
/** What every run of the demo pays: the month's own pay, of all factors. */
const monthly = { kind: 'regular', percent: null, leaveDays: null, leaveLapsing: false, payslipTypeId: null } as const;
/** Whom the last month sets aside. */
const ASIDE = 3;

/** The last months up to that of a day, oldest first. */
function monthsUpTo(today: string): YearMonth[] {
  const { year, month } = toJalali(today);
  return Array.from({ length: SEALED + 1 }, (_, at) => {
    const count = year * 12 + (month - 1) - (SEALED - at);
    return { year: Math.floor(count / 12), month: (count % 12) + 1 };
  });
}

/** Counts some people of a run by the terms of today, in batches; answers who is set aside. */
async function count(tx: Tx, { today, newId }: DemoPay, run: RunToCount, ids: readonly string[]): Promise<readonly Refused[]> {
  const rows = systemScope([run.companyId], today);
  const terms = await termsOf({ tx }, run);
  const { payRunId } = run;
  await pinTerms(tx, run, terms);
  await freezeTerms(tx, payRunId, { columns: columnsOf(terms), terms: writeKept(terms), runId: newId() });
  await movePayRun(tx, payRunId, 'PrActions');
  const { arrears } = await takenArrears(tx, payRunId, ids);
  const refused: Refused[] = [];
  const [threads, by] = [callingThread(), markedTerms(terms)];
  for (let at = 0; at < ids.length; at += BATCH) refused.push(...(await countBatch({ tx, rows, newId, threads }, run, by, ids.slice(at, at + BATCH), arrears)));
  await movePayRun(tx, payRunId, 'PrCalculated');
  return refused;
}

/** What is owed of the month before is found and taken; who is owed it is counted anew. */
async function payArrears(tx: Tx, demo: DemoPay, run: RunToCount, before: YearMonth, ids: readonly string[]): Promise<void> {
  const { today, now, officer, newId } = demo;
  const rows = systemScope([run.companyId], today);
  const { payRunId } = run;
  const stored = await payRunOf(tx, rows, payRunId);
  if (stored === undefined || officer === undefined) return;
  const wanted = { from: before, thru: before, ...everything };
  const found = await findArrears({ tx, rows, run: stored }, wanted, ids);
  await keepFound(tx, stored, ids, found);
  await keepSearch(tx, stored, { ...wanted, runId: newId() }, new Date(now));
  if (found.length === 0) return;
  await decideOn(tx, payRunId, sql`select pay_arrears_id::text from pay_arrears where pay_run_id = ${payRunId}::uuid`, 'taken', officer.partyId);
  await movePayRun(tx, payRunId, 'PrDraft');
  const owed = [...new Set(found.map(({ employmentId }) => employmentId))];
  await count(tx, demo, run, owed);
}

/** Since the month before was paid: somebody is raised by an order that counts from its first day on, and the orders of three end with it. */
async function changeWages(tx: Tx, { today, now, officer, newId }: DemoPay, { companyId }: Group, before: YearMonth, of: YearMonth): Promise<void> {
  const from = firstDay(before);
  const [raised, ...ended] = await waged(tx, companyId, { day: from, but: officer?.partyId ?? '', most: 1 + ASIDE });
  if (raised === undefined || officer === undefined) return;
  const issuing = { today, now, newId, companyId, partyId: officer.partyId };
  const wages = new Map([[raised.id, (raised.wage * 11n) / 10n]]);
  await signNow(tx, issuing, { employmentIds: [raised.id], type: 'EotPromotion', from, thru: null, description: orderWords.late, wages });
  const employmentIds = ended.map(({ id }) => id);
  await signNow(tx, issuing, { employmentIds, type: 'EotRenewal', from, thru: addDays(firstDay(of), -1), description: orderWords.ending, wages: new Map() });
}

async function keepAside(tx: Tx, payRunId: string, refused: readonly Refused[]): Promise<void> {
  const told = refused.map(({ subjectId, error }) => ({ employmentId: subjectId, failure: error.code, reason: sentenceOf(error.code, error.detail.values ?? {}) }));
  await keepRefusals(tx, payRunId, told);
}

/** Its run is approved with its vouchers. */
async function approve(tx: Tx, { today, now, officer, newId }: DemoPay, run: RunToCount): Promise<void> {
  const { payRunId } = run;
  await movePayRun(tx, payRunId, 'PrInApproval');
  await movePayRun(tx, payRunId, 'PrApproved');
  await notePaidThru(tx, run);
  const stored = await payRunOf(tx, systemScope([run.companyId], today), payRunId);
  if (stored) await keepVouchers({ tx, now: new Date(now), partyId: officer?.partyId ?? null, newId, audit: () => undefined }, stored, today);
}

/** A payment beside the months, sealed: the bonus of a year, or who left in a month is settled. */
async function payBeside(tx: Tx, demo: DemoPay, { companyId, payGroupId }: Group, of: YearMonth, kind: 'eidi' | 'settlement'): Promise<void> {
  const { today, now, officer, newId } = demo;
  const run = { payRunId: newId(), companyId, payGroupId, ...of, ...monthly, kind };
  await insertPayRun(tx, { ...run, description: null, producerPartyId: officer?.partyId ?? '', now: new Date(now) });
  const ids = (await tx.many<{ subject_id: string }>(employmentsOf(systemScope([companyId], today), run))).map(({ subject_id: id }) => id);
  await keepAside(tx, run.payRunId, await count(tx, demo, run, ids));
  await approve(tx, demo, run);
}

/** The bonus of the year before that of the months. */
async function payYearEnd(tx: Tx, demo: DemoPay, group: Group, [first]: readonly YearMonth[], law: ReadonlyMap<number, unknown>): Promise<void> {
  if (first === undefined || !law.has(first.year - 1)) return;
  const of = { year: first.year - 1, month: 12 };
  await confirmLaw(tx, [of.year], demo.today);
  await payBeside(tx, demo, group, of, 'eidi');
}

/** Whoever left in the newest of some months in which anybody did. */
async function settleLeavers(tx: Tx, demo: DemoPay, group: Group, months: readonly YearMonth[]): Promise<void> {
  for (const of of months.toReversed()) {
    if (!(await leaversIn(tx, group.payGroupId, daysOf(of)))) continue;
    return payBeside(tx, demo, group, of, 'settlement');
  }
}

/** One month of a group, counted; sealed where it is not the last. Its run. */
async function pay(tx: Tx, demo: DemoPay, group: Group, of: YearMonth, { isLast, before }: { readonly isLast: boolean; readonly before: YearMonth | undefined }): Promise<string> {
  const { today, now, officer, newId } = demo;
  const { companyId, payGroupId } = group;
  const rows = systemScope([companyId], today);
  const run = { payRunId: newId(), companyId, payGroupId, ...of, ...monthly };
  const { payRunId } = run;
  const isSent = isLast && officer?.companyId === companyId;
  if (isSent && before) await changeWages(tx, demo, group, before, of);
  await insertPayRun(tx, { ...run, description: null, producerPartyId: officer?.partyId ?? '', now: new Date(now) });
  const ids = (await tx.many<{ subject_id: string }>(employmentsOf(rows, run))).map(({ subject_id: id }) => id);
  const refused = await count(tx, demo, run, ids);
  await keepAside(tx, payRunId, refused);
  // of another company this month waits for its officer
  if (isLast && !isSent) return payRunId;
  if (isSent && before) await payArrears(tx, demo, run, before, ids);
  if (!isLast) {
    await approve(tx, demo, run);
    return payRunId;
  }
  await movePayRun(tx, payRunId, 'PrInApproval');
  const stored = await payRunOf(tx, rows, payRunId);
  if (stored && officer) await beginProcess({ tx, today, clock: { now: () => now }, newId, audit: () => undefined }, stored, officer.partyId, 'counted');
  return payRunId;
}

interface Group {
  readonly companyId: string;
  readonly payGroupId: string;
}

const BANK = '012';
/** Ten digits of a workshop, and those of an account, of the first company; the next have the next. */
const FIRST_WORKSHOP = 1_000_000_001;
const ACCOUNT_DIGITS = 19;

/** By what the files of insurance and banks come out: the workshop of the group with another contract row, who is insured in which, and the account of the company. */
async function layPayer(tx: Tx, { organisation: { companies, founded }, newId }: DemoPay, { companyId, payGroupId }: Group): Promise<void> {
  const at = companies.findIndex((one) => one.companyId === companyId);
  const { workshop: title, insurer } = words;
  await addWorkshop(tx, { companyId, payGroupId, code: String(FIRST_WORKSHOP + at), title, insurer, contractRow: '001', name: companies[at]?.name ?? title });
  const areaId = await addContractRow(tx, { payGroupId, title: words.contract, contractRow: '002', address: words.site });
  await addMembers(tx, { payGroupId, companyId, areaId });
  const id = newId();
  const iban = sealedIban.seal(id, makeSheba(BANK, String(at + 1).padStart(ACCOUNT_DIGITS, '0')));
  await addPayer(tx, { id, companyId, iban, bankId: BANK, from: founded });
}

async function layGroup(tx: Tx, demo: DemoPay, companyId: string): Promise<Group> {
  const { newId, today } = demo;
  const group = { companyId, payGroupId: newId() };
  const rows = labourTemplate();
  await addGroup(tx, { ...group, description: words.group });
  await addLackingFactors(tx, { companyId, rows });
  await addTemplateRows(tx, { ...group, rows });
  await addFormulaFactor(tx, { ...group, code: 'foodPay', title: words.food, from: LIBRARY_FROM });
  await layPayer(tx, demo, group);
  await layStarter({ tx, rows: systemScope([companyId], today), actor: { companyId }, newId, audit: () => undefined });
  await addSeniority(tx, { companyId, today, source: words.seniority });
  return group;
}

/** All in the given transaction, after the people; the actor must reach the companies. */
export async function writePay(tx: Tx, demo: DemoPay): Promise<void> {
  const { organisation, today, officer } = demo;
  // before the server is composed nobody has announced them
  if (allVocabularies().length === 0) announceFormulas([employment, relatives, person, library, payFactor]);
  if (paySources().length === 0) announcePaySources([contractWage, wageItemSource, orderWages]);
  if (processKind(salaryProcess.key) === undefined) announceProcesses([{ slice: 'modules/payroll/pay-run', kind: salaryProcess }]);
  const law = await figuresByYear(tx);
  const months = monthsUpTo(today).filter(({ year }) => law.has(year));
  await confirmLaw(tx, [...new Set(months.map(({ year }) => year))], today);
  const sealed = months.slice(0, -1);
  for (const { companyId } of organisation.companies) {
    const group = await layGroup(tx, demo, companyId);
    if (officer === undefined) continue;
    const isOwn = companyId === officer.companyId;
    if (isOwn) await payYearEnd(tx, demo, group, months, law);
    const runs: string[] = [];
    for (const [at, of] of months.entries()) runs.push(await pay(tx, demo, group, of, { isLast: at === months.length - 1, before: months[at - 1] }));
    if (!isOwn) continue;
    await settleLeavers(tx, demo, group, sealed);
    const payRunId = runs.at(-2);
    if (payRunId !== undefined) await takeFiles(tx, { ...demo, payRunId, companyId, partyId: officer.partyId });
  }
}

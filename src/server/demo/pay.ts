/**
 * Pay of the demo: a group of the labour law in each company with everybody in it, some months that are sealed and this one before its approvers.
 * Everything is counted by the product's own rules; a year without law is not paid, and the page of the runs says why when one is begun.
 */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { figuresByYear } from '#modules/payroll/annual-annuities/legal.store.ts';
import { addLackingFactors, addTemplateRows } from '#modules/payroll/groups/group-rows.store.ts';
import { labourTemplate } from '#modules/payroll/groups/template.rules.ts';
import { writeKept } from '#modules/payroll/pay/pay-kept.rules.ts';
import type { YearMonth } from '#modules/payroll/pay/pay-month.rules.ts';
import { columnsOf } from '#modules/payroll/pay/pay-terms.rules.ts';
import { sentenceOf } from '#modules/payroll/pay-counting/aside-reason.rules.ts';
import { countBatch } from '#modules/payroll/pay-counting/count-payslips.service.ts';
import { employmentsOf } from '#modules/payroll/pay-counting/counting.store.ts';
import { beginApproval, termsOf } from '#modules/payroll/pay-run/pay-run.service.ts';
import { salaryProcess } from '#modules/payroll/pay-run/salary.process.ts';
import { freezeTerms, insertPayRun, keepRefusals, movePayRun, notePaidThru, payRunOf } from '#modules/payroll/pay-run-state/pay-run.store.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { announcePaySources, paySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { wageItemSource } from '#modules/payroll/wage-items/wage-items.pay-source.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { allVocabularies, announceFormulas } from '#platform/formula/registry.server.ts';
import type { Refused } from '#platform/runs/run-kind.define.ts';
import { callingThread } from '#platform/threads/threads.server.ts';
import { announceProcesses, processKind } from '#platform/workflow/registry.server.ts';
import type { Organisation } from './organisation.ts';
import words from './pay.messages.fa.ts';
import { addGroup, addSeniority, confirmLaw } from './pay.store.ts';

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

/** The last months up to that of a day, oldest first. */
function monthsUpTo(today: string): YearMonth[] {
  const { year, month } = toJalali(today);
  return Array.from({ length: SEALED + 1 }, (_, at) => {
    const count = year * 12 + (month - 1) - (SEALED - at);
    return { year: Math.floor(count / 12), month: (count % 12) + 1 };
  });
}

/** One month of a group, counted; sealed where it is not the last. */
async function pay(tx: Tx, demo: DemoPay, { companyId, payGroupId }: Group, of: YearMonth, isLast: boolean): Promise<void> {
  const { today, now, officer, newId } = demo;
  const rows = systemScope([companyId], today);
  const run = { payRunId: newId(), companyId, payGroupId, ...of };
  const { payRunId } = run;
  await insertPayRun(tx, { ...run, description: null, producerPartyId: officer?.partyId ?? '', now: new Date(now) });
  const terms = await termsOf({ tx }, run);
  await freezeTerms(tx, payRunId, { columns: columnsOf(terms), terms: writeKept(terms), runId: newId() });
  await movePayRun(tx, payRunId, 'PrActions');
  const ids = (await tx.many<{ subject_id: string }>(employmentsOf(rows, run))).map(({ subject_id: id }) => id);
  const refused: Refused[] = [];
  const threads = callingThread();
  for (let at = 0; at < ids.length; at += BATCH) refused.push(...(await countBatch({ tx, rows, newId, threads }, run, terms, ids.slice(at, at + BATCH))));
  const refusals = refused.map(({ subjectId, error }) => ({ employmentId: subjectId, failure: error.code, reason: sentenceOf(error.code, error.detail.values ?? {}) }));
  await keepRefusals(tx, payRunId, refusals);
  await movePayRun(tx, payRunId, 'PrCalculated');
  // of another company this month waits for its officer
  if (isLast && officer?.companyId !== companyId) return;
  await movePayRun(tx, payRunId, 'PrInApproval');
  if (!isLast) {
    await movePayRun(tx, payRunId, 'PrApproved');
    await notePaidThru(tx, run);
    return;
  }
  const stored = await payRunOf(tx, rows, payRunId);
  if (stored && officer) await beginApproval({ tx, today, clock: { now: () => now }, newId, audit: () => undefined }, stored, officer.partyId);
}

interface Group {
  readonly companyId: string;
  readonly payGroupId: string;
}

async function layGroup(tx: Tx, { newId, today }: DemoPay, companyId: string): Promise<Group> {
  const group = { companyId, payGroupId: newId() };
  const rows = labourTemplate();
  await addGroup(tx, { ...group, description: words.group });
  await addLackingFactors(tx, { companyId, rows });
  await addTemplateRows(tx, { ...group, rows });
  await addSeniority(tx, { companyId, today, source: words.seniority });
  return group;
}

/** All in the given transaction, after the people; the actor must reach the companies. */
export async function writePay(tx: Tx, demo: DemoPay): Promise<void> {
  const { organisation, today, officer } = demo;
  // before the server is composed nobody has announced them
  if (allVocabularies().length === 0) announceFormulas([employment, relatives, person]);
  if (paySources().length === 0) announcePaySources([contractWage, wageItemSource]);
  if (processKind(salaryProcess.key) === undefined) announceProcesses([{ slice: 'modules/payroll/pay-run', kind: salaryProcess }]);
  const law = await figuresByYear(tx);
  const months = monthsUpTo(today).filter(({ year }) => law.has(year));
  await confirmLaw(tx, [...new Set(months.map(({ year }) => year))], today);
  for (const { companyId } of organisation.companies) {
    const group = await layGroup(tx, demo, companyId);
    if (officer === undefined) continue;
    for (const [at, of] of months.entries()) await pay(tx, demo, group, of, at === months.length - 1);
  }
}

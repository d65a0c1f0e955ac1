/**
 * Welfare of the demo: two groups in each company with everybody who works there, and what each of them may have of the loans that a company
 * begins with. In sets.
 */
import { addDays } from '#kernel/jalali/jalali.ts';
import { approveBudget, rankBudget, withdraw } from '#modules/welfare/loan-provision/provision.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { dice } from './dice.ts';
import { purposeSealer } from './loan-purposes.ts';
import { writeLoans } from './loans.ts';
import type { Organisation } from './organisation.ts';
import words from './welfare.messages.fa.ts';
import { type DemoRequest, firstPlace, layBudget, layGroupCriteria, layGroupLoans, layGroups, layMembers, layRequests, membersOf, sendList } from './welfare.store.ts';
import { writeInsurance } from './welfare-insurance.ts';
import { writeServices } from './welfare-services.ts';

export interface DemoWelfare {
  readonly organisation: Organisation;
  /** Sees to the requests of all groups. */
  readonly officer: { readonly partyId: string } | undefined;
  /** Confirms what the officer asks. */
  readonly second: { readonly partyId: string } | undefined;
  /** Stands in a list and sees the own place; of a demo without the account nobody does. */
  readonly employee: { readonly partyId: string; readonly companyId: string } | undefined;
  /** ISO day. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

export type GroupCode = keyof typeof words.groups;

/** Rials; months between two requests, null: once; colleagues who answer for it. */
const loans: readonly {
  readonly code: string;
  readonly limit: Readonly<Record<GroupCode, number>>;
  readonly lines: number;
  readonly usage: number | null;
  readonly guarantors: number;
}[] = [
  { code: 'QARZ', limit: { OFFICE: 1_000_000_000, WORKS: 800_000_000 }, lines: 36, usage: 24, guarantors: 1 },
  { code: 'HOUSING', limit: { OFFICE: 5_000_000_000, WORKS: 4_000_000_000 }, lines: 120, usage: null, guarantors: 2 },
  { code: 'MARRIAGE', limit: { OFFICE: 1_500_000_000, WORKS: 1_500_000_000 }, lines: 60, usage: null, guarantors: 1 },
  { code: 'EMERGENCY', limit: { OFFICE: 300_000_000, WORKS: 300_000_000 }, lines: 12, usage: 6, guarantors: 0 },
  { code: 'BANK', limit: { OFFICE: 2_000_000_000, WORKS: 1_500_000_000 }, lines: 48, usage: 36, guarantors: 2 },
  { code: 'ADVANCE', limit: { OFFICE: 100_000_000, WORKS: 100_000_000 }, lines: 1, usage: 1, guarantors: 0 },
];

/** What is expected of who asks for an interest-free loan, and the points for it. */
const criteria = [
  { criterion: 'SeniorityLc', amount: 2, points: 40 },
  { criterion: 'ChildrenLc', amount: 1, points: 20 },
  { criterion: 'MaterialStatusLc', amount: 2, points: 10 },
] as const;

/** Lays welfare out. The actor must reach the companies, whose people and posts are there. */
export async function writeWelfare(tx: Tx, demo: DemoWelfare): Promise<void> {
  const { organisation, officer, employee } = demo;
  const companyIds = organisation.companies.map(({ companyId }) => companyId);
  const codes = Object.keys(words.groups) as GroupCode[];
  await layGroups(tx, companyIds, { codes, titles: codes.map((code) => words.groups[code]), officer: officer?.partyId ?? null });
  await layMembers(tx, companyIds);
  await layGroupLoans(
    tx,
    companyIds,
    codes.flatMap((group) => loans.map(({ code, limit, ...rest }) => ({ group, code, limit: limit[group], ...rest }))),
    { from: organisation.founded, terms: words.terms },
  );
  await layGroupCriteria(tx, companyIds, 'QARZ', criteria);
  // where the officer works, and where the employee does
  const shown = new Set([companyIds[0], employee?.companyId].filter((one) => one !== undefined));
  for (const companyId of shown) {
    await writeLists(tx, demo, companyId);
    await writeLoans(tx, demo, companyId);
  }
  await writeInsurance(tx, demo, companyIds, shown);
  await writeServices(tx, { ...demo, companyIds, shown, founded: organisation.founded, first: employee?.partyId ?? null });
}

/** In the list that waits to be sent; in the one that is approved; granted without a list, ready to be paid; and how the others ended. */
const COUNTS = { waiting: 60, paid: 14, payable: 12, rejected: 8, withdrawn: 5 } as const;
/** Days before today in which requests of the lists were made. */
const WINDOW = { first: -75, last: -15 } as const;
const MILLION = 1_000_000;

/** Requests in each state, a list with its places that nobody has sent yet, and one that is approved and has moved up. */
async function writeLists(tx: Tx, { today, now, newId, employee }: DemoWelfare, companyId: string): Promise<void> {
  const all = await membersOf(tx, companyId, today, employee?.partyId ?? null);
  const chance = dice(all.length, 23);
  const seal = purposeSealer();
  const requests = (count: number, code: string, status: DemoRequest['status'], most: number): DemoRequest[] =>
    all.splice(0, count).map((party): DemoRequest => {
      const id = newId();
      const day = addDays(today, chance.between(WINDOW.first, WINDOW.last));
      return {
        id,
        party,
        code,
        status,
        day,
        amount: chance.between(most / 4, most) * MILLION,
        lines: 12,
        purpose: seal(id, chance.pick(words.purposes)),
        guarantorOne: null,
        guarantorTwo: null,
      };
    });
  await layRequests(tx, companyId, [
    ...requests(COUNTS.waiting, 'QARZ', 'RqApproved', 800),
    ...requests(COUNTS.paid, 'MARRIAGE', 'RqApproved', 1500),
    ...requests(COUNTS.payable, 'EMERGENCY', 'RqApproved', 300),
    ...requests(COUNTS.rejected, 'QARZ', 'RqRejected', 800),
    ...requests(COUNTS.withdrawn, 'EMERGENCY', 'RqWithdrawn', 300),
  ]);
  const acting = { tx, rows: systemScope([companyId], today), today, now: new Date(now), newId, audit: () => undefined };
  const window = { companyId, from: addDays(today, WINDOW.first), thru: addDays(today, WINDOW.last), payment: addDays(today, 20) };
  const ids = { waiting: newId(), paid: newId() };
  const hasWaiting = await layBudget(tx, { ...window, id: ids.waiting, code: 'QARZ', tracking: 'B-1', title: words.budgets.waiting, amount: 15_000 * MILLION });
  const hasPaid = await layBudget(tx, { ...window, id: ids.paid, code: 'MARRIAGE', tracking: 'B-2', title: words.budgets.paid, amount: 9_000 * MILLION });
  if (hasWaiting) await rankBudget(acting, ids.waiting);
  if (!hasPaid) return;
  await rankBudget(acting, ids.paid);
  await sendList(tx, ids.paid);
  await approveBudget(acting, ids.paid);
  await withdraw(acting, await firstPlace(tx, ids.paid), words.purposes[0]);
}

/**
 * Welfare of the demo: two groups in each company with everybody who works there, and what each of them may have of the loans that a company
 * begins with. In sets.
 */
import type { Tx } from '#platform/db/db.server.ts';
import type { Organisation } from './organisation.ts';
import words from './welfare.messages.fa.ts';
import { layGroupCriteria, layGroupLoans, layGroups, layMembers } from './welfare.store.ts';

export interface DemoWelfare {
  readonly organisation: Organisation;
  /** Sees to the requests of all groups. */
  readonly officer: { readonly partyId: string } | undefined;
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
export async function writeWelfare(tx: Tx, { organisation, officer }: DemoWelfare): Promise<void> {
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
}

/** What welfare takes from pay: each slice declares what is due to it, in an `x.pay-source.ts`; pay takes it by the rule of the company. */
import { definePaySource, type ItemFact, type ItemSource, parametersOf, paySources, type SourceLook, type TakenItem } from '#modules/payroll/payroll.api.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { byRankAndAge, type DueDeduction, mostOfPay } from './deductions.rules.ts';
import { type Payer, payersIn, ruleOn } from './deductions.store.ts';

/** Of whom what is due in a month is asked; those out of reach answer nothing. */
export interface DueLook extends Pick<SourceLook, 'db' | 'rows' | 'companyId' | 'from' | 'thru'> {
  /** All people of the company in reach when absent. */
  readonly partyIds?: readonly string[] | undefined;
}

/** What an approved payslip took of something due. */
export interface TakenDeduction {
  readonly sourceId: string;
  readonly employmentId: string;
  /** First day (ISO) of the month whose pay took it. */
  readonly monthDay: string;
  /** Rials. */
  readonly amount: bigint;
}

export interface DeductionSource {
  /** `sourceKind` of all that it tells; never given to another one. */
  readonly key: string;
  /** What is due until the end of the month and not taken yet, of many people in one statement. */
  due(look: DueLook): Promise<readonly DueDeduction[]>;
  /** In the transaction that approves the payslips of a run; harmless when it is told of the run again, refused when another run has taken it. */
  taken(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void>;
  /** In the transaction that takes the run back; harmless when repeated. */
  untaken(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void>;
}

/** A source of items that says what is due, to whoever pays elsewhere too. */
export interface DeductionItems extends ItemSource {
  readonly due: DeductionSource['due'];
}

const LAW = 'LpDeductionShare';

/** The employment whose pay takes something: the one that it belongs to where somebody has it in the month, else their first. */
const payerOf = ({ employmentIds }: Payer, { employmentId }: DueDeduction): string | undefined =>
  employmentId !== undefined && employmentIds.includes(employmentId) ? employmentId : employmentIds[0];

async function itemsOf(source: DeductionSource, look: SourceLook): Promise<ItemFact[]> {
  const payers = new Map((await payersIn(look)).map((payer) => [payer.partyId, payer]));
  const due = await source.due({ ...look, partyIds: [...payers.keys()] });
  if (due.length === 0) return [];
  const law = (await parametersOf(look.db, look.year, look.month)).find(({ kind }) => kind === LAW)?.rate;
  const most = mostOfPay(await ruleOn(look.db, look.companyId, look.thru), law);
  const asked = new Set(look.employmentIds);
  return due.toSorted(byRankAndAge).flatMap((one): ItemFact[] => {
    const payer = payers.get(one.partyId);
    const employmentId = payer && payerOf(payer, one);
    if (employmentId === undefined || !asked.has(employmentId) || one.asked <= 0n) return [];
    const { factor, title, asked: amount, rank, mayBePart, least, payslipTypeId } = one;
    return [
      {
        ...{ employmentId, factor, title, asked: amount, rank, mayBePart, least, payslipTypeId, mostOfPay: most },
        evidence: { kind: one.sourceKind, id: one.sourceId, number: one.evidence, day: look.from },
      },
    ];
  });
}

/** Those of a source, as it knows them. */
const ownOf = (key: string, items: readonly TakenItem[]): TakenDeduction[] =>
  items.flatMap(({ employmentId, evidence: { kind, id, day }, amount }) => {
    if (kind !== key || amount <= 0n) return [];
    if (day === null) throw new Error('a deduction is taken without its month');
    return [{ sourceId: id, employmentId, monthDay: day, amount }];
  });

/** Declares what is due to a slice of welfare, as a source of items of pay. */
export function defineDeductions(source: DeductionSource): DeductionItems {
  const { key } = source;
  const items = definePaySource({
    is: 'items',
    key,
    read: (look: SourceLook) => itemsOf(source, look),
    async taken(tx: Tx, told: readonly TakenItem[], payRunId: string) {
      const own = ownOf(key, told);
      if (own.length > 0) await source.taken(tx, own, payRunId);
    },
    async untaken(tx: Tx, told: readonly TakenItem[], payRunId: string) {
      const own = ownOf(key, told);
      if (own.length > 0) await source.untaken(tx, own, payRunId);
    },
  });
  return { ...items, due: (look) => source.due(look) };
}

/** What is due to all of welfare until the end of a month, the lowest rank first, of one rank the oldest: for whoever pays elsewhere. */
export async function dueDeductions(look: DueLook): Promise<readonly DueDeduction[]> {
  const found: DueDeduction[] = [];
  for (const source of paySources()) if ('due' in source) found.push(...(await (source as DeductionItems).due(look)));
  return found.toSorted(byRankAndAge);
}

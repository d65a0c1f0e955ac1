/** What is wrong with a voucher, each by its name. Pure. */
import type { BalanceCheck, Cell, Figure, Voucher } from './voucher.rules.ts';
import { type TemplateLine, wanted } from './voucher-figures.rules.ts';

export interface Fault {
  /**
   * noTemplate, chooseTemplate: by what; missing: no line takes the figure; twice: more than one does; wrongSide: it stands on the other side;
   * oneSided: of the employer's share one side is missing; ended: the account is ended; noMember: a group lacks somebody's; againstNature: an
   * account's balance stands on its other side; unbalanced: the sides are not the same.
   */
  readonly code: 'noTemplate' | 'chooseTemplate' | 'missing' | 'twice' | 'wrongSide' | 'oneSided' | 'ended' | 'noMember' | 'againstNature' | 'unbalanced';
  /** The figure, the account, the group or the template. */
  readonly title: string;
  /** Rials. */
  readonly amount?: bigint;
  /** Of noMember: by what the group is split, and what it lacks; null: somebody belongs nowhere. */
  readonly by?: string;
  readonly id?: string | null;
}

/** Why a figure does not stand as it must; undefined where it does. */
function faultOf(figure: Figure, debits: number, credits: number): Fault['code'] | undefined {
  const [is, must] = [debits - credits, wanted(figure)];
  if (debits + credits === 0) return figure.side === 'basis' || figure.isOptional ? undefined : 'missing';
  if (debits > 1 || credits > 1) return 'twice';
  if (is === must) return undefined;
  if (must === 0) return 'oneSided';
  return is === 0 ? 'twice' : 'wrongSide';
}

/** Figures that come to something and are not booked as they must be. */
export function figureFaults(
  lines: readonly TemplateLine[],
  takes: ReadonlyMap<TemplateLine, ReadonlySet<number>>,
  figures: readonly Figure[],
  cells: readonly Cell[],
): readonly Fault[] {
  const sums = new Map<number, bigint>();
  for (const { sums: own } of cells) for (const { at, amount } of own) sums.set(at, (sums.get(at) ?? 0n) + amount);
  return figures.flatMap((figure, at): Fault[] => {
    const amount = sums.get(at);
    if (amount === undefined) return [];
    const own = lines.filter((line) => takes.get(line)?.has(at));
    const debits = own.filter(({ isDebit }) => isDebit).length;
    const code = faultOf(figure, debits, own.length - debits);
    return code === undefined ? [] : [{ code, title: figure.title, amount }];
  });
}

/** Accounts whose balance in the voucher stands on the other side than their nature says, of the natures that are asked for. */
export function natureFaults({ lines }: Voucher, check: BalanceCheck): readonly Fault[] {
  if (check === null) return [];
  const balances = new Map<string, { readonly account: TemplateLine['account']; amount: bigint }>();
  for (const { account, debit, credit } of lines) {
    const found = balances.get(account.id) ?? { account, amount: 0n };
    found.amount += debit - credit;
    balances.set(account.id, found);
  }
  const isAsked = (isDebit: boolean): boolean => check === 'CabBoth' || (check === 'CabDebit') === isDebit;
  return [...balances.values()].flatMap(({ account: { code, name, isDebit }, amount }): Fault[] =>
    isAsked(isDebit) && amount !== 0n && amount > 0n !== isDebit ? [{ code: 'againstNature', title: `${code} ${name}`, amount: amount < 0n ? -amount : amount }] : [],
  );
}

/**
 * The voucher of a run of pay from the sums of its payslips and a template (guide payroll 4.6, 4.8.5). Pure. Rials throughout.
 * What is paid is debited once, what is taken and the net once credited, what the employer bears debited and credited alike: then each payslip
 * balances by itself, and so does every part of the run. An amount below zero goes to the other side, which is how a mirrored run is booked.
 */
import type { PayColumn } from '../pay/pay-terms.rules.ts';
import { type Fault, figureFaults, natureFaults } from './voucher-faults.rules.ts';
import { figuresOf, type TemplateLine } from './voucher-figures.rules.ts';

/** What somebody paid belongs to: by which a line may be split. Units, employments and places by their ids. */
export type Belonging = Readonly<Record<string, string | null>>;
export const UNIT = 'unit';
export const PERSON = 'person';

/** Sums of people who belong to the same. */
export interface Cell {
  readonly of: Belonging;
  /** `at`: place in the figures. */
  readonly sums: readonly { readonly at: number; readonly amount: bigint; readonly people: number }[];
}

/** A column of the run, its net, or what it lays aside. */
export type Figure = Pick<PayColumn, 'code' | 'title' | 'isDeduct' | 'side' | 'of'> & {
  /** A template may leave it out. */
  readonly isOptional?: true;
};

/** Of CheckAccountBalance; null: not asked. */
export type BalanceCheck = 'CabDebit' | 'CabCredit' | 'CabBoth' | null;

export interface VoucherTemplate {
  readonly title: string;
  readonly balance: BalanceCheck;
  /** A part of the personnel structure, for each of whose places a voucher is made; null: one voucher. */
  readonly splitBy: string | null;
  readonly lines: readonly TemplateLine[];
}

/** Out of what a line is made. */
export interface LinePart {
  readonly title: string;
  /** With the sign of its own side. */
  readonly amount: bigint;
  readonly people: number;
}

export interface VoucherLine {
  readonly seqNum: number;
  readonly account: TemplateLine['account'];
  readonly details: readonly { readonly id: string; readonly code: string; readonly title: string }[];
  readonly debit: bigint;
  readonly credit: bigint;
  readonly description: string;
  readonly parts: readonly LinePart[];
}

export interface Voucher {
  /** Of which place it is; null: of nobody's, or not split. */
  readonly placeId: string | null;
  readonly lines: readonly VoucherLine[];
  readonly debit: bigint;
  readonly credit: bigint;
}

export interface Vouchers {
  readonly vouchers: readonly Voucher[];
  readonly faults: readonly Fault[];
}

interface Gathering {
  readonly line: TemplateLine;
  readonly details: VoucherLine['details'];
  readonly sums: Map<number, { amount: bigint; people: number }>;
}

/** The detailed accounts of a line for what somebody belongs to; a group that does not know it is told of and left out. */
function detailsFor({ details, groups }: TemplateLine, of: Belonging, lacks: (group: TemplateLine['groups'][number], id: string | null) => void): VoucherLine['details'] {
  const found = groups.flatMap((group) => {
    const id = of[group.by] ?? null;
    const member = id === null ? undefined : group.members.get(id);
    if (member === undefined) lacks(group, id);
    return member === undefined ? [] : [member];
  });
  return [...details, ...found];
}

/** Members that groups lack, each told once with how many people of the run it concerns at most. */
function lackBook() {
  const lacking = new Map<string, Fault>();
  return {
    faults: () => [...lacking.values()],
    note(group: TemplateLine['groups'][number], id: string | null) {
      lacking.set(`${group.id} ${id}`, { code: 'noMember', title: group.title, by: group.by, id });
    },
  };
}

type Lacks = ReturnType<typeof lackBook>;

/** What one line takes of the cells, apart for each of its detailed accounts. */
function gather(line: TemplateLine, at: ReadonlySet<number>, cells: readonly Cell[], lacks: Lacks): readonly Gathering[] {
  const found = new Map<string, Gathering>();
  for (const { of, sums } of cells) {
    const own = sums.filter((one) => at.has(one.at) && one.amount !== 0n);
    if (own.length === 0) continue;
    const details = detailsFor(line, of, lacks.note);
    const key = details.map(({ id }) => id).join(' ');
    const into = found.get(key) ?? { line, details, sums: new Map() };
    found.set(key, into);
    for (const { at: place, amount, people } of own) {
      const before = into.sums.get(place) ?? { amount: 0n, people: 0 };
      into.sums.set(place, { amount: before.amount + amount, people: before.people + people });
    }
  }
  return [...found.values()].toSorted((a, b) => codesOf(a).localeCompare(codesOf(b), 'en', { numeric: true }));
}

const codesOf = ({ details }: Pick<VoucherLine, 'details'>): string => details.map(({ code }) => code).join(' ');

/** Undefined of what comes to nothing. */
function lineOf({ line, details, sums }: Gathering, figures: readonly Figure[]): VoucherLine | undefined {
  const { seqNum, account, description, isDebit } = line;
  const parts = [...sums].toSorted(([a], [b]) => a - b).map(([at, { amount, people }]) => ({ title: titleOf(figures[at]), amount, people }));
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  if (amount === 0n) return undefined;
  const isDebited = isDebit === amount > 0n;
  const size = amount < 0n ? -amount : amount;
  return { seqNum, account, details, description, debit: isDebited ? size : 0n, credit: isDebited ? 0n : size, parts };
}

/** A figure of another month bears its name: `1405/01`. */
const titleOf = (figure: Figure | undefined): string =>
  figure === undefined ? '' : figure.of === undefined ? figure.title : `${figure.title} ${figure.of.year}/${String(figure.of.month).padStart(2, '0')}`;

/** The vouchers of a run and all that is wrong with them; those with faults are shown and never kept. `day`: ISO, that of the voucher. */
export function vouchersOf(template: VoucherTemplate, figures: readonly Figure[], cells: readonly Cell[], day: string): Vouchers {
  const takes = figuresOf(template.lines, figures);
  const lacks = lackBook();
  const places = template.splitBy === null ? [null] : [...new Set(cells.map(({ of }) => of[template.splitBy ?? ''] ?? null))].toSorted(byPlace);
  const vouchers = places.map((placeId): Voucher => {
    const own = template.splitBy === null ? cells : cells.filter(({ of }) => (of[template.splitBy ?? ''] ?? null) === placeId);
    const lines = template.lines.flatMap((line) =>
      gather(line, takes.get(line) ?? new Set(), own, lacks).flatMap((one) => {
        const made = lineOf(one, figures);
        return made === undefined ? [] : [made];
      }),
    );
    return { placeId, lines, debit: total(lines, 'debit'), credit: total(lines, 'credit') };
  });
  const ended = new Map(vouchers.flatMap(({ lines }) => lines.map(({ account }) => [account.id, account] as const)).filter(([, { endDate }]) => endDate !== null && endDate < day));
  const faults: Fault[] = [
    ...figureFaults(template.lines, takes, figures, cells),
    ...lacks.faults(),
    ...[...ended.values()].map(({ code, name }): Fault => ({ code: 'ended', title: `${code} ${name}` })),
    ...vouchers.flatMap((one) => natureFaults(one, template.balance)),
    ...vouchers.flatMap(({ debit, credit }): Fault[] => (debit === credit ? [] : [{ code: 'unbalanced', title: template.title, amount: debit - credit }])),
  ];
  return { vouchers: vouchers.filter(({ lines }) => lines.length > 0), faults };
}

const byPlace = (a: string | null, b: string | null): number => (a ?? '').localeCompare(b ?? '');
const total = (lines: readonly VoucherLine[], side: 'debit' | 'credit'): bigint => lines.reduce((sum, line) => sum + line[side], 0n);

/** The same vouchers with their sides exchanged. */
export const mirrored = (vouchers: readonly Voucher[]): readonly Voucher[] =>
  vouchers.map(({ lines, debit, credit, ...rest }) => ({
    ...rest,
    lines: lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit, parts: line.parts.map((part) => ({ ...part, amount: -part.amount })) })),
    ...{ debit: credit, credit: debit },
  }));

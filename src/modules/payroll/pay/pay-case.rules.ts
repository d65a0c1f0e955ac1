/** What a month of pay is counted from. Rials are whole; days are ISO dates, ends within. */
import type { Exact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import type { ChosenFormula } from './pay-formulas.rules.ts';
import type { BesideKind } from './pay-kind.rules.ts';
import type { Evidence } from './pay-lines.rules.ts';
import type { DatedAmount, YearMonth } from './pay-month.rules.ts';
import type { PaidPart } from './pay-part.rules.ts';
import type { PlanFor } from './pay-plan.rules.ts';
import type { ThingsGiven } from './taxed-beside.rules.ts';

export interface Child {
  readonly birthDate: string;
  readonly isStudent: boolean;
  readonly isDisabled: boolean;
}

export interface PayFacts extends Pick<PlanFor, 'insurance' | 'hardWork' | 'workshopRelief' | 'tax' | 'deprived'>, ThingsGiven {
  readonly hireDate: string;
  readonly leaveDate?: string | undefined;
  /** Paid days of the month, where somebody says them. */
  readonly days?: number | undefined;
  /** The wage of the days that no dated wage covers: said, `minimum` of the law, or none. */
  readonly base: DatedAmount | 'minimum' | 'none';
  readonly isMarried: boolean;
  readonly children: number | readonly Child[];
  /** Paid days of insurance; unknown when absent. */
  readonly insuredDays?: number | undefined;
  /** Rials a day; by the recurrence when absent. */
  readonly seniorityDaily?: Exact | undefined;
  /** Rials of the yearly exemption that another employer has used. */
  readonly exemptionUsed: Exact;
  /** Rials of the year's freedom of things from the tax that earlier months have used. */
  readonly thingsUsed?: Exact | undefined;
  /** Whether the law has a rate for this person that is not known here. */
  readonly isException?: boolean | undefined;
}

export interface PayWage extends DatedAmount {
  readonly factor: string;
  /** Figures of the law that its amount was made of. */
  readonly restsOn?: readonly LegalKindId[] | undefined;
}

export interface PayWork {
  readonly workFactor: string;
  /** Where it stands; the question itself when absent. */
  readonly evidence?: Evidence | undefined;
  readonly minutes?: Exact | undefined;
  readonly days?: Exact | undefined;
  readonly number?: Exact | undefined;
}

/** What an item comes to by a formula of the library: so much of what it gives. */
export interface ItemFormula extends ChosenFormula {
  readonly share: Exact;
}

/** What is paid or taken beside the factors. */
export interface PayItem {
  readonly code: string;
  readonly title?: string | undefined;
  /** Rials; of one that a formula counts 0. */
  readonly amount: bigint;
  /** In place of the amount; of what is taken alone. */
  readonly formula?: ItemFormula | undefined;
  /** Y: taken, N: paid, Z: neither, counted for tax and insurance alone. */
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly insured: boolean;
  readonly taxed: boolean;
  readonly continuous: boolean;
  readonly taxColumn?: number | undefined;
  /** The lower is taken first. */
  readonly rank?: number | undefined;
  /** Of what is taken: all of it or nothing. */
  readonly isWhole?: boolean | undefined;
  /** Of what is taken in part: rials below which nothing is. */
  readonly least?: bigint | undefined;
  /** Of what is taken: all items that say a share take no more of what is paid together. */
  readonly mostOfPay?: Exact | undefined;
  /** Where it stands; the question itself when absent. */
  readonly evidence?: Evidence | undefined;
}

/** What of a difference is paid now. */
export interface ArrearsShare {
  /** In hundredths. */
  readonly percent: number;
  /** Of these factors alone; of all where absent. */
  readonly codes?: readonly string[] | undefined;
}

/** A month before this one. Its income and tax are those of the table. */
export interface PayBefore extends YearMonth {
  readonly taxable: bigint;
  readonly tax: bigint;
  /** What was paid by code: with it the month is counted anew and the difference is paid now. */
  readonly paid?: ReadonlyMap<string, bigint> | undefined;
  readonly facts?: Partial<PayFacts> | undefined;
  readonly wages?: readonly PayWage[] | undefined;
  readonly work?: readonly PayWork[] | undefined;
  /** Rials of what was paid beside the factors and insured: it stands in the month as it did. */
  readonly itemsInsured?: bigint | undefined;
  /** The days of it that are paid; the whole month when absent. */
  readonly part?: PaidPart | undefined;
  /** What formulas of the library asked for in that month; as in this one when absent. */
  readonly asked?: ReadonlyMap<string, Value> | undefined;
  /** All of the difference when absent. */
  readonly share?: ArrearsShare | undefined;
  /** The pay group by whose terms it counts; that of the run when absent. */
  readonly payGroupId?: string | undefined;
}

export interface PayCase extends YearMonth {
  readonly facts: PayFacts;
  readonly wages: readonly PayWage[];
  readonly work: readonly PayWork[];
  readonly items: readonly PayItem[];
  /** What formulas of the library ask of the person and the day, by name; absent where none asks. */
  readonly asked?: ReadonlyMap<string, Value> | undefined;
  readonly before: readonly PayBefore[];
  /** The days of the month that are paid; the whole month when absent. */
  readonly part?: PaidPart | undefined;
  /** What is paid beside a month's own pay; absent: that pay itself. */
  readonly kind?: BesideKind | undefined;
  /** Where what the kind counts stands, by factor. */
  readonly evidence?: Readonly<Record<string, readonly Evidence[]>> | undefined;
  /** What the formulas of the kind are given, by their names without `kind.`. */
  readonly given?: Readonly<Record<string, Exact>> | undefined;
  /** Rials that other payments were counted for: in the year until this month for the tax, in the month itself for insurance. */
  readonly beside?: { readonly taxable: bigint; readonly tax: bigint; readonly insured: bigint } | undefined;
}

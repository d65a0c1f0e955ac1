/**
 * Where pay comes from: what a slice declares in `*.pay-source.ts`, so that a run, a simulation of somebody and an order's cost read the
 * same wages, work and items. Reads are set-based and carry where each row stands. Rials are whole; days are ISO dates, ends within.
 */
import type { Exact } from '#kernel/formula/exact.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { ItemFormula, PayWage, PayWork } from '../pay/pay-case.rules.ts';
import type { Evidence } from '../pay/pay-lines.rules.ts';

/** Whose pay, of which days. */
export interface SourceLook {
  readonly db: Db;
  readonly rows: RowScope;
  readonly companyId: string;
  /** Employments (partyRelationshipId); those out of reach answer nothing. */
  readonly employmentIds: readonly string[];
  /** Jalali month. */
  readonly year: number;
  readonly month: number;
  /** First and last day of it. */
  readonly from: string;
  readonly thru: string;
}

/** Of whom a row is, and where it stands. */
interface Told {
  readonly employmentId: string;
  readonly evidence: Evidence;
}

export type WageFact = PayWage &
  Told & {
    /** The law has no such figure in the month as it rests on: whoever it is of cannot be paid. */
    readonly isLawless?: boolean;
  };
export type WorkFact = PayWork & Told;

/** Something to pay or to take beside the factors that are counted; what it counts for is said by the group's factor of the code. */
export interface ItemFact extends Told {
  readonly factor: string;
  readonly title: string;
  /** Rials of this month; of one that a formula counts 0. */
  readonly asked: bigint;
  /** In place of `asked`; of what is taken alone. */
  readonly formula?: ItemFormula | undefined;
  /** Whether each month asks for its own, so that a period of several asks for all of them; otherwise what is taken is asked for as one. */
  readonly isOfMonth?: boolean | undefined;
  /** Of what is of a month: rials that all months together may still come to; without an end when absent. */
  readonly left?: bigint | undefined;
  /** Of what is taken: the lower is taken first. */
  readonly rank: number;
  /** The one payslip type that pays or takes it; whatever pays the month where absent. */
  readonly payslipTypeId?: string | undefined;
  /** Whether a part of it may be taken when there is not enough. */
  readonly mayBePart: boolean;
  /** Rials below which no part is taken. */
  readonly least?: bigint | undefined;
  /** Of what is taken: all items that say a share take no more of what is paid together; what is cut is told and carried. */
  readonly mostOfPay?: Exact | undefined;
}

/** What became of an item in an approved payslip. */
export interface TakenItem {
  readonly employmentId: string;
  readonly evidence: Evidence;
  /** Rials. */
  readonly amount: bigint;
}

interface Sourced<F, L = SourceLook> {
  /** Never given to another one. */
  readonly key: string;
  read(look: L): Promise<readonly F[]>;
}

/** Dated wages by factor. On the days it covers, the one with the higher `over` counts alone: an order over a wage item over the contract's wage. */
export interface WageSource extends Sourced<WageFact> {
  readonly is: 'wages';
  readonly over: number;
}

/** What was worked in the month. Whoever has a row of the one with the higher `over` has none of the others: a closed time sheet over a sheet by hand. */
export interface WorkSource extends Sourced<WorkFact> {
  readonly is: 'work';
  readonly over: number;
}

export interface ItemSource extends Sourced<ItemFact> {
  readonly is: 'items';
  /** In the transaction that approves the payslips of a run, of all of its items that were paid or taken. */
  taken?(tx: Tx, items: readonly TakenItem[], payRunId: string): Promise<void>;
  /** In the transaction that takes them back. */
  untaken?(tx: Tx, items: readonly TakenItem[], payRunId: string): Promise<void>;
}

/** Whose leave, on which day. */
export interface LeaveLook extends Pick<SourceLook, 'db' | 'rows' | 'companyId' | 'employmentIds'> {
  readonly day: string;
  /** Whether it is the last day of work: nothing is earned behind it, and nothing that waits behind it holds any. */
  readonly isLast: boolean;
}

/** Leave that somebody has left on a day. */
export interface LeaveFact extends Told {
  readonly minutes: number;
  /** Of it what would lapse with the end of the year. */
  readonly lapsing: number;
  /** Minutes of a day of leave. */
  readonly dayMinutes: number;
}

/** Leave that an approved payslip pays for in place of being taken. */
export interface BoughtLeave {
  readonly employmentId: string;
  readonly payslipId: string;
  /** Day from which it is gone. */
  readonly day: string;
  readonly minutes: number;
}

/** When and by whom ids are given. */
export interface Booked {
  readonly companyId: string;
  readonly today: string;
  readonly now: Date;
  newId(): string;
}

/** Bought of who stays, paid to who leaves (nothing that waits behind the day holds any), or paid in place of lapsing with the year. */
export type LeaveWay = 'bought' | 'leaving' | 'lapsing';

export interface BookedLeave extends Booked {
  readonly way: LeaveWay;
}

/** The books of leave. */
export interface LeaveSource {
  readonly is: 'leave';
  readonly key: string;
  read(look: LeaveLook): Promise<readonly LeaveFact[]>;
  /** In the transaction that approves the payslips; answers the employments that have not so much left any more. */
  bought(tx: Tx, leave: readonly BoughtLeave[], at: BookedLeave): Promise<readonly string[]>;
  /** In the transaction that takes them back. */
  unbought(tx: Tx, leave: readonly BoughtLeave[], at: BookedLeave): Promise<void>;
}

/** Who leaves, and on which day. */
export interface DebtLook extends Pick<SourceLook, 'db' | 'rows' | 'companyId' | 'employmentIds'> {
  readonly day: string;
}

/** What somebody owes on a day if they leave on it: all of it, due or not. */
export interface DebtFact extends Told {
  readonly kind: 'loan' | 'advance' | 'owed';
  readonly title: string;
  /** Rials, above 0. */
  readonly amount: bigint;
  /** Of the group: by which the pay of a month takes of it. */
  readonly factor: string;
}

/** Where debts stand that a settlement takes. */
export interface DebtSource extends Sourced<DebtFact, DebtLook> {
  readonly is: 'debts';
}

export type PaySource = WageSource | WorkSource | ItemSource | LeaveSource | DebtSource;

/** Declares a source. */
export const definePaySource = <const S extends PaySource>(source: S): S => source;

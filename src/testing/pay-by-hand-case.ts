/** What a month of pay is counted from by hand, and what it comes to. Rials. */
import type { HandDay } from './pay-by-hand-law.ts';

export interface HandWage {
  /** Rials. */
  readonly amount: bigint;
  readonly per: 'day' | 'month';
  /** Its first day; without one from ever. It stands until the next begins. */
  readonly from?: HandDay;
}

export interface HandChild {
  readonly born: HandDay;
  readonly isStudent: boolean;
  readonly isDisabled: boolean;
}

export interface HandItem {
  readonly code: string;
  /** Rials. */
  readonly amount: bigint;
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly insured: boolean;
  readonly taxed: boolean;
  /** A premium that is not taxed: of a deduction alone. */
  readonly isUntaxedPremium: boolean;
  readonly rank: number;
  readonly isWhole: boolean;
  /** Taxed at the year's own rate; a thing; of a deduction: what is paid for a house, or for a car. */
  readonly kind?: 'flat' | 'thing' | 'forHouse' | 'forCar';
}

export interface HandReadings {
  readonly basis: 'calendar' | 'fixed30';
  readonly part: 'calendar' | 'by30';
  readonly seniority: 'circular' | 'days';
  readonly hour: 'none' | 'half' | 'down';
  readonly capDays: 'insured' | '30';
  readonly rounding: 'half' | 'down';
  readonly method: 'cumulative' | 'monthly';
  readonly overpaid: 'carry' | 'refund';
  /** Rials that net pay is a multiple of. */
  readonly netUnit: number;
  /** Hours of a month. */
  readonly hours: number;
  /** Sevenths of the worker's insurance that are not taxed. */
  readonly untaxedSevenths: number;
}

export const minuteKinds = ['overtime', 'night', 'friday', 'holiday'] as const;
export const dayKinds = ['shiftTwo', 'shiftThree', 'shiftNight', 'mission'] as const;
export const absenceKinds = ['unpaidLeave', 'absence', 'sick'] as const;
export type WorkKind = (typeof minuteKinds)[number] | (typeof dayKinds)[number] | (typeof absenceKinds)[number];

/** Days of a month that are paid alone, the last of them with what is known of the whole month; and what the parts of it before them came to. */
export interface HandPart {
  readonly from: number;
  readonly thru: number;
  /** First day of the parts before, or of this one. */
  readonly since: number;
  readonly insured: bigint;
  readonly insurable: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly left: bigint;
}

export interface HandCase {
  readonly year: number;
  readonly month: number;
  readonly hired: HandDay;
  /** The last day. */
  readonly left?: HandDay | undefined;
  /** Paid days, where somebody says them. */
  readonly days?: number | undefined;
  /** In order; none: no base wage. */
  readonly wages: readonly HandWage[];
  /** Rials a day; grown from the day of hiring when absent. */
  readonly seniorityDaily?: bigint | undefined;
  readonly isMarried: boolean;
  readonly children: number | readonly HandChild[];
  readonly insuredDays?: number | undefined;
  /** Minutes of what is counted by the hour, half days of the others. */
  readonly work: Partial<Readonly<Record<WorkKind, number>>>;
  readonly isInsured: boolean;
  /** Whether the worker's share is counted on the base wage and half of the overtime, below the ceiling, and not on what is insured. */
  readonly isOnHalfOvertime?: boolean | undefined;
  /** Whether the base wage and half of the overtime are taxed, and not the factors that are taxed. */
  readonly isTaxedOnHalfOvertime?: boolean | undefined;
  /** What a formula of the library pays in place of a wage: seven millions a day; or beside it: a third of the base and a thousand a day. */
  readonly byFormula?: 'base' | 'factor' | undefined;
  readonly part?: HandPart | undefined;
  readonly hardWork: boolean;
  readonly workshopRelief: boolean;
  readonly tax: 'normal' | 'exempt' | 'nonMain';
  readonly deprived: boolean;
  /** Rials of the yearly exemption that another employer has used. */
  readonly exemptionUsed: bigint;
  /** A house and a car of the employer. */
  readonly housing?: 'furnished' | 'unfurnished' | undefined;
  readonly car?: 'driver' | 'noDriver' | undefined;
  /** Rials of the year's freedom of things from the tax that were used before. */
  readonly thingsUsed?: bigint;
  readonly items: readonly HandItem[];
  /** What was taxed and withheld in months before, and months that this period pays with its own. */
  readonly before: readonly { readonly year: number; readonly month: number; readonly taxable: bigint; readonly tax: bigint; readonly isOfPeriod?: true }[];
  readonly readings: HandReadings;
}

export interface HandAnswer {
  readonly figures: Readonly<Record<string, bigint>>;
  /** Rials by code, of the lines that come to something. */
  readonly lines: Readonly<Record<string, bigint>>;
}

/** Why pay cannot be counted. */
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';

export type PayFaultCode =
  | 'unknownYear'
  | 'seniorityYear'
  | 'missingLaw'
  | 'wagesOverlap'
  | 'workUnit'
  | 'unknownWork'
  | 'takenCode'
  | 'beforeOrder'
  | 'uncountable'
  | 'formulaGone'
  | 'formulaFault'
  | 'formulaBelow'
  | 'formulaAndWage';

interface About {
  readonly year?: number;
  readonly kinds?: readonly LegalKindId[];
  /** A code that was given. */
  readonly code?: string;
  /** What it is called, where the words of pay do not say. */
  readonly factor?: string;
  /** Of a formula of the library. */
  readonly title?: string;
  /** What is wrong with it, a Persian sentence. */
  readonly sentence?: string;
}

export class PayFault extends Error {
  readonly code: PayFaultCode;
  readonly about: About;

  constructor(code: PayFaultCode, about: About = {}) {
    super(code);
    this.code = code;
    this.about = about;
  }
}

/** Why pay cannot be counted. */
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';

export type PayFaultCode = 'unknownYear' | 'seniorityYear' | 'missingLaw' | 'wagesOverlap' | 'workUnit' | 'unknownWork' | 'takenCode' | 'beforeOrder' | 'uncountable';

interface About {
  readonly year?: number;
  readonly kinds?: readonly LegalKindId[];
  /** A code that was given. */
  readonly code?: string;
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

import { defineErrors } from '#kernel/errors.ts';

/** Why somebody is set aside by a counting. */
export const countingErrors = defineErrors('modules/payroll/pay-counting', {
  noWage: { status: 409 },
  notEmployed: { status: 409 },
  unknownFactor: { status: 409 },
  seniorityYear: { status: 409 },
  missingLaw: { status: 409 },
  wagesOverlap: { status: 409 },
  workUnit: { status: 409 },
  unknownWork: { status: 409 },
  takenCode: { status: 409 },
  uncountable: { status: 409 },
  /** `formula`: its title; `sentence`: what is wrong with it. */
  formulaGone: { status: 409 },
  formulaFault: { status: 409 },
  formulaBelow: { status: 409 },
  formulaAndWage: { status: 409 },
  /** What was paid of a month is another than when its arrears were found. */
  arrearsChanged: { status: 409 },
  noAccount: { status: 409 },
  /** The bonus of the year was paid. */
  eidiPaid: { status: 409 },
  /** Nothing is to be paid by this run. */
  nothingDue: { status: 409 },
  /** No whole day of leave is left, or as many as the law gives in a year were bought. */
  noLeave: { status: 409 },
  /** Whoever leaves is paid their leave by the settlement. */
  settledInstead: { status: 409 },
  /** Months before come to less than was paid of them. */
  owes: { status: 409 },
});

/** Names that calls about runs of pay share. Pure. */

/** Kind of the rows: reads `of` it are asked again after a write. */
export const PAY_RUN = 'PayRun';
/** Seeing runs and what they come to. */
export const OBSERVE = 'payroll/salaryCalculation/observe';
/** Making, counting and sending them; work over many people is done by it, too. */
export const CALCULATE = 'payroll/salaryCalculation/calculate';

/** Names that calls about runs of pay share. Pure. */

/** Kind of the rows: reads `of` it are asked again after a write. */
export const PAY_RUN = 'PayRun';
/** Seeing runs and what they come to. */
export const OBSERVE = 'payroll/salaryCalculation/observe';
/** Making, counting and sending them; work over many people is done by it, too. */
export const CALCULATE = 'payroll/salaryCalculation/calculate';
/** Saying what became of the money: that it was paid, and what the bank has answered. */
export const REGISTER_PAID = 'payroll/salaryCalculation/registerPaid';
/** The process of a run, from its settings to its payslips. */
export const SALARY_PROCESS = 'salaryProcess';
/** Whether a run is its maker's to go on with, where nothing of its process waits. */
export const isMakersTurn = (status: string): boolean => status === 'PrDraft' || status === 'PrCalculated';

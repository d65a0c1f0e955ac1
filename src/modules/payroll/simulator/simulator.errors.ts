import { defineErrors } from '#kernel/errors.ts';

export const simulatorErrors = defineErrors('modules/payroll/simulator', {
  unknownYear: { status: 409, field: 'year' },
  /** `kinds`: what the year lacks. */
  missingLaw: { status: 409, field: 'year' },
  seniorityYear: { status: 409, field: 'facts.seniorityDaily' },
  hireDateMissing: { status: 400, field: 'facts.hireDate' },
  leaveBeforeHire: { status: 400, field: 'facts.leaveDate' },
  twoWages: { status: 400, field: 'facts.monthlyWage' },
  wageMissing: { status: 400, field: 'dailyWage' },
  wagesOverlap: { status: 400, field: 'wages' },
  workUnit: { status: 400, field: 'work' },
  unknownWork: { status: 400, field: 'work' },
  takenCode: { status: 400, field: 'lines' },
  /** The days that are paid: one of them alone, out of order, not of the month, or of too many months. */
  period: { status: 400, field: 'thruDate' },
  beforeOrder: { status: 400, field: 'before' },
  /** `group`: a code that no pay group of the company has. */
  unknownGroup: { status: 400, field: 'payGroup' },
  unknownKind: { status: 400, field: 'parameters' },
  kindShape: { status: 400, field: 'parameters' },
  taxQuestion: { status: 400, field: 'taxable' },
  daysOrder: { status: 400, field: 'thru' },
  uncountable: { status: 400 },
  formulaGone: { status: 409 },
  formulaFault: { status: 409 },
  formulaBelow: { status: 409 },
  formulaAndWage: { status: 400, field: 'wages' },
  /** The asker may not know what the person is paid. */
  withheld: { status: 403 },
});

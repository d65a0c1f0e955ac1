import { defineErrors } from '#kernel/errors.ts';

export const payRunErrors = defineErrors('modules/payroll/pay-run', {
  /** The same month of the group stands already. */
  once: { status: 409, constraint: 'pay_run_once', field: 'jalaliMonth' },
  group: { status: 400, field: 'payGroupId' },
  payslipType: { status: 400, field: 'payslipTypeId' },
  month: { status: 400, field: 'jalaliMonth' },
  /** No period of the payslip type. */
  period: { status: 400, field: 'payPeriodId' },
  /** Of more months than one payslip is for. */
  periodLength: { status: 400, field: 'payPeriodId' },
  /** A day of it is paid by another run of the group; `period`. */
  daysPaid: { status: 409, field: 'payPeriodId' },
  /** The group is paid by payslip types of its own. */
  notOfGroup: { status: 400, field: 'payslipTypeId' },
  /** Somebody else made the run. */
  notMaker: { status: 403 },
  /** A later month of the group is approved: its tax rests on those before it; `month`. */
  laterPaid: { status: 409, field: 'jalaliMonth' },
  /** A month of the group before it is not approved; `month`. */
  earlierOpen: { status: 409, field: 'jalaliMonth' },
  wrongState: { status: 409, constraint: 'pay_run_status_id_flow' },
  underWay: { status: 409 },
  /** Somebody has still to see to its data. */
  awaitsActions: { status: 409 },
  sealed: { status: 409, constraint: 'payslip_sealed' },
  stale: { status: 409 },
  /** Somebody is set aside, and nobody has said that the run goes on without them. */
  someAside: { status: 409 },
  /** An advance was taken back by another payslip meanwhile. */
  takenTwice: { status: 409, constraint: 'pay_advance_taken' },
  /** Leave that was to be bought is not left any more. */
  leaveGone: { status: 409 },
  nobodyPaid: { status: 409 },
  notCounted: { status: 409 },
});

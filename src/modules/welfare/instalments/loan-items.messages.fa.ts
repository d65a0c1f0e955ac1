/** What an instalment is called on a payslip. */
export default { item: (v: { loan: string; number: string }) => `${v.loan}، قسط ${v.number}` };

/** What stands on a payslip. */
export default { item: (v: { fund: string; month: string }) => `حق عضویت ${v.fund}، ${v.month}` };

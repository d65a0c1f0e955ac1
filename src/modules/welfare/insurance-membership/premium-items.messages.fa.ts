/** What premiums are called on a payslip. */
export default { item: (contract: string) => `حق بیمهٔ ${contract}` } as const;

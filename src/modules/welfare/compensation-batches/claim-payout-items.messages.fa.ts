/** What costs of treatment are called on a payslip. */
export default { item: 'هزینهٔ درمان بیمهٔ تکمیلی' } as const;

/** What rows of payroll that name a factor of pay call it. */
export default { factor: 'عامل حقوق', factorCode: 'کد عامل' } as const;

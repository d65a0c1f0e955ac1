/** Where payroll uses the library of formulas. */
export default { group: 'گروه حقوق', run: 'محاسبهٔ حقوق', runOf: (v: { group: string; period: string }) => `${v.group}، ${v.period}` };

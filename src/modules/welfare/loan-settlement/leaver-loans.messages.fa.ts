/** What a settlement says of a loan. */
export default { left: (v: { loan: string }) => `ماندهٔ وام «${v.loan}»` } as const;

/** What a run of pay may pay: the month, or something beside it. Pure, and light: lists of payslips say it in the browser. */
export const payKinds = ['regular', 'bonus', 'advance', 'eidi', 'severance', 'settlement', 'arrears', 'leaveBuyBack'] as const;
export type PayKind = (typeof payKinds)[number];

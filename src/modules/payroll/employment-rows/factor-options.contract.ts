/** Factors of pay of the own company for a select that is searched by typing; for whoever writes to all of it, as factors are the company's. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

const text = z.string();

/** Most that are offered at once: the notice "too many" is the server's word. */
export const OPTION_LIMIT = 30;

export const factorOptions = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/payFactorOptions',
  summary: 'At most 30 factors of pay by words of their title or by code, or one by id, to choose from',
  permission: ['payroll/wageItems/observe', 'payroll/standingItems/observe'],
  scope: 'rows',
  query: z.strictObject({
    searchValue: z.optional(z.string().check(z.maxLength(100))),
    /** The factor a form has stored: for its title. */
    payFactorId: z.optional(z.guid()),
  }),
  reply: z.strictObject({ list: z.array(z.strictObject({ payFactorId: text, code: text, title: text })).check(z.maxLength(OPTION_LIMIT)) }),
});

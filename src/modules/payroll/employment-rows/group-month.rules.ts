/** What lists of rows of employments may be narrowed by: a Jalali month, and the people whom a pay group pays in it. Pure. */
import { z } from '#kernel/schema.ts';

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
export const [year, month] = [whole(1_300, 1_500), whole(1, 12)];

export const groupMonthAsked = { year: z.optional(year), month: z.optional(month), payGroupId: z.optional(z.guid()) };

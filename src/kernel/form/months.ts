/** The months of the Jalali year as a select of a form, or a column of a table, offers them: by their numbers, 1 to 12. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';

export const monthOptions = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));

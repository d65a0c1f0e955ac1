/** Reads the lines of a claim as they were sent: each judged by its form, what is wrong said at `lines.<place>.<field>`. */
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { readRows, rowsSent } from '#platform/requests/sent-rows.service.ts';
import { claimLineForm, MOST_LINES } from './compensation-request.form.ts';
import type { AskedLine } from './file-claim.service.ts';

const lineBody = formBody(claimLineForm, { lineId: z.optional(z.guid()) });

/** What is sent; the lines themselves are judged one by one. */
export const linesSent = z.strictObject({ lines: rowsSent(MOST_LINES) });
export type LinesSent = z.infer<typeof linesSent>;

/** Throws what the form says, at its line. `today`: ISO day. */
export const readLines = ({ lines }: LinesSent, today: string): Promise<AskedLine[]> => readRows('modules/welfare/compensation-request', 'lines', lineBody, lines, today);

/** Reads the lines of a claim as they were sent: each judged by its form, what is wrong said at `lines.<place>.<field>`. */
import { AppError } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { parseBody } from '#platform/http/validate.server.ts';
import { claimLineForm, MOST_LINES } from './compensation-request.form.ts';
import type { AskedLine } from './file-claim.service.ts';

const SLICE = 'modules/welfare/compensation-request';
const lineBody = formBody(claimLineForm, { lineId: z.optional(z.guid()) });

/** What is sent; the lines themselves are judged one by one. */
export const linesSent = z.strictObject({ lines: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(MOST_LINES)) });
export type LinesSent = z.infer<typeof linesSent>;

/** Throws what the form says, at its line. `today`: ISO day. */
export async function readLines({ lines }: LinesSent, today: string): Promise<AskedLine[]> {
  const read: AskedLine[] = [];
  for (const [at, line] of lines.entries()) {
    try {
      read.push((await parseBody(SLICE, lineBody, line, today)) as AskedLine);
    } catch (error) {
      if (!(error instanceof AppError) || error.detail.fields === undefined) throw error;
      const fields = Object.fromEntries(Object.entries(error.detail.fields).map(([name, said]) => [`lines.${at}.${name}`, said]));
      throw new AppError(error.slice, error.errorName, error.status, { ...error.detail, fields });
    }
  }
  return read;
}

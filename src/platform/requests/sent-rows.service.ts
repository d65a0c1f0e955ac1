/** Rows that are sent with a request, each judged by a form of its own: what is wrong is said at `<name>.<place>.<field>`. */
import { AppError } from '#kernel/errors.ts';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import type { FormBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { parseBody } from '#platform/http/validate.server.ts';

/** As they come over the wire; each is judged by `readRows`. */
export const rowsSent = (most: number) => z.array(z.record(z.string(), z.unknown())).check(z.maxLength(most));

/** Fields of a row as fields of what it was sent with. */
export const fieldsAt = (name: string, at: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [`${name}.${at}.${field}`, said]));

/** Throws what the form says, at its row. `today`: ISO day. */
export async function readRows<T>(slice: string, name: string, body: FormBody<FormDefinition>, rows: readonly FormValues[], today: string): Promise<T[]> {
  const read: T[] = [];
  for (const [at, row] of rows.entries()) {
    try {
      read.push((await parseBody(slice, body, row, today)) as T);
    } catch (error) {
      if (!(error instanceof AppError) || error.detail.fields === undefined) throw error;
      throw new AppError(error.slice, error.errorName, error.status, { ...error.detail, fields: fieldsAt(name, at, error.detail.fields) });
    }
  }
  return read;
}

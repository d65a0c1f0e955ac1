/** Turns whatever was thrown into one answer: status and body. Unknown faults leave as one generic body. */
import { AppError, type ErrorBody, type ErrorTable } from '#kernel/errors.ts';
import { isAway, isNoticed } from '#platform/db/away.server.ts';
import { httpErrors } from './http.errors.ts';
import type { MessageBook } from './messages.rules.ts';

export interface Fault {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number;
  /** True when the operator should read it: nobody foresaw this, or told of it. */
  readonly unforeseen: boolean;
}

const field = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined);

/** SQLSTATE of statements that lost against another one: safe to try again. */
const lost = /^(40001|40P01|55P03)$/;

/** Constraint names of all slices to their errors. */
export function constraintIndex(tables: readonly ErrorTable[]): ReadonlyMap<string, AppError> {
  const index = new Map<string, AppError>();
  for (const table of tables) for (const [name, spec] of Object.entries(table.specs)) if (spec.constraint) index.set(spec.constraint, table.error(name));
  return index;
}

/** A trigger of ours may hint at what stands in the way; the sentence tells it as `hint`. */
const hinted = (known: AppError, hint: unknown): AppError =>
  typeof hint === 'string' ? new AppError(known.slice, known.errorName, known.status, { ...known.detail, values: { ...known.detail.values, hint } }) : known;

function fromDatabase(error: unknown, constraints: ReadonlyMap<string, AppError>): AppError | undefined {
  const code = field(error, 'code');
  if (typeof code !== 'string') return undefined;
  const constraint = field(error, 'constraint');
  const known = typeof constraint === 'string' ? constraints.get(constraint) : undefined;
  if (known) return hinted(known, field(error, 'hint'));
  if (code === '23505' || code === '23P01') return httpErrors.error('conflict');
  if (code === '23503') return httpErrors.error('inUse');
  if (/^22(P02|P05|003|007|008|021)$/.test(code)) return httpErrors.error('invalid');
  if (lost.test(code)) return httpErrors.error('busy', { retryAfterSeconds: 2 });
  return undefined;
}

/** What was thrown as an error of some slice, when somebody foresaw it. */
export const foreseenIn = (thrown: unknown, constraints: ReadonlyMap<string, AppError>): AppError | undefined =>
  thrown instanceof AppError ? thrown : fromDatabase(thrown, constraints);

/** Refusals of Fastify and of its file server: unreadable JSON, wrong content type, body over the limit, unmet conditions. */
function fromFramework(error: unknown): AppError | undefined {
  const status = field(error, 'statusCode');
  if (status === 413) return httpErrors.error('tooLarge');
  if (status === 415) return httpErrors.error('badType');
  if (status === 400) return httpErrors.error('badJson');
  // whatever else they blame on the request
  if (typeof status === 'number' && status > 400 && status < 500) return httpErrors.error('invalid');
  return undefined;
}

export function toFault(thrown: unknown, requestId: string, book: MessageBook, constraints: ReadonlyMap<string, AppError>): Fault {
  // whoever hangs up in the middle of a body is blamed by the framework before the lost socket could look like a lost database
  const foreseen = foreseenIn(thrown, constraints) ?? fromFramework(thrown);
  const isMachineAway = foreseen === undefined && isAway(thrown);
  const known = foreseen ?? (isMachineAway ? httpErrors.error('busy', { retryAfterSeconds: 2 }) : undefined);
  if (!known) {
    const body: ErrorBody = { errorCode: 'unknown', errors: 'unexpected fault', messages: book.of('platform/http').errors?.['unknown'] as string, fields: {}, requestId };
    return { status: 500, body, unforeseen: true };
  }
  const fields = Object.fromEntries(Object.entries(known.detail.fields ?? {}).map(([name, key]) => [name, book.error(known, key)]));
  return {
    status: known.status,
    body: {
      errorCode: known.code,
      errors: typeof known.detail.values?.['wire'] === 'string' ? known.detail.values['wire'] : known.code,
      // a Persian sentence, unless the wire fixes the text of this message
      messages: typeof known.detail.values?.['wireMessage'] === 'string' ? known.detail.values['wireMessage'] : book.error(known),
      fields,
      requestId,
      ...(known.detail.data === undefined ? {} : { data: known.detail.data }),
    },
    ...(known.detail.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: known.detail.retryAfterSeconds }),
    // of the database the operator hears by its watch, of anything else that is away by nobody else
    unforeseen: isMachineAway && !isNoticed(thrown),
  };
}

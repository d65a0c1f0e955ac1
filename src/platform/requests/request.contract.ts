/**
 * Requests whose record is declared by a form: one row of a table of the slice, with a column for each field, called after it (`fromDate`: `from_date`).
 * The table has `<table>_id`, `company_id`, `party_id` and `created_at`; one that keeps where it stands also `status_id` (default 'RqSent', with
 * `call enforce_status_flow(..., 'status_id', 'Request')`) and `closed_at`.
 */
import { defineCall, type PermissionKey } from '#kernel/call.ts';
import { type EntityShape, entity, type FieldClass, field } from '#kernel/entity.ts';
import { type FormDefinition, fieldsOf } from '#kernel/form/definition.ts';
import { z } from '#kernel/schema.ts';
import { optionalText } from '#kernel/shapes.ts';
import { requestCodes } from './request.rules.ts';
import { requestErrors } from './requests.errors.ts';

export interface RequestDeclaration<D extends FormDefinition = FormDefinition> {
  /** Of its process; never given to another one. */
  readonly key: string;
  /** Of the trace, for example `LoanRequest`. */
  readonly entity: string;
  readonly table: string;
  /** Without groups. Fields of the classes bank and health are texts, and stand sealed in their columns. */
  readonly form: D;
  /** Where it stands is kept in its row: for what others count by, and what is booked. */
  readonly keepsStatus?: true;
}

/** Declares a request. */
export const defineRequest = <const D extends FormDefinition>(request: RequestDeclaration<D>): RequestDeclaration<D> => request;

/** Keys of the forms of its tasks: that of the request itself, and that of whoever decides. */
export interface RequestForms {
  readonly request: string;
  readonly decide: string;
}

/** Classes that a declared request tells of whoever asks. */
export const classesIn = ({ form }: Pick<RequestDeclaration, 'form'>): readonly FieldClass[] => [
  ...new Set<FieldClass>(['personal', ...fieldsOf(form).flatMap(({ field: one }) => (one.class === undefined || one.class === 'public' ? [] : [one.class]))]),
];

/** Own requests that are told, newest first. */
export const MOST_REQUESTS = 100;

/** Of a request that keeps where it stands: the list of the own ones, and taking one back. */
export function requestCalls<const P extends `/rest/${string}`, const K extends PermissionKey>(
  { form, entity: kind }: RequestDeclaration,
  { path, page }: { readonly path: P; readonly page: K },
) {
  const codes = z.enum(Object.values(requestCodes));
  const shape = {
    requestId: field('public', z.string()),
    partyId: field('public', z.string()),
    status: field('public', codes),
    createdAt: field('public', z.string()),
    closedAt: field('public', optionalText),
    /** Its case. */
    instanceId: field('public', optionalText),
  };
  const values: EntityShape = Object.fromEntries(fieldsOf(form).map(({ path: name, field: one }) => [name, field(one.class ?? 'public', z.unknown())]));
  return {
    own: defineCall({
      method: 'GET',
      path: `${path}/own`,
      summary: 'The own requests, newest first, with where each stands',
      permission: `${page}/observe`,
      scope: 'self',
      of: [kind, 'ProcessInstance'],
      reply: z.strictObject({ rows: z.array(entity({ ...shape, ...(values as object) }, { subject: 'partyId' })) }),
    }),
    withdraw: defineCall({
      method: 'POST',
      path: `${path}/own/:requestId/withdraw`,
      summary: 'Takes back an own request that nobody has decided on',
      permission: `${page}/request`,
      scope: 'self',
      body: z.strictObject({}),
      changes: [kind, 'ProcessInstance'],
      reply: z.strictObject({ status: codes }),
      errors: [requestErrors],
    }),
  };
}

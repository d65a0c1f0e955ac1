/** The process and the calls of a request that is declared by a form (request.contract.ts). */
import type { FieldClass } from '#kernel/entity.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { formBody, formChanges } from '#kernel/form/schema.ts';
import type { CheckedValuesOf } from '#kernel/form/values.ts';
import type { z } from '#kernel/schema.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Route, route } from '#platform/http/context.server.ts';
import { parseBody } from '#platform/http/validate.server.ts';
import type { Variables } from '#platform/workflow/cases/instances.store.ts';
import type { FormReading, ProcessKind, ReadingCase, StartKind, WritingCase } from '#platform/workflow/process.define.ts';
import { classesIn, type RequestDeclaration, type RequestForms, type requestCalls } from './request.contract.ts';
import { isOpen, type RequestCode, type RequestEnd, requestCodes } from './request.rules.ts';
import { type DeclaredRow, insertRequest, lockRequest, requestBy, requestsOf, rewriteRequest, sealRequest, setStatus } from './request.store.ts';
import { casesOf } from './request-cases.store.ts';
import { existing, requestProcess } from './request-process.service.ts';
import type { Asked, Asking, Booking, ProcessFacts, RequestForm, StoredStatus, Written } from './request-spec.service.ts';
import { requestErrors } from './requests.errors.ts';
import { withdrawRequest } from './withdraw-request.service.ts';

const SLICE = 'platform/requests';

/** What it says, and in whose name. */
export interface Filled<V> {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly values: V;
}

/** Rows that are sent beside the fields of the form, and kept by the slice. */
export interface Beside {
  /** By name, each optional: what is left out stays as it is. */
  readonly shapes: Readonly<Record<string, z.ZodMiniType>>;
  /** Judges and writes them, once the request stands. Throws AppError with fields below their names. */
  write(asking: Asking, of: Filled<FormValues>, said: Readonly<Record<string, unknown>>): Promise<void>;
  /** What forms show of them. */
  read(db: Db, requestId: string): Promise<FormReading>;
}

export interface DeclaredSpec<D extends FormDefinition> extends Omit<ProcessFacts, 'key' | 'about' | 'facts' | 'begunAt'> {
  readonly request: RequestDeclaration<D>;
  readonly formKeys: RequestForms;
  /** In Persian, by the same names. */
  readonly formTitles: RequestForms;
  readonly permission: StartKind['permission'];
  /** What its case is called in inboxes: no values of a class but public. */
  subject(values: CheckedValuesOf<D>): string;
  /** Beside `returned`, what conditions ask for, read from the record. */
  facts?(values: CheckedValuesOf<D>): Variables;
  /** What only the database knows of it. Throws AppError with fields of the form. */
  check?(asking: Asking, values: CheckedValuesOf<D>): Promise<void>;
  readonly beside?: Beside;
  /** Reserves what is asked for, of a corrected one in place of what was held; `release` lets go of it when it ends without having been booked. */
  hold?(asking: Asking, of: Filled<CheckedValuesOf<D>>): Promise<void>;
  release?(writing: WritingCase, of: Filled<CheckedValuesOf<D>>): Promise<void>;
  readonly booking?: Omit<Booking<DeclaredRow>, 'book'> & { book(writing: WritingCase, of: Filled<CheckedValuesOf<D>>): Promise<void> };
  /** Further forms, by key. */
  readonly forms?: Readonly<Record<string, RequestForm<DeclaredRow>>>;
  tell?(writing: WritingCase, record: DeclaredRow, end: RequestEnd): Promise<void>;
}

interface DeclaredWritten extends Written {
  readonly values: FormValues;
}

/** What it says, for whoever decides and for whose it is. */
async function shown({ form }: RequestDeclaration, { requestId, fullName, createdAt, values }: DeclaredRow): Promise<FormReading> {
  const guarded = fieldsOf(form).flatMap(({ path, field }) => (field.class === undefined ? [] : [[path, field.class] as const]));
  const classed: Readonly<Record<string, FieldClass>> = Object.fromEntries(guarded);
  return { data: { requestId, ...values, fullName, createdAt }, readClasses: classesIn({ form }), classed };
}

/** The same, with what was sent beside it. */
async function shownWith(request: RequestDeclaration, beside: Beside | undefined, row: DeclaredRow, db: Db): Promise<FormReading> {
  const reading = await shown(request, row);
  if (beside === undefined) return reading;
  const more = await beside.read(db, row.requestId);
  return {
    data: { ...reading.data, ...more.data },
    readClasses: [...new Set([...(reading.readClasses ?? []), ...(more.readClasses ?? [])])],
    classed: { ...reading.classed, ...more.classed },
  };
}

/** The values of a row, as its form checked them when they were written. */
const valuesIn = <D extends FormDefinition>({ values }: { readonly values: FormValues }): CheckedValuesOf<D> => values as CheckedValuesOf<D>;

function askedFor<D extends FormDefinition>(spec: DeclaredSpec<D>): Asked<DeclaredRow, FormValues, DeclaredWritten> {
  const { request, formKeys, permission, hold, beside } = spec;
  const whole = formBody(request.form, beside?.shapes ?? {});
  const ownOf = (said: FormValues): FormValues => Object.fromEntries(Object.entries(said).filter(([name]) => !(name in (beside?.shapes ?? {}))));
  const written = (requestId: string, values: FormValues): DeclaredWritten => {
    const said = valuesIn<D>({ values });
    return { requestId, subject: spec.subject(said), variables: { returned: false, ...spec.facts?.(said) }, values };
  };
  return {
    start: { permission, form: formKeys.request, values: whole as unknown as StartKind['values'] },
    merged: async ({ values }, said, today) => (await parseBody(SLICE, whole, { ...values, ...said }, today)) as FormValues,
    write: async (asking, said, before) => {
      const values = ownOf(said);
      await spec.check?.(asking, valuesIn<D>({ values }));
      const requestId = before?.requestId ?? asking.newId();
      if (before === undefined) await insertRequest(asking.tx, request, asking, requestId, values);
      else await rewriteRequest(asking.tx, request, requestId, values);
      await beside?.write(asking, { requestId, companyId: asking.companyId, partyId: asking.partyId, values }, said);
      return written(requestId, values);
    },
    ...(hold === undefined
      ? {}
      : {
          hold: ({ companyId, partyId, ...asking }, { requestId, values }) =>
            hold.call(spec, { ...asking, companyId, partyId }, { requestId, companyId, partyId, values: valuesIn<D>({ values }) }),
        }),
    changes: ({ values }, before) => changesBetween(before?.values ?? {}, values),
  };
}

const statusOf = (request: RequestDeclaration): StoredStatus<DeclaredRow, RequestCode> => ({
  name: 'statusId',
  codes: requestCodes,
  of: ({ status }) => status,
  set: (tx, { requestId }, status, now) => setStatus(tx, request, requestId, status, now),
});

/** Declares the process of a request that is declared by a form. */
export function declaredProcess<const D extends FormDefinition>(spec: DeclaredSpec<D>): ProcessKind {
  const { request, formKeys, formTitles, booking, release, title, steps, variables, variableTitles, tells, beside } = spec;
  const filled = (row: DeclaredRow): Filled<CheckedValuesOf<D>> => ({ ...row, values: valuesIn<D>(row) });
  const read = (row: DeclaredRow, { db }: ReadingCase): Promise<FormReading> => shownWith(request, beside, row, db);
  sealRequest(request);
  return requestProcess<DeclaredRow, FormValues, DeclaredWritten, RequestCode>({
    key: request.key,
    title,
    steps,
    variables,
    ...(variableTitles === undefined ? {} : { variableTitles }),
    ...(spec.kinds === undefined ? {} : { kinds: spec.kinds }),
    tells,
    entity: request.entity,
    find: (db, requestId) => requestBy(db, request, requestId),
    lock: (tx, requestId) => lockRequest(tx, request, requestId),
    ...(request.keepsStatus ? { status: statusOf(request), facts: factsOf(spec) } : {}),
    asked: askedFor(spec),
    forms: {
      [formKeys.request]: { is: 'correct', title: formTitles.request, values: formChanges(request.form, beside?.shapes ?? {}) as unknown as StartKind['values'], read },
      [formKeys.decide]: { is: 'decide', title: formTitles.decide, sees: 'case', isBulk: true, read },
      ...spec.forms,
    },
    about: formKeys.decide,
    ...(booking === undefined ? {} : { booking: { ...booking, book: (writing, row) => booking.book(writing, filled(row)) } }),
    ...(release === undefined ? {} : { ending: (writing, row) => release.call(spec, writing, filled(row)) }),
    ...(spec.tell === undefined ? {} : { tell: spec.tell }),
  });
}

/** What conditions ask for, as the record says it now. */
const factsOf =
  <D extends FormDefinition>({ request, facts }: DeclaredSpec<D>): NonNullable<ProcessKind['facts']> =>
  async ({ db, case: { recordId } }) => {
    const row = existing(recordId === null ? undefined : await requestBy(db, request, recordId));
    return { returned: row.status === requestCodes.returned, ...facts?.(valuesIn<D>(row)) };
  };

type Calls = ReturnType<typeof requestCalls>;

/** The handlers of `requestCalls`. */
export const requestRoutes = (request: RequestDeclaration, { own, withdraw }: Calls): readonly Route[] => [
  route(own, async ({ db, actor }) => {
    const found = await requestsOf(db, request, actor.partyId);
    const cases = await casesOf(
      db,
      found.map(({ requestId }) => requestId),
    );
    return {
      rows: found.map(({ companyId: _company, fullName: _name, values, ...row }) => ({ ...row, ...values, instanceId: cases.get(row.requestId) ?? null })),
    };
  }),
  route(withdraw, async (context) => {
    const { actor, params } = context;
    await withdrawRequest(context, {
      processKey: request.key,
      requestId: params.requestId,
      partyId: actor.partyId,
      lock: (tx, requestId) => lockRequest(tx, request, requestId),
      isOpen: ({ status }) => isOpen(requestCodes, status),
      closed: () => requestErrors.error('closed'),
    });
    return { status: requestCodes.withdrawn };
  }),
];

/**
 * The engine of rows declared by a form: a row is held, compared with the version that the caller has seen, judged,
 * written and left in the trace, in this order for every kind. What differs between kinds is said by their RecordKind.
 */
import type { AnyCall } from '#kernel/call.ts';
import type { AppErrorDetail } from '#kernel/errors.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { refusedChoices } from '#platform/forms/choices.store.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { type Act, type Actor, type AuditEntry, actRoute, type Route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { Records } from './records.define.ts';

/** The parts of a context that every write uses; only its form knows the type of the body. */
export interface RecordWriting extends Act {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly body: FormValues;
  readonly params: { readonly id: string };
  readonly query?: { readonly rowVersion?: number | undefined } | undefined;
  audit(entry: AuditEntry): void;
}

/** A row and what it belongs to. */
export interface RecordOf<O> {
  readonly id: string;
  readonly owner: O;
}

/** A row that is held until the end of the transaction. */
export interface HeldRecord<O> extends RecordOf<O> {
  readonly rowVersion: number;
  readonly values: FormValues;
}

/** Where a row was and where it goes; `before` is empty of a new one, `after` of one that goes. */
export interface RecordChange<O> {
  readonly of: RecordOf<O>;
  readonly before: FormValues;
  readonly after: FormValues;
}

export type Refusal = 'option' | 'stale';

/** What the engine is told of one kind of rows. `W`: the parts of a context that it needs besides. */
export interface RecordKind<O, W extends RecordWriting = RecordWriting> {
  readonly records: Records;
  /** The slice's own refusals of these names. */
  refuse(name: Refusal, detail: AppErrorDetail): Error;
  /** What the new row of a body belongs to, in reach of the writer and held; throws otherwise. */
  ownerOf(writing: W): Promise<O>;
  /** The row, if the writer reaches it by the call; held, and what it belongs to before it. */
  hold(writing: W, id: string, by: AnyCall): Promise<HeldRecord<O> | undefined>;
  /** Whether the writer may know of a row with these values at all; every one when absent. */
  knows?(writing: W, owner: O, values: FormValues, by: AnyCall): boolean;
  /** What the row is to say, of a body without what it says of owner and version. */
  valuesOf(said: FormValues, before: FormValues): FormValues;
  /** What only the database knows of the values, beside their choices; throws. */
  check?(writing: W, change: RecordChange<O>): Promise<void>;
  /**
   * What else the write changes, and whether it may be at all. Answers the values as they are stored: files are claimed
   * here.
   */
  before?(writing: W, change: RecordChange<O>): Promise<FormValues>;
  /** Answers what names the row. */
  insert(writing: W, of: RecordOf<O>, values: FormValues): Promise<string>;
  update(writing: W, of: RecordOf<O>, values: FormValues): Promise<{ readonly id: string; readonly rowVersion: number }>;
  /** A change that says nothing new writes nothing, and the version stays. */
  readonly isSilent?: true;
  /** Throws where this row is not to go. */
  mayRemove?(writing: W, held: HeldRecord<O>): Promise<void>;
  remove(writing: W, held: HeldRecord<O>): Promise<unknown>;
  /** Who and what a trace is about, beside the row. */
  about(owner: O, writing: W): Pick<AuditEntry, 'companyId' | 'subjectPartyId'>;
  /** What the trace of a new row tells beside its values. */
  belongs?(owner: O): FormValues;
  /** Fields whose values leave no trace in the clear. */
  readonly sealed?: ReadonlySet<string>;
  /** A row as the list gives it, for the answer to a write on an older version. */
  asListed(held: HeldRecord<O>): object;
}

type Changes = NonNullable<AuditEntry['changes']>;
const noFields: ReadonlySet<string> = new Set();

/** What a trace tells of a change. */
export function tracedChanges({ sealed = noFields }: Pick<RecordKind<never>, 'sealed'>, before: FormValues, after: FormValues): Changes {
  const shown = (name: string, value: unknown): unknown => (value !== null && sealed.has(name) ? '***' : value);
  const changes = Object.entries(changesBetween(before, after));
  return Object.fromEntries(changes.map(([name, [from, to]]) => [name, [shown(name, from), shown(name, to)] as const]));
}

export function trace<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, of: RecordOf<O>, action: AuditEntry['action'], changes: Changes): void {
  writing.audit({ entity: kind.records.entity, id: of.id, action, ...kind.about(of.owner, writing), changes });
}

/** Refuses choices that their lists do not offer, and what the kind knows besides. */
export async function validate<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, change: RecordChange<O>): Promise<void> {
  const refused = await refusedChoices(writing.tx, kind.records.form, change.after, change.before);
  if (refused.length > 0) throw kind.refuse('option', { fields: Object.fromEntries(refused.map((path) => [path, 'option'])) });
  await kind.check?.(writing, change);
}

function mustKnow<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, { of, after }: RecordChange<O>, by: AnyCall): void {
  if (kind.knows?.(writing, of.owner, after, by) === false) throw httpErrors.error('notFound');
}

export async function createRecord<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>) {
  const owner = await kind.ownerOf(writing);
  const change: RecordChange<O> = { of: { id: writing.newId(), owner }, before: {}, after: kind.valuesOf(writing.body, {}) };
  mustKnow(writing, kind, change, kind.records.create);
  await validate(writing, kind, change);
  return insertAs(writing, kind, change.of, (await kind.before?.(writing, change)) ?? change.after);
}

/** Writes a new row that has been judged; `more` beside its fields in the trace. */
export async function insertAs<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, of: RecordOf<O>, values: FormValues, more: Changes = {}) {
  const id = await kind.insert(writing, of, values);
  trace(writing, kind, { ...of, id }, 'create', { ...changesBetween({}, kind.belongs?.(of.owner) ?? {}), ...tracedChanges(kind, {}, values), ...more });
  return { id, rowVersion: 1 };
}

async function held<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, by: AnyCall): Promise<HeldRecord<O>> {
  const found = await kind.hold(writing, writing.params.id, by);
  if (found === undefined) throw httpErrors.error('notFound');
  return found;
}

/** The row of the address in the version that the caller has seen; any, where the caller names none. */
export async function heldAs<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, by: AnyCall, rowVersion: number | undefined): Promise<HeldRecord<O>> {
  const found = await held(writing, kind, by);
  if (rowVersion !== undefined && found.rowVersion !== rowVersion) {
    const { list, row } = kind.records;
    throw kind.refuse('stale', staleDetail({ ...list, reply: row }, writing.actor, kind.asListed(found), undefined, by));
  }
  return found;
}

/** The row that a body is about, and what it is to say. */
export async function changeOf<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>, by: AnyCall, { rowVersion, ...said }: FormValues) {
  const found = await heldAs(writing, kind, by, Number(rowVersion));
  const change: RecordChange<O> = { of: found, before: found.values, after: kind.valuesOf(said, found.values) };
  mustKnow(writing, kind, change, by);
  return { held: found, change };
}

/** Writes a change that has been judged; `more` beside its fields in the trace. */
export async function updateAs<O, W extends RecordWriting>(
  writing: W,
  kind: RecordKind<O, W>,
  change: RecordChange<O>,
  update: RecordKind<O, W>['update'] = kind.update,
  more: Changes = {},
) {
  const { of, before } = change;
  const values = (await kind.before?.(writing, change)) ?? change.after;
  const after = await update(writing, of, values);
  trace(writing, kind, { ...of, id: after.id }, 'update', { ...tracedChanges(kind, before, values), ...more });
  return after;
}

export async function changeRecord<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>) {
  const { held: found, change } = await changeOf(writing, kind, kind.records.change, writing.body);
  if (kind.isSilent === true && Object.keys(changesBetween(change.before, change.after)).length === 0) return { id: found.id, rowVersion: found.rowVersion };
  await validate(writing, kind, change);
  return updateAs(writing, kind, change);
}

export async function removeRecord<O, W extends RecordWriting>(writing: W, kind: RecordKind<O, W>) {
  const found = await heldAs(writing, kind, kind.records.remove, writing.query?.rowVersion);
  await kind.mayRemove?.(writing, found);
  await kind.before?.(writing, { of: found, before: found.values, after: {} });
  await kind.remove(writing, found);
  trace(writing, kind, found, 'delete', tracedChanges(kind, found.values, {}));
  return { removed: true };
}

export type RecordHandler<O, W extends RecordWriting> = (writing: W, kind: RecordKind<O, W>) => Promise<unknown>;

/**
 * A call with one of the handlers of the engine. `family`: calls that are handled alike, for the tests that need not
 * ask all of them everything.
 */
export const recordRoute = <O, W extends RecordWriting>(call: AnyCall, kind: RecordKind<O, W>, handler: RecordHandler<O, W>, family: string): Route =>
  actRoute(call, async (context) => handler(context as unknown as W, kind), family);

/** The routes that write, with their own handlers where a kind has some. */
export function writeRoutes<O, W extends RecordWriting>(
  kind: RecordKind<O, W>,
  family: string,
  { create = createRecord, change = changeRecord, remove = removeRecord }: Readonly<Partial<Record<'create' | 'change' | 'remove', RecordHandler<O, W>>>> = {},
): Route[] {
  const { records } = kind;
  return [
    recordRoute(records.create, kind, create, `${family} create`),
    recordRoute(records.change, kind, change, `${family} change`),
    recordRoute(records.remove, kind, remove, `${family} remove`),
  ];
}

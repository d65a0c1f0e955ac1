/**
 * Makes the calls of other slices of the file from within a request: what is asked for is judged, and what is accepted is
 * written, by their own handlers (never a second way of writing).
 */
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { isSeenBy } from '#kernel/form/classes.ts';
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import type { ClassesHeld } from '#kernel/form/schema.ts';
import { classesOf, mayUse, ownClasses } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Route, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { parseBody } from '#platform/http/validate.server.ts';
import { REASON } from '#platform/party/parts/past.form.ts';
import type { ReadingAct, WritingAct } from '#platform/workflow/cases/case-act.service.ts';
import { routes as bankingRoutes } from '../banking/banking.routes.ts';
import { routes as contactRoutes } from '../contact/contact.routes.ts';
import { routes as educationRoutes } from '../education/education.routes.ts';
import { routes as familyRoutes } from '../family/family.routes.ts';
import { routes as organisationalRoutes } from '../organisational/organisational.routes.ts';
import { routes as profileRoutes } from '../profile/profile.routes.ts';
import { routes as sacrificeRoutes } from '../sacrifice/sacrifice.routes.ts';
import type { ChangeAction, Changeable } from './changeables.rules.ts';
import { callFor } from './changeables.rules.ts';

const lists = [profileRoutes, contactRoutes, familyRoutes, educationRoutes, bankingRoutes, sacrificeRoutes, organisationalRoutes];
const routeOf: ReadonlyMap<AnyCall, Route> = new Map(lists.flat().map((one) => [one.call, one]));

/** Throws for a call whose routes are not listed above, and for one that needs what only a request of HTTP has. */
function handlerOf(call: AnyCall): (context: unknown) => Promise<unknown> {
  const found = routeOf.get(call);
  if (found?.isAct !== true) throw new Error(`no act of ${call.method} ${call.path} among those of change requests`);
  return found.handler as (context: unknown) => Promise<unknown>;
}

/** What is read and written, as far as this file asks: also of what nobody may ask to have changed. */
export type Writable = Pick<Changeable, 'slice' | 'form' | 'read' | 'change' | 'part'>;

/** A record of a person as it stands. */
export interface Standing {
  readonly values: FormValues;
  readonly rowVersion: number;
}

/** The record within these rows; undefined when the row is gone. Throws notFound for a person out of scope. */
export async function standingOf(context: ReadingAct, db: Db, rows: RowScope, { read, part }: Writable, partyId: string, recordId: string): Promise<Standing | undefined> {
  const answer = await handlerOf(read)({ ...context, db, rows, query: { partyId } });
  const found = part === undefined ? (answer as FormValues) : (answer as { readonly rows: readonly FormValues[] }).rows.find(({ id }) => id === recordId);
  return found && { values: found, rowVersion: Number(found['rowVersion']) };
}

export interface Act {
  readonly of: Writable;
  readonly action: ChangeAction;
  readonly partyId: string;
  readonly recordId: string | null;
  /** What stands; of a new record undefined. */
  readonly standing: Standing | undefined;
  /** Version that was looked at. */
  readonly rowVersion: number | null;
  /** Values that change, by path. */
  readonly values: FormValues;
  /** Of a correction. */
  readonly reason?: string | null;
}

/** What the call wants besides its path: changes of base facts, or the whole row as its sender sees it. */
function bodyOf({ of, action, partyId, standing, rowVersion, values, reason }: Act, held: ReturnType<ClassesHeld>): FormValues | undefined {
  if (action === 'remove') return undefined;
  if (action === 'add') return { ...values, partyId };
  if (of.part === undefined) return { ...values, rowVersion };
  const seen = fieldsOf(of.part.form).filter(isSeenBy(held));
  const row = { ...Object.fromEntries(seen.map(({ path }) => [path, standing?.values[path] ?? null])), ...values, rowVersion };
  return action === 'correct' ? { ...row, [REASON]: reason } : row;
}

/** own: as somebody about themselves, to learn what would come of it; it is undone. office: by what the actor may do to others. */
export type Reach = 'own' | 'office';

/** Writes it by the call of the personnel office; answers the id of the record that stands then: what changes from a day on goes on in a new one. Throws what that call throws. */
export async function write(context: WritingAct, reach: Reach, act: Act): Promise<string> {
  const call = callFor(act.of, act.action);
  if (call === undefined) throw httpErrors.error('notFound');
  const { actor, today } = context;
  if (reach === 'office' && !mayUse(actor.grants, permissionKeys(call.permission))) throw httpErrors.error('forbidden');
  const { partyId, recordId } = act;
  const params = act.of.part === undefined ? { partyId } : recordId === null ? {} : { id: recordId };
  const held: ClassesHeld = reach === 'own' ? () => ownClasses : (subject) => classesOf(actor, call)(subject === undefined ? undefined : partyId);
  const body = await parseBody(act.of.slice, call.body, bodyOf(act, held(act.of.form.subject)), today, held);
  const rows = scopeFor(actor, reach === 'own' ? { ...call, scope: 'self' } : call, today);
  const answer = await handlerOf(call)({ ...context, rows, params, query: {}, body, isRehearsal: reach === 'own' });
  return String((answer as { readonly id?: unknown }).id ?? recordId ?? partyId);
}

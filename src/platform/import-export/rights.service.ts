/**
 * Who may write what a run holds. Whoever applies it writes in the own name, and no more than both they and who tried it out
 * may write on that day; whoever takes it back holds the classes of its columns and is outranked by nobody whose days it moves.
 */
import { type AnyCall, type PermissionKey, permissionKeys } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { classesOf, grantsFor, mayUse, rowsFor } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { accountOf } from '#platform/identity/accounts.store.ts';
import { outranking } from '#platform/identity/others-account.service.ts';
import { applyImport, undoImport, uploadImport } from './import-export.contract.ts';
import { importErrors } from './import-export.errors.ts';
import type { ImportKind } from './kind.define.ts';
import { matchColumns } from './matching.rules.ts';
import type { Run } from './run.store.ts';

type Holder = Pick<Actor, 'partyId' | 'companyIds' | 'unitIds' | 'grants'>;

/** What somebody may write by imports. */
export interface Rights {
  readonly companyIds: readonly string[];
  readonly classes: readonly FieldClass[];
  readonly mayFound: boolean;
}

type Asked = Pick<AnyCall, 'permission' | 'scope'>;

/** The key to every kind; the narrower one behind it counts for kinds that are written by hand. */
const wideOf = ({ permission, scope }: Asked): Asked => ({ permission: permissionKeys(permission)[0] ?? 'session', scope });

/** A call with the keys that count for a kind: the narrower one only for whoever writes its records by hand anyway. */
export function callOf({ grants }: Pick<Actor, 'grants'>, call: Asked, { byHand = [] }: Pick<ImportKind, 'byHand'>): Asked {
  const mayByHand = byHand.length > 0 && byHand.every((key) => mayUse(grants, [key]));
  return mayByHand ? call : wideOf(call);
}

/** Companies where somebody may make a call of imports about a kind: by the narrower key only where the kind may be written by hand. */
export function companiesFor(holder: Holder, call: Asked, kind: Pick<ImportKind, 'byHand'>): readonly string[] {
  const reachedBy = (permission: AnyCall['permission']) => new Set(rowsFor(holder, { permission, scope: call.scope }).companyIds);
  const wide = reachedBy(wideOf(call).permission);
  if (callOf(holder, call, kind) !== call) return [...wide];
  const byHand = (kind.byHand ?? []).map((key) => reachedBy(key));
  const narrow = [...reachedBy(permissionKeys(call.permission).slice(1) as [PermissionKey])].filter((one) => byHand.every((there) => there.has(one)));
  return [...wide.union(new Set(narrow))];
}

/** Classes of fields by which somebody may write with a call. */
export const heldBy = (holder: Pick<Actor, 'partyId' | 'grants'>, call: Asked, kind: Pick<ImportKind, 'byHand'>): readonly FieldClass[] => [
  ...classesOf(holder, callOf(holder, call, kind))(undefined),
];

/** Further companies are founded by whoever reaches the whole installation. */
export const mayFound = ({ grants }: Pick<Actor, 'grants'>): boolean =>
  grantsFor(grants, permissionKeys(wideOf(uploadImport).permission)).some(({ rowScope }) => rowScope === 'all');

const rightsOf = (holder: Holder, kind: ImportKind): Rights => ({
  companyIds: companiesFor(holder, applyImport, kind),
  classes: heldBy(holder, applyImport, kind),
  mayFound: mayFound(holder),
});

/** Classes of the columns that the file has. */
function classesIn({ columns, texts }: ImportKind, { headers, mapping }: Run): ReadonlySet<FieldClass> {
  const here = new Set(matchColumns(columns, texts.headers, headers, mapping).flatMap(({ name, index }) => (index === undefined ? [] : [name])));
  return new Set(columns.filter(({ name }) => here.has(name)).map(({ fieldClass }) => fieldClass));
}

const holdsAll = (held: readonly FieldClass[], wanted: ReadonlySet<FieldClass>): boolean => [...wanted].every((one) => held.includes(one));

/** What whoever tried the run out may write today; undefined: the installation itself brought it. Throws `rightsEnded`. */
async function rightsOfBringer(db: Db, kind: ImportKind, run: Run, today: string): Promise<Rights | undefined> {
  if (run.createdBy === null) return undefined;
  const account = await accountOf(db, run.createdBy, today);
  if (account.deactivated) throw importErrors.error('rightsEnded');
  return rightsOf({ partyId: account.partyId, ...(await accessOf(db, { ...account, companyId: run.companyId ?? account.companyId }, today)) }, kind);
}

/** What the run writes when this one applies it. Throws `narrowRights` and `rightsEnded`. */
export async function rightsToApply(db: Db, actor: Actor, kind: ImportKind, run: Run, { asOf }: Pick<RowScope, 'asOf'>): Promise<Pick<Run, 'companyIds' | 'mayFound' | 'classes'>> {
  const wanted = classesIn(kind, run);
  const own = rightsOf(actor, kind);
  if (!holdsAll(own.classes, wanted)) throw importErrors.error('narrowRights');
  const brought = run.createdBy === actor.userId ? own : ((await rightsOfBringer(db, kind, run, asOf)) ?? own);
  const reaches = run.companyId === null || brought.companyIds.includes(run.companyId);
  if (!reaches || !holdsAll(brought.classes, wanted)) throw importErrors.error('rightsEnded');
  return {
    companyIds: run.companyIds.filter((one) => own.companyIds.includes(one) && brought.companyIds.includes(one)),
    mayFound: run.mayFound && own.mayFound && brought.mayFound,
    classes: run.classes?.filter((one) => own.classes.includes(one) && brought.classes.includes(one)) ?? null,
  };
}

/** Throws `narrowRights` and `strongerPeople`. */
export async function demandUndo(tx: Tx, actor: Actor, kind: ImportKind, run: Run, today: string): Promise<void> {
  if (!holdsAll(heldBy(actor, undoImport, kind), classesIn(kind, run))) throw importErrors.error('narrowRights');
  const people = ((await kind.guarded?.(tx, run.runId)) ?? []).filter((id) => id !== actor.partyId);
  if ((await outranking(tx, actor.roles, people, today)).size > 0) throw importErrors.error('strongerPeople');
}

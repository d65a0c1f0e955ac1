/**
 * What a form shows of a case to somebody; reading it leaves its trace. Whoever the step asks, and whose case it is, is shown what it is about. Whoever stands in
 * for them, and the management, is shown what the classes they hold of the person allow.
 */
import type { FieldClass } from '#kernel/entity.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { classesAbout } from '#platform/access/person-access.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, Base } from '#platform/http/context.server.ts';
import { caseOf } from '#platform/workflow/cases/case-context.service.ts';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import type { FormReading } from '#platform/workflow/process.define.ts';
import type { CaseFacts } from './cases.store.ts';
import { formOf } from './present.service.ts';

export type Reading = Base & { readonly db: Db; readonly actor: Actor };

export interface Step {
  readonly formKey: string;
  readonly nodeId: string;
}

/** What the reader is to a form: asked or concerned, in the place of somebody who is asked, its management, or one of those who could have answered before another one did. */
export type Standing = 'asked' | 'standsIn' | 'manages' | 'could';

export interface ShownForm {
  /** Null where it tells of classes that the reader does not hold. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Classes of what is shown. */
  readonly readClasses: readonly FieldClass[];
}

/** Who stands in for somebody learns who it is about and what is asked for, as everybody does who is brought into a case. */
const STANDING_IN: readonly FieldClass[] = ['public', 'personal'];

/** What is left of a form for whoever holds these classes; nothing when a class that they lack stands in no name of its own. */
export function redactForm({ data, readClasses = [], classed = {} }: FormReading, held: ReadonlySet<FieldClass>): ShownForm {
  const lacking = readClasses.filter((one) => !held.has(one));
  if (lacking.some((one) => !Object.values(classed).includes(one))) return { data: null, readClasses: [] };
  const hidden = (name: string): boolean => classed[name] !== undefined && lacking.includes(classed[name]);
  return { data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, hidden(name) ? null : value])), readClasses: readClasses.filter((one) => held.has(one)) };
}

async function heldBy({ db, actor, today }: Reading, { subjectPartyId, companyId }: CaseFacts, standing: 'standsIn' | 'manages'): Promise<ReadonlySet<FieldClass>> {
  if (standing === 'manages') return classesOf(actor, { permission: MANAGE })(subjectPartyId);
  return new Set([...STANDING_IN, ...(await classesAbout(db, actor, { partyId: subjectPartyId, companyId }, today))]);
}

/** What is left of a form for somebody: whoever the step asks lacks but what the form keeps from those who do not hold its class. */
async function shownTo(context: Reading, of: CaseFacts, read: FormReading, standing: Exclude<Standing, 'could'>): Promise<ShownForm> {
  if (standing !== 'asked') return redactForm(read, await heldBy(context, of, standing));
  const { data, readClasses = [], kept = [] } = read;
  if (kept.length === 0) return { data, readClasses };
  const { subjectPartyId: partyId, companyId } = of;
  const held = await classesAbout(context.db, context.actor, { partyId, companyId }, context.today);
  return redactForm(read, new Set([...readClasses.filter((one) => !kept.includes(one)), ...held]));
}

/** What a form says to somebody, nothing cut; undefined where no installed module knows it. */
export async function readWhole({ db, today, clock, newId }: Base & { readonly db: Db }, of: CaseFacts, { formKey, nodeId }: Step, readerPartyId: string) {
  const form = formOf(of.processKey, formKey);
  return form?.read({ db, today, now: new Date(clock.now()), newId: () => newId(), case: caseOf(of), readerPartyId, step: nodeId });
}

/** Undefined where no installed module knows the form; null where it shows nothing to the reader. */
export async function readForm(context: Reading, of: CaseFacts, step: Step, standing: Standing): Promise<Readonly<Record<string, unknown>> | null | undefined> {
  if (standing === 'could') return null;
  const read = await readWhole(context, of, step, context.actor.partyId);
  if (read === undefined) return undefined;
  const { data, readClasses } = await shownTo(context, of, read, standing);
  if (readClasses.length > 0) context.recordRead(of.subjectPartyId, readClasses);
  return data;
}

/** What runs, and what would run: trials of a version, and instances moved to the one in force. */
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { EXPLAIN, mayUse } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { dueMoment } from '#platform/calendar/working-minutes.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { unfoldedOn } from '#platform/workflow/definitions.service.ts';
import { checkMigration, migrateDesign, tryDesign } from './designs.contract.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import { type WholeVersion, worksIn } from './designs.store.ts';
import { problemsIn, type Reading, seen } from './designs-reading.service.ts';
import { casesFor, checked, mapOf, moveOne, targetOf } from './migrate.service.ts';
import { trialFor } from './trial-people.service.ts';

/** Nodes and flows as somebody would run through them today: with the chains of the company put in. */
async function runnable(db: Db, version: WholeVersion, today: string): Promise<ProcessDefinition> {
  if (problemsIn(version).length > 0) throw designErrors.error('notRunnable');
  return version.steps === null ? version.definition : compiled(await unfoldedOn(db, { ...version, recordId: null, day: today }, version.steps));
}

const dueAt = async (tx: Tx, companyId: string, after: string, from: Date): Promise<Date> => dueMoment((await calendarOf(tx, companyId)).minutes(), from, after);

/** The version in force to which instances are moved. */
async function inForce({ db, rows }: Reading, definitionId: string): Promise<WholeVersion> {
  const version = await seen({ db, rows }, definitionId);
  if (version.status !== 'published') throw designErrors.error('status');
  return version;
}

export const routes = [
  route(tryDesign, async (context) => {
    const { tx, rows, actor, body, params, today, clock } = context;
    const version = await seen({ db: tx, rows }, params.definitionId);
    if (!(await worksIn(tx, version.companyId, body.subjectPartyId, today))) throw designErrors.error('person');
    const definition = await runnable(tx, version, today);
    const due = (after: string, from: Date) => dueAt(tx, version.companyId, after, from);
    const mayExplain = mayUse(actor.grants, [EXPLAIN]);
    return trialFor({ db: tx, version, definition, today, now: new Date(clock.now()), dueAt: due, mayExplain, rows }, body);
  }),
  route(checkMigration, async ({ tx, rows, params, body, today, newId }) => {
    const version = await inForce({ db: tx, rows }, params.definitionId);
    const target = await targetOf(tx, version, today, newId);
    if (!target) throw designErrors.error('status');
    return checked(await casesFor(tx, version), target.definition, mapOf(body.map));
  }),
  manualRoute(migrateDesign, async ({ rows, actor, params, body, today, newId, clock, transact }) => {
    const map = mapOf(body.map);
    const { cases, target, version } = await transact(async (tx) => {
      const version = await inForce({ db: tx, rows }, params.definitionId);
      const found = await targetOf(tx, version, today, newId);
      if (!found) throw designErrors.error('status');
      const all = await casesFor(tx, version);
      const { lost } = checked(all, found.definition, map);
      if (lost.length > 0) throw designErrors.error('lost', { values: { what: lost.map(({ name }) => `«${name}»`).join(messages.separator) }, data: { lost } });
      if (all.length === 0) throw designErrors.error('nothingToMove');
      return { cases: all, target: found, version };
    });
    let moved = 0;
    for (const { instanceId } of cases) {
      const moving = { target, map, by: actor.partyId, now: new Date(clock.now()), newId, dueAt };
      if (await transact((tx) => moveOne(tx, instanceId, moving))) moved += 1;
    }
    const changes = { moved: [null, moved], left: [null, cases.length - moved] } as const;
    await transact((tx) => writeAudit(tx, [{ entity: 'ProcessDefinition', id: params.definitionId, action: 'update', companyId: version.companyId, changes }]));
    return { moved, left: cases.length - moved };
  }),
];

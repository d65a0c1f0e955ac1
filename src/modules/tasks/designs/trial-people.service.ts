/** A trial with the people of the company (people.ts), as the wire shows it. */

import type { BodyOf } from '#kernel/call.ts';
import type { NodeOf, ProcessDefinition } from '#kernel/workflow/definition.ts';
import { type Asked, readAsked, type Who, writeRequests } from '#kernel/workflow/who.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { peopleFor } from '#platform/workflow/people/people.service.ts';
import type { Trial, tryDesign } from './designs.contract.ts';
import { namesIn, type StoredVersion } from './designs.store.ts';
import { type TrialDeps, type TrialPerson, tryOut } from './trial.rules.ts';

interface Trying {
  readonly db: Db;
  readonly version: StoredVersion;
  readonly definition: ProcessDefinition;
  /** ISO date. */
  readonly today: string;
  readonly now: Date;
  readonly dueAt: TrialDeps['dueAt'];
  /** Whoever tries may know who holds a permission or is in a group. */
  readonly mayExplain: boolean;
  /** Of whom they see the rows. */
  readonly rows: RowScope;
}

/** No case has this id: nobody has done anything in it. */
const NO_CASE = '00000000-0000-4000-8000-000000000000';
const SHOWN = 10;

/** Who did a step of the trial stands in it by name. */
function asPersons({ ways, except, inPerson }: Asked, did: ReadonlyMap<string, string>): Asked {
  const named = ways.map((way): Who => {
    const id = way.is === 'step' ? did.get(way.step) : undefined;
    return id === undefined ? way : { is: 'person', id };
  });
  return { ways: named, except: except.filter(({ is }) => is !== 'step'), inPerson };
}

const leftOut = ({ except }: Asked, did: ReadonlyMap<string, string>): readonly string[] => except.flatMap((way) => (way.is === 'step' ? (did.get(way.step) ?? []) : []));

export async function trialFor(
  { db, version, definition, today, now, dueAt, mayExplain, rows }: Trying,
  { subjectPartyId, variables, answers }: BodyOf<typeof tryDesign>,
): Promise<Trial> {
  const instance = {
    instanceId: NO_CASE,
    companyId: version.companyId,
    processKey: version.processKey,
    initiatorPartyId: subjectPartyId,
    subjectPartyId,
    isOfMany: false,
    variables,
  };
  const people = async ({ who }: NodeOf<'user'>, did: ReadonlyMap<string, string>): Promise<readonly TrialPerson[]> => {
    const asked = readAsked(who);
    if (asked === undefined) return [];
    const { ways, ...rest } = asPersons(asked, did);
    const out = leftOut(asked, did);
    for (const way of ways) {
      const found = await peopleFor({ db, instance, day: today }, { who: writeRequests({ ways: [way], ...rest }) });
      const isTold = mayExplain || (way.is !== 'permission' && way.is !== 'group');
      if (found.length > 0) return found.filter(({ partyId }) => !out.includes(partyId)).map((one) => ({ ...one, isTold }));
    }
    return [];
  };
  const { stops, ended, passed } = await tryOut(definition, { now, variables, answers, people, dueAt });
  const told = stops.flatMap((stop) => stop.people.flatMap(({ partyId, isTold }) => (isTold ? [partyId] : [])));
  const names = await namesIn(db, rows, told);
  const shown = (people: readonly TrialPerson[]) => people.filter(({ partyId, isTold }) => isTold && names.has(partyId)).slice(0, SHOWN);
  return {
    trail: stops.map(({ people: asked, at, due, outcome, outcomes, ...stop }) => ({
      ...stop,
      people: shown(asked).map(({ partyId, reason }) => ({ partyId, fullName: names.get(partyId) ?? '', reason })),
      more: asked.length - shown(asked).length,
      at: at.toISOString(),
      due: due?.toISOString() ?? null,
      outcome: outcome?.id ?? null,
      outcomeName: outcome?.name ?? null,
      outcomes: outcomes.map(({ id, name }) => ({ id, title: name })),
    })),
    ended,
    passed: [...passed],
  };
}

/** Variables of a case that its record says: read from it before every step, whatever stands in the row of the case. */
import type { Db } from '#platform/db/db.server.ts';
import type { ProcessCase } from '../process.define.ts';
import { factNames, processKind } from '../registry.server.ts';
import { caseOf } from './case-context.service.ts';
import type { Variables } from './instances.store.ts';

/** The variables with the facts of the record as it stands. */
export async function withFacts(db: Db, of: ProcessCase): Promise<Variables> {
  const kind = processKind(of.processKey);
  if (kind?.facts === undefined) return of.variables;
  const facts = await kind.facts({ db, case: caseOf(of) });
  return { ...of.variables, ...Object.fromEntries(factNames(kind).map((name) => [name, facts[name] ?? null])) };
}

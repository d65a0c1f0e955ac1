/** What the group of whoever asks for a loan expects of them, beside what their file says on the day (guide welfare 7.1 and 7.4): for whoever decides. */
import { compare, type Exact, isExact, readExact, writeExact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { loanScore } from '../loan-figures/loan-score.service.ts';
import { factOf, isCounted, LOAN_SCORE, maritalStates } from '../loan-provision/points.rules.ts';
import type { JudgedCriterion } from './criteria.rules.ts';
import { type Borrower, criteriaOfGroup, groupOf } from './loan-request.store.ts';

const MARITAL = 'MaterialStatusLc';

/** As numbers compare: of a marital state its number. */
const numberOf = (criterion: string, found: Value): Exact | undefined => {
  if (criterion === MARITAL) return typeof found === 'string' ? readExact(String(maritalStates[found] ?? 0)) : undefined;
  return isExact(found) ? found : undefined;
};

/** Of somebody who is of no group nothing. */
export async function judgedCriteria(db: Db, borrower: Borrower, welfareId: string): Promise<JudgedCriterion[]> {
  const group = await groupOf(db, borrower);
  const criteria = group === undefined ? [] : await criteriaOfGroup(db, group.groupId, welfareId);
  if (group === undefined || criteria.length === 0) return [];
  const { companyId, partyId, day } = borrower;
  const score = await loanScore(db, { companyId, welfareId }, day);
  const names = criteria.flatMap(({ criterion }) => (isCounted(criterion) && criterion !== 'ScoreLc' ? [factOf[criterion]] : []));
  const look = { db, rows: systemScope([companyId], day), actor: { companyId }, day };
  const { employmentId } = group;
  const facts = (await readKnown(look, new Set([...names, ...(score?.names ?? [])]), [{ partyRelationshipId: employmentId, partyId, companyId }]))(employmentId);
  const known = new Map<string, Value>([...facts, [LOAN_SCORE, score?.of(facts)]]);
  return criteria.map(({ criterion, title, expected, points }) => {
    const found = isCounted(criterion) ? numberOf(criterion, known.get(factOf[criterion])) : undefined;
    const wanted = readExact(expected);
    const isMet = found !== undefined && wanted !== undefined && (criterion === MARITAL ? compare(found, wanted) === 0 : compare(found, wanted) >= 0);
    return { criterion, title, expected, found: found === undefined ? null : writeExact(found), isMet, points };
  });
}

/** Which of the employments asked for somebody may count for, and what the vocabularies say of them. */
import { isUuid } from '#kernel/ids/ids.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { FormulaLook, Subject, Values, Vocabulary } from './formula.define.ts';

/** The employments of these ids within the rows; what is out of reach is left out. */
export async function subjectsIn({ db }: Pick<FormulaLook, 'db'>, rows: RowScope, ids: readonly string[]): Promise<readonly Subject[]> {
  const known = ids.filter(isUuid);
  const within = known.length === 1 ? onePersonIn : peopleIn;
  if (known.length === 0) return [];
  return db.many<Subject>(sql`
    select r.party_relationship_id as "partyRelationshipId", r.party_id as "partyId", r.company_id as "companyId" from party_relationship r
    where r.party_relationship_id = any (${known}::uuid[]) and ${within(rows, sql`r.party_id`, sql`r.company_id`)}`);
}

/** What each vocabulary that is asked for says of people, by `partyRelationshipId`: one read of it, whatever the number of people. */
export async function readPeople(
  look: FormulaLook,
  vocabularies: readonly Vocabulary[],
  asked: ReadonlySet<string>,
  subjects: readonly Subject[],
): Promise<readonly ReadonlyMap<string, Values>[]> {
  const reads = vocabularies.flatMap((vocabulary) => {
    const own = new Set(vocabulary.names.map(({ code }) => code).filter((code) => asked.has(code)));
    return vocabulary.of === 'person' && own.size > 0 ? [vocabulary.read(look, own, subjects)] : [];
  });
  // the database reads the next while the last is taken in here
  return Promise.all(reads);
}

/** What vocabularies say of the day, the same for everybody. */
export async function readShared(look: FormulaLook, vocabularies: readonly Vocabulary[], asked: ReadonlySet<string>): Promise<Values> {
  const read: Values[] = [];
  for (const vocabulary of vocabularies) if (vocabulary.of === 'day') read.push(await vocabulary.read(look, asked));
  return new Map(read.flatMap((values) => [...values]).filter(([code]) => asked.has(code)));
}

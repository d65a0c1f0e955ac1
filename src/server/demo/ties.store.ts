/** Writes what people are to their company: earlier employments first, then the present ones, then what else; and the ends. */

import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { insertRows } from './bulk.store.ts';
import type { Lived } from './people/life.store.ts';
import { span } from './spans.ts';
import type { Employment } from './ties.ts';

const isEmployment = ({ type }: Employment): boolean => type === 'PrtEmployee';

/** What stood beyond an end, for the way back: an open employment with its kind and wage; posts stay with whoever has them now. */
const beyond = {
  until: null,
  statusId: 'ActiveRel',
  facts: { employment_kind: { reached: null, later: [] }, employment_salary: { reached: null, later: [] } },
  holdings: [],
  places: [],
};

const employmentRow = ({ file: { partyId, companyId } }: Lived, { id, type, code, from, until }: Employment): object => ({
  partyRelationshipId: id,
  companyId,
  partyId,
  relationshipTypeEnumId: type,
  pseudoId: code,
  statusId: until === null ? 'ActiveRel' : 'NotActiveRel',
  valid: span(from, until),
});

/** Employments and other ties of people. */
export async function writeTies(tx: Tx, people: readonly Lived[]): Promise<void> {
  const rows = (wanted: (tie: Employment) => boolean): object[] => people.flatMap((one) => one.life.ties.filter(wanted).map((tie) => employmentRow(one, tie)));
  await insertRows(tx, 'party_relationship', rows(isEmployment));
  await insertRows(
    tx,
    'party_relationship',
    people.map((one) => {
      const { relationshipId: id, personnelCode: code, hired: from, left: until } = one.file;
      return { ...employmentRow(one, { id, type: 'PrtEmployee', code, from, until, ending: null }), codeOf: one.life.ties.find(isEmployment)?.id ?? null };
    }),
  );
  await insertRows(
    tx,
    'party_relationship',
    rows((tie) => !isEmployment(tie)),
  );
  await insertRows(
    tx,
    'employment_kind',
    people.flatMap(({ file: { companyId }, life }) =>
      life.ties.filter(isEmployment).map(({ id, from, until }) => ({ partyRelationshipId: id, companyId, employmentStatusEnumId: 'EmsContract', valid: span(from, until) })),
    ),
  );
  await insertRows(tx, 'employment_end', people.flatMap(endsOf));
}

/** The ends of the present employment and of earlier ones; each bears the id of its employment. */
function endsOf({ file: { partyId, companyId, relationshipId, left }, life }: Lived): object[] {
  const ends = [{ id: relationshipId, until: left, ending: life.ending }, ...life.ties.filter(isEmployment)];
  return ends.flatMap(({ id, until, ending }) =>
    until === null || ending === null
      ? []
      : [{ employmentEndId: id, partyRelationshipId: id, partyId, companyId, thruDate: addDays(until, -1), terminationTypeEnumId: ending, beyond }],
  );
}

/**
 * Filters by health facts. They lie sealed, so that the database cannot compare them: what is asked of them is read and
 * opened here, and the people who answer become a condition. Only for readers who hold the class health (search-filters.table.ts).
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { TableFilter } from '#kernel/table/definition.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { SealedField } from '#platform/secrets/sealed-field.define.ts';
import { healthParts, sealedHealth } from '../../sacrifice/sacrifice.store.ts';
import type { PeopleCondition } from './search-filters.table.ts';

/** Values opened before other requests get their turn. */
const AT_ONCE = 500;

interface SealedRow {
  readonly partyId: string;
  /** What the value is bound to. */
  readonly bound: string;
  readonly value: string;
}

interface SealedFact {
  readonly field: SealedField;
  readonly rows: Sql;
  readonly answers: (value: string, filter: TableFilter) => boolean;
}

const isSaid = (value: string, { values: [asked] }: TableFilter): boolean => value === asked;

function isWithin(value: string, { operator, values: [first = '', second = ''] }: TableFilter): boolean {
  const months = Number(value);
  if (operator === 'from') return months >= Number(first);
  if (operator === 'to') return months <= Number(first);
  return months >= Number(first) && months <= Number(operator === 'is' ? first : second);
}

const duration = healthParts.map(({ sealed }) => sealed?.['durationMonths']).find((field) => field !== undefined);

const facts: Readonly<Partial<Record<PeopleCondition, SealedFact>>> = {
  smoker: {
    field: sealedHealth.isSmoker,
    rows: sql`select h.party_id as "partyId", h.party_id as bound, h.is_smoker as value from health_state h where h.is_smoker is not null`,
    answers: isSaid,
  },
  medicalHistory: {
    field: sealedHealth.hasDisease,
    rows: sql`select h.party_id as "partyId", h.party_id as bound, h.has_disease as value from health_state h where h.has_disease is not null`,
    answers: isSaid,
  },
  ...(duration && {
    sacrificeMonths: {
      field: duration,
      rows: sql`select s.party_id as "partyId", s.sacrifice_id as bound, s.duration_months as value from sacrifice s`,
      answers: isWithin,
    },
  }),
};

/** People who answer the filters of sealed facts, by condition; conditions that are not asked are absent. */
export type SealedAnswers = ReadonlyMap<TableFilter, readonly string[]>;

async function peopleOf(db: Db, { field, rows, answers }: SealedFact, filter: TableFilter): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { partyId, bound, value }] of (await db.many<SealedRow>(rows)).entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await turn();
    if (answers(field.open(bound, value), filter)) found.push(partyId);
  }
  return found;
}

/** Opens what the filters ask for, in the companies of the transaction. */
export async function sealedAnswers(db: Db, filters: readonly TableFilter[]): Promise<SealedAnswers> {
  const answers = new Map<TableFilter, readonly string[]>();
  for (const filter of filters) {
    const fact = facts[filter.column as PeopleCondition];
    if (fact !== undefined) answers.set(filter, await peopleOf(db, fact, filter));
  }
  return answers;
}

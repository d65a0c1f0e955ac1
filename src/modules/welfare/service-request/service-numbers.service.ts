/** What a request costs, told with names and numbers. */
import { AppError } from '#kernel/errors.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Asker, judge, sumOf } from './check-service.service.ts';

/** Rials as digits. `fault`: the field of the form that keeps it from being counted. */
export interface Numbers {
  readonly people: readonly {
    readonly name: string;
    readonly relation: string;
    readonly age: number | null;
    readonly cost: string;
    readonly employeeShare: string;
    readonly employerShare: string;
  }[];
  readonly cost: string;
  readonly employeeShare: string;
  readonly employerShare: string;
}

const digits = ({ cost, employeeShare, employerShare }: { readonly cost: bigint; readonly employeeShare: bigint; readonly employerShare: bigint }) => ({
  ...{ cost: String(cost), employeeShare: String(employeeShare), employerShare: String(employerShare) },
});

/** Of its first choice. Throws what a request may not be. */
export async function countNumbers(db: Db, asker: Asker, values: FormValues, mustBeOpen: boolean): Promise<Numbers> {
  const { costs } = await judge(db, asker, values, { mustBeOpen });
  const first = [...costs.values()][0] ?? [];
  return { people: first.map((one) => ({ name: one.person.name, relation: one.person.relation, age: one.age ?? null, ...digits(one) })), ...digits(sumOf(first)) };
}

/** The same; null of one that cannot be counted any more. */
export async function numbersOf(db: Db, asker: Asker, values: FormValues): Promise<Numbers | null> {
  try {
    return await countNumbers(db, asker, values, false);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The question of a case; what is left open is not said. */
import type { BodyInput } from '#kernel/call.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import { rowsIn, rowsOfQuestion } from './case-rows.ui.ts';
import type { simulatePay } from './simulator.contract.ts';
import type { simulatorForm } from './simulator.form.ts';
import words from './simulator-page.messages.fa.ts';

type Question = BodyInput<typeof simulatePay>;
export type CaseValues = ValuesOf<typeof simulatorForm>;

/** The person a case is about. */
export interface CasePerson {
  readonly partyId: string;
  readonly partyRelationshipId: string;
}

export const personIn = (value: unknown): CasePerson | undefined =>
  typeof value === 'object' && value !== null && 'partyRelationshipId' in value ? (value as CasePerson) : undefined;

const given = (facts: NonNullable<Question['facts']>): NonNullable<Question['facts']> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== false));

function factsOf(values: CaseValues, isOfPerson: boolean): NonNullable<Question['facts']> {
  const { hireDate, leaveDate, dailyWage, seniorityDaily, insuredDays, days, exemptionUsed, isMarried, children, hardWork, workshopRelief, ...rest } = values;
  const count = (value: unknown): number | undefined => (value === null ? undefined : Number(value));
  return {
    // of a person who is named what stands in the file counts where nothing is said
    ...(isOfPerson ? {} : { isMarried: isMarried === true, children: Number(children ?? 0) }),
    ...given({
      ...{ hireDate: hireDate ?? undefined, leaveDate, dailyWage, isMarried: isMarried === true, children: count(children) },
      ...{ seniorityDaily: seniorityDaily ?? undefined, insuredDays: count(insuredDays), days: count(days), exemptionUsed: exemptionUsed ?? undefined },
      ...{ hardWork: hardWork === true, workshopRelief: workshopRelief === true, insurance: (rest.insurance as 'worker' | null) ?? undefined },
      taxCondition: (rest.taxCondition as 'normal' | null) ?? undefined,
      serviceLocation: (rest.serviceLocation as 'normal' | null) ?? undefined,
      housing: (rest.housing as 'none' | null) ?? undefined,
      car: (rest.car as 'none' | null) ?? undefined,
    }),
  };
}

const work = (workFactor: string, minutes: number | null) => (minutes === null || minutes === 0 ? [] : [{ workFactor, minutes }]);

export function questionOf(values: CaseValues): Question {
  const { year, month, overtime, night, friday, deduction } = values;
  const person = personIn(values.person);
  const several = rowsOfQuestion((kind) => rowsIn(values[kind]));
  const worked = [...work('overtime', overtime), ...work('night', night), ...work('friday', friday), ...(several.work ?? [])];
  const taken = deduction === null ? [] : [{ code: 'deduction', title: words.deduction, amount: deduction, isDeduct: 'Y' as const }];
  return {
    ...several,
    ...{ year: Number(year), month: Number(month), facts: factsOf(values, person !== undefined) },
    ...(person && { partyRelationshipId: person.partyRelationshipId }),
    ...(typeof values.payGroup === 'string' && { payGroup: values.payGroup }),
    ...(values.fromDate && { fromDate: values.fromDate }),
    ...(values.thruDate && { thruDate: values.thruDate }),
    // what stands in the file of the person counts where no work is said
    ...(person && worked.length === 0 ? { work: undefined } : { work: worked }),
    lines: [...taken, ...(several.lines ?? [])],
  };
}

/** What the file of a person says for pay: the names that formulas know it by, each with its class, and the facts they make. Pure. */
import type { Row, Value } from '#kernel/formula/values.ts';
import type { PayFacts } from '../pay/pay-case.rules.ts';

/** Names of vocabularies by the class that they belong to. */
export const factNames = {
  public: ['employment.hireDate', 'employment.endDate'],
  personal: ['person.marital'],
  family: ['family.children'],
} as const;

const dayOf = (value: Value): string | undefined => (typeof value === 'object' && 'date' in value ? value.date : undefined);

function childOf(row: Row): { readonly birthDate: string; readonly isStudent: boolean; readonly isDisabled: boolean } {
  const occupation = row.get('occupation');
  return { birthDate: dayOf(row.get('birthDate')) ?? '', isStudent: occupation === 'EmpsStudent', isDisabled: occupation === 'EmpsDisabled' };
}

export type PersonFacts = Partial<Pick<PayFacts, 'hireDate' | 'leaveDate'>> & Pick<PayFacts, 'isMarried'> & { readonly children?: ReturnType<typeof childOf>[] };

/** What is not known is left out. */
export function personFacts(values: ReadonlyMap<string, Value>): PersonFacts {
  const [hireDate, leaveDate, children] = [dayOf(values.get('employment.hireDate')), dayOf(values.get('employment.endDate')), values.get('family.children')];
  return {
    ...(hireDate !== undefined && { hireDate }),
    ...(leaveDate !== undefined && { leaveDate }),
    isMarried: values.get('person.marital') === 'MarsMarried',
    ...(Array.isArray(children) && { children: children.map(childOf) }),
  };
}

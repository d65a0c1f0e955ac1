/** One account for each kind of user, held by people of the demo organisation. Pure: who gets which. */
import type { Career, Organisation, Position, Unit } from './organisation.ts';

export interface DemoUser {
  readonly username: string;
  /** Ids of platform/access/access.catalogue.ts. */
  readonly group: 'administrator' | 'hrOfficer' | 'payrollOfficer' | 'orderOfficer' | 'accountant' | 'unitManager' | 'employee' | 'recruiter';
  /** What is printed beside the account. */
  readonly who: string;
  /** The group works for all companies of the holding. */
  readonly everywhere: boolean;
}

export const demoUsers = [
  { username: 'admin', group: 'administrator', who: 'administrator', everywhere: false },
  { username: 'hrofficer', group: 'hrOfficer', who: 'HR officer', everywhere: true },
  { username: 'payroll', group: 'payrollOfficer', who: 'payroll officer', everywhere: true },
  { username: 'orders', group: 'orderOfficer', who: 'officer of orders', everywhere: true },
  { username: 'accountant', group: 'accountant', who: 'accountant', everywhere: true },
  { username: 'manager', group: 'unitManager', who: 'unit manager', everywhere: false },
  { username: 'employee', group: 'employee', who: 'employee', everywhere: false },
  { username: 'recruiter', group: 'recruiter', who: 'recruiter', everywhere: true },
] as const satisfies readonly DemoUser[];

type Username = (typeof demoUsers)[number]['username'];

interface Place {
  /** Place of the person among the careers. */
  readonly person: number;
  readonly position: Position;
  readonly unit: Unit;
  readonly jobKey: string;
  readonly isHead: boolean;
}

/** Everybody who holds a position today. */
function present({ careers, seats, units, jobs }: Organisation): Place[] {
  return careers.flatMap(({ holdings }: Career, person) => {
    const last = holdings.at(-1);
    const position = last && last.thru === null ? seats[last.position] : undefined;
    const unit = position && units[position.unit];
    const jobKey = position && jobs[position.job]?.key;
    return position && unit && jobKey ? [{ person, position, unit, jobKey, isHead: jobKey === unit.level }] : [];
  });
}

/** Which person gets which account; fewer than all in an organisation of less than eight people. */
export function pickAccounts(organisation: Organisation): Map<Username, number> {
  const people = present(organisation);
  const holding = organisation.companies[0]?.companyId;
  const main = organisation.companies[1]?.companyId ?? holding;
  const taken = new Map<Username, number>();
  const free = ({ person }: Place): boolean => ![...taken.values()].includes(person);
  /** The first wish that somebody fulfils; anybody in the end. */
  const give = (username: Username, ...wishes: ((place: Place) => boolean)[]): Place | undefined => {
    const found = [...wishes, () => true].map((wish) => people.find((place) => free(place) && wish(place))).find((place) => place !== undefined);
    if (found) taken.set(username, found.person);
    return found;
  };
  const inHolding = ({ position }: Place): boolean => position.companyId === holding;
  const inMain = ({ position }: Place): boolean => position.companyId === main;
  give('admin', (one) => inHolding(one) && one.isHead && one.unit.field === 'it', inHolding);
  give('hrofficer', (one) => inHolding(one) && one.isHead && one.unit.field === 'people', inHolding);
  give('payroll', (one) => inHolding(one) && one.jobKey === 'payroll', inHolding);
  give('accountant', (one) => inHolding(one) && one.jobKey === 'accountant', inHolding);
  give('recruiter', (one) => inHolding(one) && one.jobKey === 'recruiting', inHolding);
  const manager = give(
    'manager',
    (one) => inMain(one) && one.isHead && one.unit.level === 'OlManagement' && one.unit.field === 'production',
    (one) => inMain(one) && one.isHead && one.unit.level === 'OlManagement',
    (one) => inMain(one) && one.isHead,
  );
  give(
    'employee',
    (one) => !one.isHead && one.unit.unitId === manager?.unit.unitId,
    (one) => inMain(one) && !one.isHead,
  );
  give('orders', (one) => inHolding(one) && one.jobKey === 'personnel', inHolding);
  return taken;
}

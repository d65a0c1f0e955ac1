/**
 * Factors that every company begins with, and how the law counts them (guide iran.md 1.1, 1.2 and 1.9): every figure is a dated parameter of the
 * law. Points of civil service are those that somebody's job and file have, times the coefficient of the year (civil service law 64 to 68).
 */
import words from './order-factor-defaults.messages.fa.ts';

export type OrderSet = keyof typeof words;

export interface FactorDefault {
  readonly code: string;
  readonly title: string;
  readonly orderSet: OrderSet;
  readonly group: 'PfgBase' | 'PfgExtra' | 'PfgFixed';
  readonly basis: 'BcpDaily' | 'BcpMonthly';
  readonly way: 'formula' | 'typed' | 'carried';
  readonly isScored: 'Y' | 'N';
  readonly isDailyWage: 'Y' | 'N';
  readonly displayOrder: number;
  readonly paidAs: string | null;
  readonly amountText: string | null;
}

/** First day of the oldest year whose law is kept (1398). */
export const LAW_SINCE = '2019-03-21';

type Said = readonly [group: FactorDefault['group'], basis: FactorDefault['basis'], amountText: string | null, paidAs: string | null];

const labour: Readonly<Record<keyof (typeof words)['labour'], Said>> = {
  dailyWage: ['PfgBase', 'BcpDaily', 'max(orElse(EMPL_T_dailyWage, order.wage), law.LpMinDailyWage)', 'base'],
  groupWage: ['PfgBase', 'BcpDaily', 'orElse(EMPL_T_groupWage, orElse(wageTable.daily, orElse(EMPL_P_groupWage, 0)))', 'base'],
  seniorityWage: ['PfgBase', 'BcpDaily', 'orElse(EMPL_T_seniorityWage, order.seniority)', 'seniority'],
  housingRight: ['PfgFixed', 'BcpMonthly', 'law.LpHousing', 'housing'],
  groceryRight: ['PfgFixed', 'BcpMonthly', 'law.LpGrocery', 'grocery'],
  maritalRight: ['PfgFixed', 'BcpMonthly', 'if order.married then orElse(law.LpMarital, 0) else 0', 'marital'],
  childRight: ['PfgFixed', 'BcpMonthly', 'law.LpChild * order.children', 'child'],
  supervisionExtra: ['PfgExtra', 'BcpMonthly', null, 'base'],
  hardshipExtra: ['PfgExtra', 'BcpMonthly', null, 'base'],
  attractionExtra: ['PfgExtra', 'BcpMonthly', null, 'base'],
};

const points = (code: string): string => `EMPL_S_${code} * law.LpPointCoefficient`;
const fixedPay = ['jobRight', 'managementExtra', 'employeeRight'] as const;
const continuous = ['jobExtra', 'areaExtra', 'hardshipPoints', 'veteranExtra'] as const;
const special = `EMPL_S_specialExtra / 100 * (${[...fixedPay, ...continuous].map((code) => `EMPL_R_${code}`).join(' + ')})`;

const civil: Readonly<Record<keyof (typeof words)['civil'], Said>> = {
  jobRight: ['PfgBase', 'BcpMonthly', points('jobRight'), 'base'],
  managementExtra: ['PfgBase', 'BcpMonthly', points('managementExtra'), 'base'],
  employeeRight: ['PfgBase', 'BcpMonthly', points('employeeRight'), 'base'],
  jobExtra: ['PfgExtra', 'BcpMonthly', points('jobExtra'), 'base'],
  areaExtra: ['PfgExtra', 'BcpMonthly', points('areaExtra'), 'base'],
  hardshipPoints: ['PfgExtra', 'BcpMonthly', points('hardshipPoints'), 'base'],
  veteranExtra: ['PfgExtra', 'BcpMonthly', points('veteranExtra'), 'base'],
  familyExtra: ['PfgFixed', 'BcpMonthly', points('familyExtra'), 'marital'],
  childExtra: ['PfgFixed', 'BcpMonthly', points('childExtra'), 'child'],
  specialExtra: ['PfgExtra', 'BcpMonthly', special, 'base'],
  adaptationDifference: ['PfgBase', 'BcpMonthly', null, 'base'],
};

const wayOf = (orderSet: OrderSet, code: string, amountText: string | null): FactorDefault['way'] => {
  if (code === 'adaptationDifference') return 'carried';
  return orderSet === 'civil' || amountText === null ? 'typed' : 'formula';
};

const STEP = 10;

const defaultsOf = (orderSet: OrderSet, said: Readonly<Record<string, Said>>, first: number): FactorDefault[] =>
  Object.entries(said).map(([code, [group, basis, amountText, paidAs]], at) => ({
    ...{ code, orderSet, group, basis, amountText, paidAs, displayOrder: first + at * STEP },
    title: (words[orderSet] as Readonly<Record<string, string>>)[code] ?? code,
    way: wayOf(orderSet, code, amountText),
    isScored: orderSet === 'civil' && amountText !== null ? 'Y' : 'N',
    isDailyWage: code === 'dailyWage' ? 'Y' : 'N',
  }));

export const factorDefaults: readonly FactorDefault[] = [...defaultsOf('labour', labour, 10), ...defaultsOf('civil', civil, 200)];

/**
 * The library of formulas of the demo: constants, tables, an input factor and formulas of every use, published from the first
 * day of 1405, and a draft that names a constant nobody has defined. Texts are stored by codes, in Persian words. Pure.
 */
import { inPersian } from '#kernel/formula/persian.ts';
import type { ContentOf, FormulaTest, LibraryKind } from '#platform/formula/library/library.contract.ts';
import type { StoredRow } from '#platform/formula/library/table-rows/table-rows.rules.ts';
import words from './formulas.messages.fa.ts';

/** 1405/01/01. */
export const LIBRARY_FROM = '2026-03-21';

export interface DemoItem {
  readonly kind: LibraryKind;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly isDraft: boolean;
  readonly content: object;
  /** Of a table. */
  readonly rows: readonly StoredRow[];
}

export interface DemoFormula extends DemoItem {
  readonly kind: 'formula';
  readonly content: ContentOf<'formula'>;
}

const plain = { description: null, isDraft: false, rows: [] } as const;
const constant = (code: keyof typeof words.constants, value: string, unit: string): DemoItem => ({
  ...plain,
  kind: 'constant',
  code,
  title: words.constants[code],
  content: { value, unit },
});

const table = (code: keyof typeof words.tables, kind: 'code' | 'band', rows: readonly (readonly [string | null, string])[]): DemoItem => ({
  ...plain,
  kind: 'table',
  code,
  title: words.tables[code],
  content: { keys: [{ kind, title: words.keys[code] }], columns: [words.columns[code]] },
  rows: rows.map(([key, cell]) => ({ keys: [key], cells: [cell] })),
});

const factor: DemoItem = {
  ...plain,
  kind: 'inputFactor',
  code: 'efficiency',
  title: words.factors.efficiency,
  content: { fieldClass: 'evaluation', unit: 'point' },
};

type Use = 'order.amount' | 'order.score' | 'pay.factor' | 'welfare.eligible' | 'appraisal.score';
type Case = readonly [values: FormulaTest['values'], expect: FormulaTest['expect']];

const isMoney = (use: Use): boolean => use === 'order.amount' || use === 'pay.factor';

const formula = (use: Use, code: keyof typeof words.formulas, text: string, ...cases: readonly Case[]): DemoFormula => {
  const { title, about, tests } = words.formulas[code];
  const rounding = isMoney(use) ? ({ unit: '1', mode: 'half' } as const) : null;
  const content = { use, text: inPersian(text), rounding, tests: cases.map(([values, expect], at) => ({ title: tests[at] ?? title, values, expect })) };
  return { kind: 'formula', code, title, description: about, isDraft: false, content, rows: [] };
};

const gives = (values: FormulaTest['values'], value: string | boolean): Case => [values, { value }];
const fails = (values: FormulaTest['values'], fault: string): Case => [values, { fault }];

const bachelor = { 'education.degree': { text: 'QtBachelor' } };
const noExperience = { 'education.relatedExperience': '0', 'education.semiRelatedExperience': '0' };
const khordad = { 'period.firstDay': { date: '2026-05-22' }, 'period.lastDay': { date: '2026-06-21' } };
const kind = (text: string) => ({ 'employment.kind': { text } });
const children = (...ages: readonly string[]) => ({ 'family.children': ages.map((age) => ({ age })) });
const FULL_TIME = '["EmsOfficial", "EmsTreaty", "EmsContract"]';

const ofOrders: readonly DemoFormula[] = [
  formula('order.amount', 'monthlyWage', 'employment.dailyWage * 30', gives({ 'employment.dailyWage': '1000000' }, '30000000')),
  formula('order.amount', 'housing', 'law.LpHousing', gives({ 'law.LpHousing': '9000000' }, '9000000')),
  formula(
    'order.amount',
    'childAllowance',
    'law.LpChild * count(family.children, age < 18)',
    gives({ 'law.LpChild': '5000000', ...children('10', '20') }, '5000000'),
    gives({ 'law.LpChild': '5000000', ...children() }, '0'),
  ),
  formula(
    'order.amount',
    'maritalAllowance',
    'if person.marital = "MarsMarried" then law.LpMarital else 0',
    gives({ 'person.marital': { text: 'MarsMarried' }, 'law.LpMarital': '5000000' }, '5000000'),
    gives({ 'person.marital': { text: 'MarsSingle' } }, '0'),
  ),
  formula(
    'order.amount',
    'serviceAllowance',
    'monthlyWage * band(employment.serviceYears, T_service)',
    gives({ 'employment.dailyWage': '1000000', 'employment.serviceYears': '10' }, '1500000'),
    gives({ 'employment.dailyWage': '1000000', 'employment.serviceYears': '25' }, '4500000'),
  ),
  formula('order.amount', 'scoreAmount', 'totalScore * C_pointValue', gives({ ...bachelor, ...noExperience, 'employment.serviceYears': '10' }, '4250000')),
  formula(
    'order.score',
    'degreeScore',
    'lookup(T_degree, education.degree)',
    gives({ 'education.degree': { text: 'QtMaster' } }, '85'),
    fails({ 'education.degree': { text: 'QtPrimary' } }, 'noRow'),
  ),
  formula(
    'order.score',
    'serviceScore',
    'min(employment.serviceYears, 30) * 10',
    gives({ 'employment.serviceYears': '12' }, '120'),
    gives({ 'employment.serviceYears': '34' }, '300'),
  ),
  formula(
    'order.score',
    'experienceScore',
    'floor(education.relatedExperience / 365 * 5 + education.semiRelatedExperience / 365 * 2)',
    gives({ 'education.relatedExperience': '730', 'education.semiRelatedExperience': '365' }, '12'),
  ),
  formula('order.score', 'totalScore', 'degreeScore + serviceScore + experienceScore', gives({ ...bachelor, ...noExperience, 'employment.serviceYears': '2' }, '90')),
];

const ofPay: readonly DemoFormula[] = [
  formula('pay.factor', 'foodPay', 'C_foodPerDay * C_workDays * month.part', gives({ 'month.part': '1' }, '33000000'), gives({ 'month.part': '1/2' }, '16500000')),
  formula(
    'pay.factor',
    'transportPay',
    `if employment.kind in ${FULL_TIME} then C_transport else C_transport * 50%`,
    gives(kind('EmsContract'), '12000000'),
    gives(kind('EmsHourly'), '6000000'),
  ),
  formula('pay.factor', 'rewardPay', 'C_reward * IF_efficiency / 100', gives({ IF_efficiency: '80' }, '40000000'), fails({}, 'missingValue')),
  formula(
    'pay.factor',
    'workedWage',
    'employment.dailyWage * overlap(period.firstDay, period.lastDay, employment.hireDate, orElse(employment.endDate, period.lastDay))',
    gives({ ...khordad, 'employment.dailyWage': '1000000', 'employment.hireDate': { date: '2020-03-20' } }, '31000000'),
    gives({ ...khordad, 'employment.dailyWage': '1000000', 'employment.hireDate': { date: '2026-06-12' } }, '10000000'),
  ),
  formula(
    'pay.factor',
    'serviceMonthly',
    'if employment.serviceYears >= 1 then law.LpSeniorityDaily * period.length else 0',
    gives({ 'employment.serviceYears': '3', 'law.LpSeniorityDaily': '100000', 'period.length': '31' }, '3100000'),
    gives({ 'employment.serviceYears': '0' }, '0'),
  ),
];

const ofWelfare: readonly DemoFormula[] = [
  formula(
    'welfare.eligible',
    'loanEligible',
    `employment.serviceYears >= C_minService and employment.kind in ${FULL_TIME}`,
    gives({ ...kind('EmsTreaty'), 'employment.serviceYears': '3' }, true),
    gives({ ...kind('EmsTreaty'), 'employment.serviceYears': '1' }, false),
  ),
  formula('welfare.eligible', 'schoolGift', 'any(family.children, age >= 7 and age <= 18)', gives(children('10'), true), gives(children('3'), false)),
  formula(
    'welfare.eligible',
    'weddingGift',
    'has(family.weddingDate) and days(family.weddingDate, period.day) <= 90',
    gives({ 'family.weddingDate': { date: '2026-05-01' }, 'period.day': { date: '2026-06-01' } }, true),
    gives({ 'family.weddingDate': { date: '2016-05-01' }, 'period.day': { date: '2026-06-01' } }, false),
    gives({ 'period.day': { date: '2026-06-01' } }, false),
  ),
];

const ofAppraisal: readonly DemoFormula[] = [
  formula('appraisal.score', 'efficiencyScore', 'clamp(IF_efficiency, 0, 100)', gives({ IF_efficiency: '90' }, '90'), gives({ IF_efficiency: '120' }, '100')),
  formula('appraisal.score', 'appraisalTotal', 'efficiencyScore * 70% + lookup(T_degree, education.degree) * 30%', gives({ ...bachelor, IF_efficiency: '90' }, '84')),
];

const draft: DemoFormula = {
  ...formula('pay.factor', 'nightPay', 'employment.dailyWage * 30 * C_nightRate', gives({ 'employment.dailyWage': '1000000' }, '10500000')),
  isDraft: true,
};

export const demoFormulas: readonly DemoFormula[] = [...ofOrders, ...ofPay, ...ofWelfare, ...ofAppraisal, draft];

export const demoItems: readonly DemoItem[] = [
  constant('foodPerDay', '1500000', 'rial'),
  constant('workDays', '22', 'count'),
  constant('transport', '12000000', 'rial'),
  constant('pointValue', '25000', 'rial'),
  constant('reward', '50000000', 'rial'),
  constant('minService', '2', 'count'),
  table('service', 'band', [
    ['5', '0'],
    ['10', '0.05'],
    ['20', '0.1'],
    [null, '0.15'],
  ]),
  table('degree', 'code', [
    ['QtDiploma', '40'],
    ['QtAssociate', '55'],
    ['QtBachelor', '70'],
    ['QtMaster', '85'],
    ['QtDoctorate', '100'],
  ]),
  factor,
  ...demoFormulas,
];

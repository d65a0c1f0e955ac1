/** What is asked of many people at once: the personnel list by each kind of filter, the reports, the figures of the dashboard, and one file after another. */
import { CLIENTS } from './calls.ts';

export type Username = 'admin' | 'hrofficer' | 'manager' | 'recruiter';

export interface Case {
  readonly name: string;
  readonly as: Username;
  /** Asked in turn, behind /api/rest/s1/hcm/. */
  readonly paths: readonly string[];
  readonly targetMs: number;
  /** Those who ask at once. */
  readonly clients: number;
}

const LIST_TARGET_MS = 150;
/** Figures over everybody and reports are opened by few at once. */
const FEW_CLIENTS = 4;

type Filter = readonly [column: string, operator: string, ...values: string[]];
const filtered = (...filters: readonly Filter[]): string =>
  `filter=${encodeURIComponent(JSON.stringify(filters.map(([column, operator, ...values]) => ({ column, operator, values }))))}`;

const manyGaps = ['position', 'birthDate', 'degree', 'nationalCode', 'mobile', 'address', 'account'];

/** What the list is asked for, by the kind of question. */
const questions = (names: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  pages: [0, 1, 2, 5, 40].map((page) => `pageIndex=${page}`),
  'everybody, also those who left': ['statusId=all', 'statusId=NotActiveRel'],
  'by words': names.map((name) => `searchValue=${encodeURIComponent(name)}`),
  'lecturers and applicants': [filtered(['relation', 'in', 'prtInstructor', 'PrtApplicant'])],
  'age, marital state, kids': [filtered(['age', 'between', '30', '31'], ['marital', 'in', 'MarsSingle'], ['kids', 'is', '0'])],
  'an age of few': [filtered(['age', 'is', '61'])],
  'nobody of an age': [filtered(['age', 'from', '120'])],
  'degree and field': [filtered(['degree', 'in', 'QtMaster', 'QtDoctorate']), filtered(['degree', 'notIn', 'QtBachelor'])],
  'kind and service': [filtered(['employmentStatus', 'in', 'EmsContract'], ['service', 'between', '5', '7'])],
  'position and job': [filtered(['gradeType', 'in', 'GrtExpert']), filtered(['unitLevel', 'in', 'OlOffice']), filtered(['jobCategory', 'in', 'JcIt'])],
  province: [filtered(['province', 'in', 'IRN-P8']), filtered(['province', 'empty'])],
  account: [filtered(['accountStatus', 'in', 'none']), filtered(['accountStatus', 'in', 'active'])],
  'other information': [
    filtered(['otherInfoType', 'in', 'OtherPersonalInf']),
    filtered(['otherInfoType', 'in', 'OpiShoeSize']),
    filtered(['otherInfoValue', 'contains', 'abc']),
    filtered(['otherInfoValue', 'contains', '44']),
  ],
  'one gap': [filtered(['gap', 'in', 'mobile']), filtered(['gap', 'in', 'birthDate']), filtered(['gap', 'in', 'email'])],
  'all gaps': [filtered(['gap', 'in', 'photo', 'postalCode', 'email', ...manyGaps])],
  'gaps of nobody': [filtered(['gap', 'in', ...manyGaps])],
  'no gap': [filtered(['gap', 'notIn', ...manyGaps])],
});

/** The list as the page asks for it, by a reader who sees everybody and by one who sees one company of several. */
export function listCases(names: readonly string[]): Case[] {
  const of = (as: Username, list: string): Case[] =>
    Object.entries(questions(names)).map(([name, queries]) => ({
      name: `${list}: ${name}`,
      as,
      paths: queries.map((query) => `personList?pageSize=25&${query}`),
      targetMs: LIST_TARGET_MS,
      clients: CLIENTS,
    }));
  return [...of('admin', 'list'), ...of('hrofficer', "a company's list")];
}

/** Reports as their pages ask for them, and with who lacks something. */
const reports: Readonly<Record<string, readonly string[]>> = {
  family: ['', filtered(['missing', 'in', 'Spouse'])],
  contact: ['', filtered(['missing', 'in', 'PhoneHome']), filtered(['kinds', 'in', 'PhoneMobile'])],
  address: ['', filtered(['missing', 'in', 'PostalHome']), filtered(['kinds', 'in', 'PostalHome'])],
  bank: ['', filtered(['missing', 'in', 'PmpPriamryAccont'])],
  documents: ['', filtered(['missing', 'in', 'AttNationalCard'])],
  missingDocuments: [''],
};

export const reportCases = (): Case[] =>
  Object.entries(reports).map(([report, queries]) => ({
    name: `report: ${report}`,
    as: 'admin',
    paths: queries.map((query) => `report/${report}?pageSize=25&${query}`),
    targetMs: LIST_TARGET_MS,
    clients: FEW_CLIENTS,
  }));

/** Files opened one after the other as the profile opens them, and the figures of the dashboard. */
export function fileCases(people: readonly string[]): Case[] {
  const each = (name: string, path: (partyId: string) => string): Case => ({
    name: `file: ${name}`,
    as: 'hrofficer',
    paths: people.map(path),
    targetMs: LIST_TARGET_MS,
    clients: CLIENTS,
  });
  const tabs = ['address', 'tel', 'electronic', 'education', 'family', 'bankAccount', 'structure', 'seats', 'documentChecklist'];
  return [
    each('base facts', (partyId) => `infoOfEachPerson?partyId=${partyId}`),
    each('header', (partyId) => `getpartyuserInfoHeader?partyId=${partyId}`),
    { ...each('tabs', () => ''), paths: people.flatMap((partyId) => tabs.map((tab) => `person/${tab}?partyId=${partyId}`)) },
    { name: 'dashboard', as: 'admin', paths: ['dashboard/summary'], targetMs: LIST_TARGET_MS, clients: FEW_CLIENTS },
  ];
}

/** The personnel structure of each company: groups, sub-groups, areas, cost centres, and where a person belongs. Pure. */
import { type Field, fieldOrder, type Grade } from './jobs.ts';
import words from './people/life.messages.fa.ts';
import type { LifeMaking, Row } from './people/life.ts';
import { span } from './spans.ts';
import structure from './structure.messages.fa.ts';

type Kind = 'EmployeeGroups' | 'EmployeeSubGroups' | 'CostCenter' | 'ActivityArea' | 'ExpertiseArea';

/** Ids of the rows of a company by kind and key. */
export type GroupIds = ReadonlyMap<string, string>;

type Group = keyof typeof words.groups;
const groupOf: Readonly<Record<Grade, readonly [Group, string]>> = {
  chief: ['managers', 'chief'],
  deputy: ['managers', 'chief'],
  manager: ['managers', 'manager'],
  head: ['supervisors', 'head'],
  supervisor: ['supervisors', 'supervisor'],
  senior: ['experts', 'senior'],
  expert: ['experts', 'expert'],
  technician: ['workers', 'technician'],
  worker: ['workers', 'worker'],
};
const areaOf: Readonly<Record<Field, keyof typeof words.areas>> = {
  people: 'office',
  finance: 'office',
  it: 'office',
  production: 'making',
  technical: 'making',
  quality: 'making',
  sales: 'trade',
  services: 'trade',
};
const HEAD = 'head';

interface Classification {
  readonly kind: Kind;
  readonly key: string;
  readonly under?: string;
  readonly name: string;
}

/** Parents before their children. */
const classifications: readonly Classification[] = [
  ...Object.entries(words.groups).map(([key, { name }]): Classification => ({ kind: 'EmployeeGroups', key, name })),
  ...Object.entries(words.groups).flatMap(([under, group]) => Object.entries(group.under).map(([key, name]): Classification => ({ kind: 'EmployeeSubGroups', key, under, name }))),
  { kind: 'CostCenter', key: HEAD, name: words.centres.head },
  ...fieldOrder.map((key): Classification => ({ kind: 'CostCenter', key, name: words.centres.of(structure.fields[key].name) })),
  ...Object.entries(words.areas).map(([key, name]): Classification => ({ kind: 'ActivityArea', key, name })),
  ...fieldOrder.map((key): Classification => ({ kind: 'ExpertiseArea', key, name: structure.fields[key].name })),
];

const placeOf = (kind: Kind, key: string): string => `${kind}.${key}`;

/** Rows of party_classification of a company, and their ids. */
export function makeGroups(companyId: string, nextId: () => string): { readonly rows: readonly Row[]; readonly ids: GroupIds } {
  const ids = new Map<string, string>();
  const rows = classifications.map(({ kind, key, under, name }, i): Row => {
    const partyClassificationId = nextId();
    ids.set(placeOf(kind, key), partyClassificationId);
    const parentClassificationId = under === undefined ? null : (ids.get(placeOf('EmployeeGroups', under)) ?? null);
    return { partyClassificationId, companyId, classificationTypeEnumId: kind, parentClassificationId, standardCode: String(101 + i), description: name };
  });
  return { rows, ids };
}

/** Nine in ten have a place; of a few the sub-group or the areas are not known. */
export function makePlace({ file, grade, field, groups, dice, nextId }: LifeMaking): Row[] {
  const chance = dice(7);
  const ids = groups.get(file.companyId);
  if (ids === undefined || chance.chance(0.09)) return [];
  const id = (kind: Kind, key: string, gap: number): string | null => (chance.chance(gap) ? null : (ids.get(placeOf(kind, key)) ?? null));
  const [group, subGroup] = groupOf[grade];
  return [
    {
      personnelStructureId: nextId(),
      employeeGroupId: id('EmployeeGroups', group, 0),
      employeeSubGroupId: id('EmployeeSubGroups', subGroup, 0.12),
      costCenterId: id('CostCenter', field ?? HEAD, 0.05),
      activityAreaId: id('ActivityArea', field === null ? 'office' : areaOf[field], 0.25),
      expertiseAreaId: field === null ? null : id('ExpertiseArea', field, 0.35),
      valid: span(file.hired, file.left),
    },
  ];
}

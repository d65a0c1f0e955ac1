/**
 * What the personnel are filtered by beside the columns of their list (guide personnel 6.2). Each says its class: whoever
 * does not hold it may not ask, because the number of answers would tell.
 */

import type { FieldClass } from '#kernel/entity.ts';
import { optionRows } from '#kernel/form/options.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import words from './search-filters.messages.fa.ts';

const condition = <const C extends ColumnDefinition>(column: C) => ({ ...column, isCondition: true as const });

/** Facts that a file may lack, and the class of each (all of several are asked for). */
export const gapClasses = {
  gender: 'public',
  photo: 'public',
  position: 'public',
  employmentKind: 'public',
  birthDate: 'personal',
  birthPlace: 'personal',
  marital: 'personal',
  military: 'personal',
  degree: 'personal',
  fatherName: 'identity',
  nationalCode: 'identity',
  idNumber: 'identity',
  latinName: 'public',
  nationality: 'personal',
  residenceStatus: 'personal',
  relatives: ['family', 'personal'],
  structure: 'public',
  insuranceNumber: 'identity',
  mobile: 'contact',
  phone: 'contact',
  address: 'contact',
  postalCode: 'contact',
  email: 'contact',
  user: 'contact',
  // of married people only, so that it tells who is
  kids: ['family', 'personal'],
  account: 'bank',
  wage: 'pay',
} as const satisfies Readonly<Record<keyof typeof words.gaps, FieldClass | readonly FieldClass[]>>;
export type Gap = keyof typeof gapClasses;

const gaps = Object.entries(gapClasses).map(([enumId, fieldClass]) => ({ enumId, description: words.gaps[enumId as Gap], class: fieldClass }));

export const peopleConditions = [
  condition({ name: 'suffix', label: words.suffix, type: 'text' }),
  condition({ name: 'age', label: words.age, type: 'count', class: 'personal' }),
  condition({ name: 'militaryState', label: words.militaryState, type: 'select', options: 'MilitaryState', class: 'personal' }),
  condition({ name: 'marital', label: words.marital, type: 'select', options: 'MaritalStatus', class: 'personal' }),
  condition({ name: 'kids', label: words.kids, type: 'count', class: 'family' }),
  condition({ name: 'birthPlace', label: words.birthPlace, type: 'text', class: 'personal' }),
  condition({ name: 'nationality', label: words.nationality, type: 'select', options: 'Country', class: 'personal' }),
  condition({ name: 'religion', label: words.religion, type: 'select', options: 'ReligionEnumId', class: 'personal' }),
  condition({ name: 'sect', label: words.sect, type: 'select', options: 'SectEnumId', class: 'personal' }),
  condition({ name: 'hasDaughter', label: words.hasDaughter, type: 'indicator', class: 'family', operators: ['is'] }),
  condition({ name: 'hasSon', label: words.hasSon, type: 'indicator', class: 'family', operators: ['is'] }),
  condition({ name: 'medicalHistory', label: words.medicalHistory, type: 'indicator', class: 'health', operators: ['is'] }),
  condition({ name: 'smoker', label: words.smoker, type: 'indicator', class: 'health', operators: ['is'] }),
  condition({ name: 'sacrifice', label: words.sacrifice, type: 'indicator', class: 'health', operators: ['is'] }),
  condition({ name: 'sacrificeMonths', label: words.sacrificeMonths, type: 'count', class: 'health', operators: ['is', 'from', 'to', 'between'] }),
  condition({ name: 'residenceStatus', label: words.residenceStatus, type: 'select', options: 'ResidenceStatus', class: 'personal' }),
  condition({ name: 'province', label: words.province, type: 'select', options: 'Province', class: 'contact' }),
  condition({ name: 'county', label: words.county, type: 'select', options: 'County', class: 'contact' }),
  condition({ name: 'degree', label: words.degree, type: 'select', options: 'QualificationType', class: 'personal' }),
  condition({ name: 'studyField', label: words.studyField, type: 'text', class: 'personal' }),
  /** Employees, unless others are asked for. */
  condition({ name: 'relation', label: words.relation, type: 'select', options: 'PartyRelationshipType', operators: ['in'] }),
  condition({ name: 'employingCompany', label: words.employingCompany, type: 'select', options: 'Organization', operators: ['in', 'notIn'] }),
  condition({ name: 'employmentStatus', label: words.employmentStatus, type: 'select', options: 'EmploymentStatus' }),
  condition({ name: 'leaveDate', label: words.leaveDate, type: 'date' }),
  condition({ name: 'service', label: words.service, type: 'count', operators: ['is', 'from', 'to', 'between'] }),
  condition({
    name: 'accountStatus',
    label: words.accountStatus,
    type: 'select',
    options: optionRows(words.accountStates),
    class: 'contact',
    operators: ['in', 'notIn'],
  }),
  condition({ name: 'post', label: words.post, type: 'select', options: 'EmplPosition' }),
  condition({ name: 'role', label: words.role, type: 'select', options: 'Role' }),
  condition({ name: 'positionType', label: words.positionType, type: 'select', options: 'PositionType' }),
  condition({ name: 'gradeType', label: words.gradeType, type: 'select', options: 'GradeType' }),
  condition({ name: 'payGrade', label: words.payGrade, type: 'select', options: 'PayGrade' }),
  condition({ name: 'unitLevel', label: words.unitLevel, type: 'select', options: 'OrganizationLevel' }),
  condition({ name: 'job', label: words.job, type: 'select', options: 'Job' }),
  condition({ name: 'jobCategory', label: words.jobCategory, type: 'select', options: 'JobCategory' }),
  condition({ name: 'jobGrade', label: words.jobGrade, type: 'select', options: 'JobGrade' }),
  condition({ name: 'jobScore', label: words.jobScore, type: 'float' }),
  condition({ name: 'area', label: words.area, type: 'select', options: 'ActivityArea' }),
  condition({ name: 'expertise', label: words.expertise, type: 'select', options: 'ExpertiseArea' }),
  condition({ name: 'employeeGroup', label: words.employeeGroup, type: 'select', options: 'EmployeeGroups' }),
  condition({ name: 'employeeSubGroup', label: words.employeeSubGroup, type: 'select', options: 'EmployeeSubGroups' }),
  condition({ name: 'costCenter', label: words.costCenter, type: 'select', options: 'CostCenter' }),
  condition({ name: 'otherInfoType', label: words.otherInfoType, type: 'select', options: 'settingType', class: 'personal' }),
  condition({ name: 'otherInfoValue', label: words.otherInfoValue, type: 'text', class: 'personal', operators: ['contains', 'begins', 'is'] }),
  condition({ name: 'gap', label: words.gap, type: 'select', options: gaps, operators: ['in', 'notIn'] }),
] as const;
export type PeopleCondition = (typeof peopleConditions)[number]['name'];

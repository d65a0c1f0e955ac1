/** Relatives of people (guide personnel 10.2, family). */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { blankColumn, personColumns } from '../person-report/person-columns.rules.ts';
import words from './family-report.messages.fa.ts';

const family = { class: 'family' } as const;
const rare = { ...family, hidden: true } as const;
const relations = { ...family, type: 'select', options: 'PartyRelationshipType/FamilyMember' } as const;

const { relativeCode, fatherName, birthDate, birthPlace, marital, occupation, degree, contactNumber } = words;
const facts = optionRows({ relativeCode, fatherName, birthDate, birthPlace, marital, occupation, degree, contactNumber });

export const familyTable = defineTable({
  key: 'reports/family',
  rowKey: 'recordId',
  title: words.title,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'relation', label: words.relation, ...relations },
    { name: 'relativeName', label: words.relativeName, type: 'text', width: 168, ...family },
    { name: 'relativeCode', label: words.relativeCode, type: 'code', ...rare },
    { name: 'fatherName', label: words.fatherName, type: 'text', ...rare },
    { name: 'gender', label: words.gender, type: 'select', options: 'Gender', ...rare },
    { name: 'birthPlace', label: words.birthPlace, type: 'text', ...family },
    { name: 'birthDate', label: words.birthDate, type: 'date', ...family },
    { name: 'weddingDate', label: words.weddingDate, type: 'date', ...rare },
    { name: 'divorceDate', label: words.divorceDate, type: 'date', ...rare },
    { name: 'marital', label: words.marital, type: 'select', options: 'MaritalStatus', ...family },
    { name: 'kids', label: words.kids, type: 'count', ...family },
    { name: 'occupation', label: words.occupation, type: 'select', options: 'OccupationStatus', ...family },
    { name: 'residence', label: words.residence, type: 'text', ...rare },
    { name: 'military', label: words.military, type: 'select', options: 'MilitaryState', ...family },
    { name: 'religion', label: words.religion, type: 'select', options: 'ReligionEnumId', ...rare },
    { name: 'sect', label: words.sect, type: 'select', options: 'SectEnumId', ...rare },
    { name: 'degree', label: words.degree, type: 'select', options: 'QualificationType', ...rare },
    { name: 'studyField', label: words.studyField, type: 'select', options: 'UniversityFields', ...rare },
    { name: 'emergency', label: words.emergency, type: 'indicator', ...rare },
    { name: 'dependant', label: words.dependant, type: 'indicator', ...rare },
    { name: 'contactNumber', label: words.contactNumber, type: 'code', ...rare },
    { name: 'age', label: words.age, type: 'count', operators: ['is', 'from', 'to', 'between'], isCondition: true, ...family },
    { name: 'missing', label: words.missing, ...relations, operators: ['in', 'notIn'], isCondition: true },
    blankColumn('family', facts),
  ],
});

/** Forms of the tab of education and work (guide personnel 6.3). */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm, type FormValues } from '#kernel/form/definition.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import words from './education-page.messages.fa.ts';

/** The marks of Iranian universities go up to it. */
const BEST_MARK = 20;
const HOURS_OF_A_WEEK = 168;

const relation = { type: 'select', name: 'relationDegreeEnumId', label: words.relation, options: 'RelationDegree' } as const;
const place = { type: 'select', optionIdField: 'geoId', optionLabelField: 'geoName' } as const;

/** Work experience stands in the second table. */
const isDegree = ({ enumId }: FormValues): boolean => enumId !== 'WorkExperience';

export const scan = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

export const educationForm = defineForm('personnel/education', [
  { type: 'select', name: 'qualificationTypeEnumId', label: words.degree, options: 'QualificationType', filterOptions: (rows) => rows.filter(isDegree), required: true },
  { type: 'select', name: 'academicDepartmentEnumId', label: words.department, options: 'AcademicDepartmentType' },
  { type: 'select', name: 'universityFieldEnumId', label: words.field, options: 'UniversityFields' },
  {
    type: 'text',
    name: 'fieldText',
    label: words.fieldText,
    help: words.fieldTextHelp,
    maxLength: 120,
    // one field of study has one name
    visibleWhen: ({ universityFieldEnumId }) => universityFieldEnumId == null || universityFieldEnumId === 'UfOther',
  },
  { type: 'select', name: 'universityTypeEnumId', label: words.universityType, options: 'UniversityType' },
  { type: 'select', name: 'universityEnumId', label: words.university, options: 'UniversityName' },
  { ...place, name: 'countryGeoId', label: words.country, options: 'Country' },
  { type: 'text', name: 'universityUnit', label: words.unit, maxLength: 120 },
  ...partDays,
  relation,
  { type: 'float', name: 'gradeAverage', label: words.average, max: BEST_MARK },
  { type: 'text', name: 'thesisTitle', label: words.thesis, maxLength: 300, col: 12 },
  { type: 'file', name: 'attachment', label: words.attachment, ...scan },
]);

export const workForm = defineForm('personnel/workExperience', [
  { type: 'text', name: 'title', label: words.workTitle, required: true, maxLength: 150 },
  { type: 'select', name: 'jobId', label: words.job, options: 'Job' },
  { type: 'text', name: 'employer', label: words.employer, maxLength: 150 },
  { ...place, name: 'stateProvinceGeoId', label: words.province, options: 'Province' },
  { type: 'select', name: 'gradeTypeEnumId', label: words.level, options: 'GradeType' },
  { type: 'select', name: 'industryEnumId', label: words.industry, options: 'IndustryType', required: true },
  partDays[0],
  { ...partDays[1], required: true },
  { type: 'number', name: 'weeklyHours', label: words.weeklyHours, min: 1, max: HOURS_OF_A_WEEK, unit: words.hours },
  relation,
  { type: 'textarea', name: 'description', label: words.description, maxLength: 2000, rows: 2, col: 12 },
]);

/** The form of a post (guide organisation 5.5). */
import { defineForm } from '#kernel/form/definition.ts';
import messages from './positions-page.messages.fa.ts';

const MOST_SEATS = 9999;
/** Posts are found by their code and words. */
const posts = { url: '/rest/s1/hcm/positionOptions', optionIdField: 'emplPositionId', optionLabelField: 'description' } as const;

export const positionForm = defineForm('organisation/position', [
  { type: 'text', name: 'pseudoId', label: messages.code, code: 'pseudoId', required: true, maxLength: 40 },
  { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
  {
    type: 'lazyselect',
    name: 'organizationPartyId',
    label: messages.unit,
    url: '/rest/s1/hcm/unitOptions',
    optionIdField: 'unitId',
    optionLabelField: 'organizationName',
    required: true,
  },
  { type: 'select', name: 'statusId', label: messages.status, options: 'StaEmplPosition', required: true, disableClearable: true },
  { type: 'select', name: 'positionTypeEnumId', label: messages.type, options: 'PositionType' },
  { type: 'select', name: 'gradeTypeEnumId', label: messages.grade, options: 'GradeType' },
  { type: 'select', name: 'payGradeId', label: messages.rank, options: 'PayGrade' },
  {
    type: 'lazyselect',
    name: 'jobId',
    label: messages.job,
    url: '/rest/s1/hcm/jobOptions',
    optionIdField: 'jobId',
    optionLabelField: 'jobTitle',
    // rows of jobs have no class: another job empties it
    otherOutputs: { jobGradeId: 'jobGradeId' },
  },
  // drawn by the page (job-class.tsx): the classes are those of the chosen job
  {
    type: 'lazyselect',
    name: 'jobGradeId',
    label: messages.jobClass,
    url: '/rest/s1/hcm/jobClassOptions',
    optionIdField: 'jobGradeId',
    visibleWhen: ({ jobId }) => typeof jobId === 'string',
  },
  { type: 'number', name: 'seats', label: messages.seats, min: 1, max: MOST_SEATS, required: true, help: messages.seatsHelp },
  { type: 'lazyselect', name: 'reportsToId', label: messages.superior, ...posts },
  // drawn by the page (dotted-lines.tsx): a list of all posts would be too long
  { type: 'multiselect', name: 'dottedToIds', label: messages.dotted, options: 'EmplPosition', optionIdField: 'emplPositionId' },
  { type: 'date', name: 'from', label: messages.from, required: true, help: messages.fromHelp },
]);

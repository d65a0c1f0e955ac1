/** The forms of a job (guide organisation 5.7). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import messages from './jobs-page.messages.fa.ts';

/** JobCategory has two levels: categories, and what belongs to each. */
const categories = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId == null);
const subCategories = (rows: readonly OptionRow[], { jobCategoryEnumId }: FormValues): OptionRow[] =>
  rows.filter(({ parentEnumId }) => parentEnumId != null && parentEnumId === jobCategoryEnumId);

const codeField = { type: 'text', name: 'jobCode', label: messages.code, required: true, maxLength: 40 } as const;
const titleField = { type: 'text', name: 'jobTitle', label: messages.name, required: true, maxLength: 200 } as const;

/** `mayLackProducer`: a job that came by import has no post that prepared it; whoever writes its description is not made to say one. */
export const jobFormOf = ({ mayLackProducer = false }: { readonly mayLackProducer?: boolean } = {}) =>
  defineForm('organisation/job', [
    codeField,
    { ...titleField, col: 6 },
    {
      type: 'lazyselect',
      name: 'producerEmplPositionId',
      label: messages.producer,
      url: '/rest/s1/hcm/positionOptions',
      optionIdField: 'emplPositionId',
      optionLabelField: 'description',
      required: !mayLackProducer,
    },
    {
      type: 'select',
      name: 'jobCategoryEnumId',
      label: messages.category,
      options: 'JobCategory',
      filterOptions: categories,
      otherOutputs: empties('jobSubCategoryEnumId'),
    },
    {
      type: 'select',
      name: 'jobSubCategoryEnumId',
      label: messages.subCategory,
      options: 'JobCategory',
      filterOptions: subCategories,
      visibleWhen: ({ jobCategoryEnumId }) => jobCategoryEnumId != null,
    },
    { type: 'select', name: 'gender', label: messages.gender, options: 'Gender', appendOptions: [{ enumId: 'B', description: messages.bothGenders }] },
    { type: 'number', name: 'workExperience', label: messages.experience, max: 60, unit: messages.years },
    { type: 'range', name: 'age', label: messages.age, min: 15, max: 80, unit: messages.years, optional: true },
    { type: 'date', name: 'fromDate', label: messages.fromDate, help: messages.fromHelp },
    {
      type: 'date',
      name: 'thruDate',
      label: messages.thruDate,
      help: messages.thruHelp,
      validator: ({ fromDate, thruDate }) => fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined),
    },
    { type: 'textarea', name: 'jobDescription', label: messages.description, maxLength: 4000, col: 12 },
    { type: 'textarea', name: 'jobTarget', label: messages.target, maxLength: 4000, col: 12 },
  ]);

export const jobForm = jobFormOf();

export const copyForm = defineForm('organisation/jobCopy', [
  { ...codeField, col: 12 },
  { ...titleField, col: 12 },
]);

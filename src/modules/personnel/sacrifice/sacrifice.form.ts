/** Forms of the tab of sacrifice and health (guide personnel 6.3). */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import words from './sacrifice-page.messages.fa.ts';

/** A hundred years. */
const MOST_MONTHS = 1_200;

export const scan = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

export const sacrificeForm = defineForm('personnel/sacrifice', [
  { type: 'text', name: 'sacrificeCode', label: words.code, code: 'latin', maxLength: 30 },
  { type: 'select', name: 'sacrificeTypeEnumId', label: words.type, options: 'SacrificeType' },
  { type: 'number', name: 'durationMonths', label: words.duration, unit: words.month, max: MOST_MONTHS, required: true },
  { type: 'text', name: 'operationArea', label: words.area, maxLength: 150 },
  { type: 'number', name: 'disabilityPercent', label: words.disability, unit: words.percent, max: 100 },
  { type: 'file', name: 'sacrificeDocument', label: words.document, ...scan },
]);

export const diseaseForm = defineForm('personnel/disease', [
  { type: 'select', name: 'diseaseTypeEnumId', label: words.disease, options: 'DiseaseType', required: true },
  { type: 'text', name: 'medicine', label: words.medicine, maxLength: 200 },
  ...partDays,
]);

const isDay = (value: unknown): value is string => typeof value === 'string';

/** The next one comes after this one. */
const nextIsLater = ({ experimentDate: at, nextExperimentDate: next }: FormValues) => fault(isDay(at) && isDay(next) && next <= at ? words.nextFault : undefined);

export const experimentForm = defineForm('personnel/experiment', [
  { type: 'select', name: 'experimentTypeEnumId', label: words.experiment, options: 'ExperimentType', required: true },
  { type: 'date', name: 'experimentDate', label: words.date, disableFuture: true },
  { type: 'date', name: 'nextExperimentDate', label: words.nextDate, validator: nextIsLater },
  { type: 'text', name: 'experimentResult', label: words.result, maxLength: 300 },
  { type: 'textarea', name: 'diagnosis', label: words.diagnosis, maxLength: 1000, rows: 2, col: 12 },
  { type: 'file', name: 'experimentImage', label: words.image, ...scan },
]);

export const healthForm = defineForm({
  key: 'personnel/health',
  subject: 'partyId',
  sections: [
    {
      fields: [
        { type: 'indicator', name: 'hasDisease', label: words.hasDisease, class: 'health' },
        { type: 'indicator', name: 'isSmoker', label: words.isSmoker, class: 'health' },
      ],
    },
  ],
});

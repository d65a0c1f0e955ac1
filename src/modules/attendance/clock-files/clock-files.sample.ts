import { defineSample } from '#testing/sample.ts';
import { clockFormats } from './clock-files.contract.ts';

export const clockFormat = defineSample({
  gives: 'row/clockFormat',
  create: clockFormats.create,
  isOfCompany: true,
  body: (label) => ({
    ...{ title: label, separator: 'tab', encoding: 'utf8', calendar: 'gregorian', yearDigits: '4', skipLines: 0 },
    ...{ cardAt: '1', dateAt: '2', timeAt: null, keyAt: '3', sample: null },
  }),
});

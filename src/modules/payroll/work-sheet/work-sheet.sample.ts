import { defineSample } from '#testing/sample.ts';
import { workSheet } from './work-sheet.contract.ts';

export const workSheetLine = defineSample({
  gives: 'row/workSheetLine',
  create: workSheet.create,
  body: (label, pseudoId) => ({ pseudoId, year: 1405, month: 7, workFactor: 'overtime', minutes: 600, project: label }),
});

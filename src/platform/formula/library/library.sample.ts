import { defineSample } from '#testing/sample.ts';
import { addFactorValue } from './input-factors/factor-values.contract.ts';
import { constants, formulas, inputFactors, tables } from './library.contract.ts';
import { importPackage } from './packages/package.contract.ts';

const FROM = '2026-03-21';

export const formula = defineSample({
  gives: 'row/formula',
  create: formulas.create,
  beside: ['/rest/s1/rule/formula', '/rest/s1/hcm/entity/Formula'],
  body: (title) => ({ code: 'sampleFormula', title, fromDate: FROM, use: 'pay.factor', text: '1 + 1', rounding: null, tests: [] }),
  named: ['formulaId', 'formulaIds'],
});

export const constant = defineSample({
  gives: 'row/constant',
  create: constants.create,
  beside: ['/rest/s1/rule/constant'],
  body: (title) => ({ code: 'sampleConstant', title, value: '12', fromDate: FROM }),
  named: ['constantId'],
});

export const inputFactor = defineSample({
  gives: 'row/inputFactor',
  create: inputFactors.create,
  beside: ['/rest/s1/rule/inputFactor'],
  body: (title) => ({ code: 'sampleFactor', title, fieldClass: 'pay', fromDate: FROM }),
  named: ['inputFactorId'],
});

export const inputFactorValue = defineSample({
  gives: 'row/inputFactorValue',
  create: addFactorValue,
  body: (_title, pseudoId) => ({ pseudoId, value: '3' }),
  needs: { inputFactorId: 'row/inputFactor' },
});

export const table = defineSample({
  gives: 'row/formulaTable',
  create: tables.create,
  beside: ['/rest/s1/rule/table'],
  body: (title) => ({ code: 'sampleTable', title, fromDate: FROM, keys: [{ kind: 'band', title }], columns: [title] }),
  named: ['formulaTableId'],
});

export const libraryPackage = defineSample({
  gives: 'row/libraryPackage',
  create: importPackage,
  body: (label) => ({
    format: 'formula-package/1',
    items: [{ kind: 'constant', code: 'samplePacked', title: `${label} packed`, description: null, fromDate: FROM, content: { value: '1', unit: null } }],
  }),
  named: ['libraryPackageId'],
});

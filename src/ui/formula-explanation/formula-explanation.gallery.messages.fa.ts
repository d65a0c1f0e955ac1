import type { FormulaName } from '#ui/formula-editor/formula-name.ts';

const names: readonly FormulaName[] = [
  { code: 'EMP_WAGE', title: 'حقوق پایه', type: 'number', unit: 'rial' },
  { code: 'IF_1', title: 'ضریب عملکرد', type: 'number', unit: 'ratio' },
  { code: 'C_3', title: 'سقف پاداش', type: 'number', unit: 'rial' },
];
export default {
  names,
  text: 'کمینه(EMP_WAGE × IF_1 × 7.5٪، C_3)',
  product: 'EMP_WAGE × IF_1 × 7.5٪',
  factors: 'EMP_WAGE × IF_1',
  share: '7.5٪',
  order: 'حکم کارگزینی',
  input: 'عوامل ورودی مهر',
  constant: 'مقادیر ثابت ۱۴۰۵',
};

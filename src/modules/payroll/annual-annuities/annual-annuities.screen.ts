import { defineScreen } from '#kernel/screen.ts';
import type messages from './annual-annuities.messages.fa.ts';

export const annualAnnuitiesScreen = defineScreen<typeof messages>()({
  path: '/AnnualAnnuities',
  title: 'title',
  chrome: 'full',
  access: ['payroll/annualAnnuities/observe'],
  menu: { parent: 'payroll', order: 20 },
  search: { year: 'integer' },
});

import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './output-types.messages.fa.ts';

export const outputTypesScreen = defineScreen<typeof messages>()({
  path: '/payroll/outputType',
  title: 'title',
  chrome: 'full',
  access: ['payroll/outputType/observe'],
  menu: { parent: 'payroll', order: 44 },
  search: { ...tableSearch, tab: 'text', payOutputTypeId: 'text', payBankTemplateId: 'text' },
});

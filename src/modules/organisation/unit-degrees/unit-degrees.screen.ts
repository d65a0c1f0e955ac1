import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './unit-degrees.messages.fa.ts';

/** Spec section 6 takes it out of the menu: it is reached by its address and the palette. */
export const unitDegreesScreen = defineScreen<typeof messages>()({
  path: '/organizationalUnitDegree',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalUnitDegree/observe'],
  search: { ...tableSearch, asOf: 'day', tab: 'text' },
});

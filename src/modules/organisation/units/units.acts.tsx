import { ArrowLeftRight, Building2 } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './units.acts.messages.fa.ts';

export const unitsActs = defineActs(
  { id: 'units.newUnit', words: words.newUnit, icon: Building2, href: '/organizationalUnit?unitId=new', keys: ['organizationChartManagement/organizationalUnit/add'] },
  { id: 'units.moveUnit', words: words.moveUnit, icon: ArrowLeftRight, href: '/organizationalUnit', keys: ['organizationChartManagement/organizationalUnit/edit'] },
);

import type { ComponentType } from 'react';
import { useScreenTab } from '#ui/tabs/screen-tabs.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { managementScreen } from '../management/management.screen.ts';
import words from './calendars-page.messages.fa.ts';
import { Programmes, Rules, Shifts } from './shift-records.tsx';
import { ShiftYear } from './shift-year.tsx';

const contents: Readonly<Record<keyof typeof words.section, ComponentType>> = { year: ShiftYear, programmes: Programmes, shifts: Shifts, rules: Rules };
const sections = Object.keys(contents) as (keyof typeof contents)[];

/** Calendars of the company: the year in colours, programmes, shifts and rules (guide questionnaire-performance.md 16.1). */
export function CalendarsTab() {
  const [selected = 'year', select] = useScreenTab(managementScreen, sections, { name: 'part', forgets: ['id'] });
  const Content = contents[selected];
  return (
    <Tabs isSegmented label={words.sections} tabs={sections.map((id) => ({ id, label: words.section[id] }))} selected={selected} onSelect={select}>
      <Content />
    </Tabs>
  );
}

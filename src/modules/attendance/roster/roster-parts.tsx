import type { ComponentType } from 'react';
import { useScreenTab } from '#ui/tabs/screen-tabs.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { managementScreen } from '../management/management.screen.ts';
import { NeedsList } from '../staffing/needs-list.tsx';
import words from './roster-page.messages.fa.ts';
import { RosterTab } from './roster-tab.tsx';

const contents: Readonly<Record<keyof typeof words.section, ComponentType>> = { days: RosterTab, needs: NeedsList };
const sections = Object.keys(contents) as (keyof typeof contents)[];

/** The roster, and how many people its shifts need. */
export function RosterParts() {
  const [selected = 'days', select] = useScreenTab(managementScreen, sections, { name: 'part', forgets: ['id'] });
  const Content = contents[selected];
  return (
    <Tabs isSegmented label={words.sections} tabs={sections.map((id) => ({ id, label: words.section[id] }))} selected={selected} onSelect={select}>
      <Content />
    </Tabs>
  );
}

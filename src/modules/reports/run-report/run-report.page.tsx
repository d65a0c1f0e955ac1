import type { ComponentType } from 'react';
import { tableSearch } from '#kernel/table/search.ts';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { Actors, Steps } from './breakdowns.tsx';
import { LookFilters } from './look-filters.tsx';
import { Overview } from './overview.tsx';
import { Cases, Tasks } from './run-lists.tsx';
import titles from './run-report.messages.fa.ts';
import { runReportScreen } from './run-report.screen.ts';
import words from './run-report-page.messages.fa.ts';
import { type RunLook, useLook } from './use-look.ui.ts';

/** The figures of a look, below its filters. */
const figures = (id: keyof typeof words.tabs, Figures: ComponentType<{ look: RunLook }>): ScreenTab<{ look: RunLook }> => ({
  id,
  label: words.tabs[id],
  Content: ({ look }) => (
    <Stack>
      <LookFilters look={look} />
      <Figures look={look} />
    </Stack>
  ),
});

const tabs = [
  figures('overview', Overview),
  figures('steps', Steps),
  figures('actors', Actors),
  { id: 'cases', label: words.tabs.cases, Content: Cases },
  { id: 'tasks', label: words.tabs.tasks, Content: Tasks },
];

/** Filters of the one table mean nothing to the other. */
const ofOneTable = [...Object.keys(tableSearch), 'step', 'stuck', 'actor'];

/** How the processes run: cycle time, what is open, overdue and stuck, by process, step and person, with the lists behind the figures. */
export default function RunReportPage() {
  return (
    <Page title={titles.title} lead={words.lead}>
      <ScreenTabs screen={runReportScreen} label={words.tabsLabel} tabs={tabs} at={{ look: useLook() }} forgets={ofOneTable} />
    </Page>
  );
}

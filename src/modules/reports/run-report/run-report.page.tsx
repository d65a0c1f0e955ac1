import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Actors, Steps } from './breakdowns.tsx';
import { LookFilters } from './look-filters.tsx';
import { Overview } from './overview.tsx';
import { Cases, Tasks } from './run-lists.tsx';
import titles from './run-report.messages.fa.ts';
import { runReportScreen } from './run-report.screen.ts';
import words from './run-report-page.messages.fa.ts';
import { useLook } from './use-look.ui.ts';

const parts = { overview: Overview, steps: Steps, actors: Actors, cases: Cases, tasks: Tasks } as const;
const tabs = ['overview', 'steps', 'actors', 'cases', 'tasks'] as const;
type Tab = (typeof tabs)[number];

const isList = (tab: Tab): boolean => tab === 'cases' || tab === 'tasks';

/** How the processes run: cycle time, what is open, overdue and stuck, by process, step and person, with the lists behind the figures. */
export default function RunReportPage() {
  const { tab, from, to, by, process, unit } = useScreenSearch(runReportScreen);
  const open = useOpenScreen();
  const look = useLook();
  const selected = tabs.find((id) => id === tab) ?? 'overview';
  const Part = parts[selected];
  return (
    <Page title={titles.title} lead={words.lead}>
      <Tabs
        label={words.tabsLabel}
        tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
        selected={selected}
        // filters of the one table mean nothing to the other
        onSelect={(id) => void open(runReportScreen, { search: { tab: id === 'overview' ? undefined : id, from, to, by, process, unit }, replace: true })}
      >
        <Stack>
          {isList(selected) ? null : <LookFilters look={look} />}
          <Part look={look} />
        </Stack>
      </Tabs>
    </Page>
  );
}

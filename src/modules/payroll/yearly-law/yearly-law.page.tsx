import { lazy } from 'react';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { ParametersTab, type YearOfAddress } from '../annual-annuities/parameters-tab.tsx';
import { DecreeTab } from '../decree/decree-tab.tsx';
import { ProfileTab } from '../legal-profile/profile-tab.tsx';
import { OBSERVE } from '../pay-run-state/pay-run-names.rules.ts';
import messages from './yearly-law.messages.fa.ts';
import { yearlyLawScreen } from './yearly-law.screen.ts';

/** Looked at by those who send, and not by those who open the law. */
const DeadlinesTab = lazy(() => import('../legal-deadlines/deadlines-tab.tsx').then((file) => ({ default: file.DeadlinesTab })));

const tabs: readonly ScreenTab<YearOfAddress>[] = [
  { id: 'parameters', label: messages.tabs.parameters, keys: ['payroll/annualAnnuities/observe'], Content: ParametersTab },
  { id: 'profile', label: messages.tabs.profile, keys: ['payroll/annualAnnuities/legalProfile/observe'], Content: ProfileTab },
  { id: 'decree', label: messages.tabs.decree, keys: ['payroll/annualAnnuities/decree/observe'], Content: DecreeTab },
  { id: 'deadlines', label: messages.tabs.deadlines, keys: [OBSERVE], Content: DeadlinesTab },
];
/** Filters and order belong to the list of one tab. */
const ofOneTab = ['q', 'f', 's', 'page', 'size', 'c', 'd', 'l', 'view'];

/** The law of pay: its figures by year, and how the company reads it where it can be read in more than one way. */
export default function YearlyLawPage() {
  const { year } = useScreenSearch(yearlyLawScreen);
  const setSearch = useSetScreenSearch(yearlyLawScreen);
  return (
    <PageFrame>
      <PageHeader title={messages.title} />
      <ScreenTabs screen={yearlyLawScreen} label={messages.tabsLabel} tabs={tabs} at={{ year, onYear: (value) => void setSearch({ year: value }) }} forgets={ofOneTab} />
    </PageFrame>
  );
}

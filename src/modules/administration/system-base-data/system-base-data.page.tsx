import { WorkCalendarTab } from '#platform/calendar/work-calendar/work-calendar-tab.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { TabbedPage } from '#platform/reference-data/register/tabbed-page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { bankRegister, branchRegister, organRegister } from './system-base-data.contract.ts';
import messages from './system-base-data.messages.fa.ts';
import { systemBaseDataScreen } from './system-base-data.screen.ts';
import { bankForm, branchForm } from './system-base-data.table.ts';

function Organs() {
  return <RegisterEditor of={organRegister} rowName={({ organName }: RegisterRow) => String(organName)} />;
}

function Branches() {
  const organs = useRegisterOptions(organRegister, 'organName');
  return <RegisterEditor of={branchRegister} form={branchForm(organs)} rowName={({ branchTitle }: RegisterRow) => String(branchTitle)} />;
}

function Banks() {
  const banks = useRegisterOptions(bankRegister, 'description');
  return <RegisterEditor of={bankRegister} form={bankForm(banks)} rowName={({ description }: RegisterRow) => String(description)} />;
}

function WorkCalendar() {
  const { of } = useScreenSearch(systemBaseDataScreen);
  const setSearch = useSetScreenSearch(systemBaseDataScreen);
  return <WorkCalendarTab section={of} onSection={(section) => (section === of ? undefined : void setSearch({ of: section }))} />;
}

const content = { organ: Organs, branch: Branches, bank: Banks, calendar: WorkCalendar };

/** Organisations payroll pays with their branches, the banks (guide base-data 7.3), and the work calendar of the company. */
export default function SystemBaseDataPage() {
  return <TabbedPage screen={systemBaseDataScreen} title={messages.title} tabs={messages.tabs} content={content} />;
}

import type { ReplyOf } from '#kernel/call.ts';
import { setLogo } from '#platform/company/company.contract.ts';
import { LogoCard } from '#platform/company/logo-card.ui.tsx';
import { AsOf } from '#ui/as-of/as-of.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { RecordFacts } from '#ui/record-sheet/record-sheet.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { AddressTab, ContactTab, OtherTab } from '../contact/contact-tabs.tsx';
import { AccessTab } from './access-tab.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { InsuranceTab, TaxTab } from './area-tabs.tsx';
import { editCompany, readCompany } from './company.contract.ts';
import { companyForm } from './company.form.ts';
import pageMessages from './company.messages.fa.ts';
import { companyScreen } from './company.screen.ts';
import messages from './company-page.messages.fa.ts';
import type { CompanyTabProps } from './company-tab.rules.ts';
import { SealsTab } from './seals-tab.tsx';

type Company = ReplyOf<typeof readCompany>;
const KEY = 'organizationChartManagement/defineOrganization';

/** What the own company is, with everything that is said of it elsewhere in tabs. */
export default function CompanyPage() {
  const read = useCall(readCompany);
  const { data } = read;
  const maySetLogo = useMay(setLogo);
  return (
    <Page title={pageMessages.title} lead={messages.lead}>
      {read.error ? (
        <ReadError of={read} title={messages.failed} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : (
        <>
          <Facts company={data} />
          {maySetLogo ? <LogoCard /> : null}
          <Details partyId={data.partyId} />
        </>
      )}
    </Page>
  );
}

const Facts = ({ company }: { company: Company }) => <RecordFacts of={companyForm} call={editCompany} values={company} version={company.rowVersion} title={messages.facts} draft />;

/** Those whose rows are dated are looked at on a day. */
const Dated = ({ asOf }: Pick<CompanyTabProps, 'asOf'>) => {
  const setSearch = useSetScreenSearch(companyScreen);
  return <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />;
};
const dated: ReadonlySet<string> = new Set(['address', 'contact', 'banking', 'seals', 'otherInformation']);

const tabs: readonly ScreenTab<CompanyTabProps>[] = [
  { id: 'address', label: messages.address, keys: [`${KEY}/address/observe`], Content: (at) => <AddressTab owner="company" {...at} /> },
  { id: 'contact', label: messages.contact, keys: [`${KEY}/contact/observe`], Content: (at) => <ContactTab owner="company" {...at} /> },
  { id: 'banking', label: messages.banking, keys: [`${KEY}/bankAccount/observe`], Content: AccountsTab },
  { id: 'tax', label: messages.tax, keys: [`${KEY}/taxArea/observe`], Content: TaxTab },
  { id: 'insurance', label: messages.insurance, keys: [`${KEY}/insuranceArea/observe`], Content: InsuranceTab },
  { id: 'seals', label: messages.seals, keys: [`${KEY}/seal/observe`], Content: SealsTab },
  { id: 'otherInformation', label: messages.otherInformation, keys: [`${KEY}/otherInformation/observe`], Content: (at) => <OtherTab owner="company" {...at} /> },
  { id: 'access', label: messages.access, keys: ['systemBaseData/certificationSteps/observe'], Content: AccessTab },
];

function Details({ partyId }: Pick<CompanyTabProps, 'partyId'>) {
  const { asOf } = useScreenSearch(companyScreen);
  return <ScreenTabs screen={companyScreen} label={messages.tabs} tabs={tabs} at={{ partyId, asOf }} above={(id) => (dated.has(id) ? <Dated asOf={asOf} /> : null)} />;
}

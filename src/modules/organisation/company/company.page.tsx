import type { ReplyOf } from '#kernel/call.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { logoKeys } from '#platform/company/company.contract.ts';
import { companyInfoCall } from '#platform/company/company.ui.ts';
import { LogoCard } from '#platform/company/logo-card.ui.tsx';
import { subOrganization } from '#platform/party/party.contract.ts';
import { certificationStepsScreen } from '#platform/reference-data/certification-steps/certification-steps.screen.ts';
import { AsOf } from '#ui/as-of/as-of.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AddressTab, ContactTab, OtherTab } from '../contact/contact-tabs.tsx';
import { AccessTab } from './access-tab.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { InsuranceTab, TaxTab } from './area-tabs.tsx';
import { editCompany, readCompany } from './company.contract.ts';
import { companyForm } from './company.form.ts';
import pageMessages from './company.messages.fa.ts';
import { companyScreen } from './company.screen.ts';
import messages from './company-page.messages.fa.ts';
import type { CompanyTabProps } from './company-tab.ts';
import { SealsTab } from './seals-tab.tsx';

type Company = ReplyOf<typeof readCompany>;
const KEY = 'organizationChartManagement/defineOrganization';

/** The form of somebody who may only look. */
const seenOnly = readOnlyForm(companyForm);

/** What the own company is, with everything that is said of it elsewhere in tabs. */
export default function CompanyPage() {
  const read = useCall(readCompany);
  const { data } = read;
  const maySetLogo = [useMay(logoKeys[0]), useMay(logoKeys[1])].includes(true);
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

function Facts({ company }: { company: Company }) {
  const mayEdit = useMay(`${KEY}/edit`);
  return (
    <DefinedForm
      of={mayEdit ? companyForm : seenOnly}
      call={editCompany}
      values={company}
      version={company.rowVersion}
      title={messages.facts}
      outdates={[readCompany, companyInfoCall, subOrganization]}
      draft
    />
  );
}

const content = {
  address: ({ partyId, asOf }: CompanyTabProps) => <AddressTab owner="company" partyId={partyId} asOf={asOf} />,
  contact: ({ partyId, asOf }: CompanyTabProps) => <ContactTab owner="company" partyId={partyId} asOf={asOf} />,
  banking: AccountsTab,
  tax: TaxTab,
  insurance: InsuranceTab,
  seals: SealsTab,
  otherInformation: ({ partyId, asOf }: CompanyTabProps) => <OtherTab owner="company" partyId={partyId} asOf={asOf} />,
  access: AccessTab,
} as const;
type Tab = keyof typeof content;

/** Those whose rows are dated. */
const dated: ReadonlySet<Tab> = new Set(['address', 'contact', 'banking', 'seals', 'otherInformation']);

/** The tabs for which somebody holds a key, in their order. */
function useTabs(): readonly Tab[] {
  const may: Readonly<Record<Tab, boolean>> = {
    address: useMay(`${KEY}/address/observe`),
    contact: useMay(`${KEY}/contact/observe`),
    banking: useMay(`${KEY}/bankAccount/observe`),
    tax: useMay(`${KEY}/taxArea/observe`),
    insurance: useMay(`${KEY}/insuranceArea/observe`),
    seals: useMay(`${KEY}/seal/observe`),
    otherInformation: useMay(`${KEY}/otherInformation/observe`),
    access: useMay(certificationStepsScreen.access[0]),
  };
  return (Object.keys(may) as Tab[]).filter((tab) => may[tab]);
}

function Details({ partyId }: Pick<CompanyTabProps, 'partyId'>) {
  const { tab, asOf } = useScreenSearch(companyScreen);
  const setSearch = useSetScreenSearch(companyScreen);
  const tabs = useTabs();
  const selected = tabs.find((one) => one === tab) ?? tabs[0];
  if (selected === undefined) return null;
  const Content = content[selected];
  return (
    <Tabs label={messages.tabs} tabs={tabs.map((id) => ({ id, label: messages[id] }))} selected={selected} onSelect={(id) => void setSearch({ tab: id })}>
      {dated.has(selected) ? <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} /> : null}
      <Content partyId={partyId} asOf={asOf} />
    </Tabs>
  );
}

import { type ComponentType, useMemo } from 'react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { insuranceAgeLimits, insuranceContracts, insuranceCosts, insurancePremiums, insuranceShares } from '../insurance-definition/insurance-definition.contract.ts';
import { contractStart, insuranceContractForm, relations } from '../insurance-definition/insurance-definition.table.ts';
import messages from '../insurance-definition/insurance-definition-page.messages.fa.ts';
import { insurers } from '../insurers/insurers.contract.ts';
import insurerWords from '../insurers/insurers-page.messages.fa.ts';
import { InsurersTab } from '../insurers/insurers-tab.tsx';
import words from './insurance-contracts.messages.fa.ts';
import { insuranceContractsScreen } from './insurance-contracts.screen.ts';
import own from './insurance-contracts-page.messages.fa.ts';
import { PremiumTrial } from './premium-trial.tsx';
import { RecountTab } from './recount-tab.tsx';
import { RenewalTab } from './renewal-tab.tsx';

const relationName = (id: unknown): string => String(relations.find(({ enumId }) => enumId === id)?.description ?? messages.everyone);

const tabs: readonly ScreenTab<object>[] = [
  { id: 'contracts', label: messages.tabs.contracts, Content: Contracts },
  { id: 'premiums', label: messages.tabs.premiums, Content: () => <OfContract Content={Premiums} /> },
  { id: 'shares', label: messages.tabs.shares, Content: () => <OfContract Content={Shares} /> },
  { id: 'limits', label: messages.tabs.limits, Content: () => <OfContract Content={Limits} /> },
  { id: 'costs', label: messages.tabs.costs, Content: () => <OfContract Content={Costs} /> },
  { id: 'recount', label: own.tabs.recount, keys: ['welfareServices/supplementaryInsurance/membership/edit'], Content: () => <OfContract Content={RecountTab} /> },
  { id: 'renewal', label: own.tabs.renewal, keys: ['welfareServices/supplementaryInsurance/definition/add'], Content: () => <OfContract Content={RenewalTab} /> },
  { id: 'insurers', label: insurerWords.tab, Content: InsurersTab },
  { id: 'trial', label: messages.tabs.trial, Content: () => <OfContract Content={PremiumTrial} /> },
];

/** Contracts of supplementary insurance, what they cost and pay back, and what they would cost somebody. */
export default function InsuranceContractsPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={insuranceContractsScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Contracts() {
  const known = useRegisterOptions(insurers, 'title', {}, useMay(insurers.list));
  const form = useMemo(() => insuranceContractForm(known), [known]);
  return <RegisterEditor of={insuranceContracts} form={form} start={contractStart} rowName={({ title }: RegisterRow) => String(title)} />;
}

interface Of {
  readonly insuranceContractId: string;
}

/** The rows of one contract, which the address says; the latest one where it says none. */
function OfContract({ Content }: { Content: ComponentType<Of> }) {
  return (
    <OfRow
      register={insuranceContracts}
      screen={insuranceContractsScreen}
      label={messages.contract}
      rowLabel="title"
      empty={{ title: messages.noContracts, advice: messages.noContractsAdvice }}
    >
      {(insuranceContractId) => <Content key={insuranceContractId} insuranceContractId={insuranceContractId} />}
    </OfRow>
  );
}

/** Where rows of a contract differ: their calls, words and the name of one. */
const kinds = {
  premium: {
    of: insurancePremiums,
    start: {},
    rowName: ({ tier, relation }: RecordRow) => messages.rowOf(tier == null ? messages.everyone : String(tier), relationName(relation)),
    advice: messages.empty.premiumAdvice,
  },
  share: { of: insuranceShares, start: {}, rowName: ({ relation }: RecordRow) => relationName(relation), advice: messages.empty.shareAdvice },
  limit: {
    of: insuranceAgeLimits,
    start: { liftedFor: 'nobody' },
    rowName: ({ relation }: RecordRow) => relationName(relation),
    advice: messages.empty.limitAdvice,
  },
  cost: {
    of: insuranceCosts,
    start: { franchisePercent: 0, waitingDays: 0 },
    rowName: ({ costTypeEnumId }: RecordRow) => String(costTypeEnumId),
    advice: messages.empty.costAdvice,
  },
} as const;

function Rows({ kind, insuranceContractId }: Of & { kind: keyof typeof kinds }) {
  const { of, start, rowName, advice } = kinds[kind];
  const may = { add: useMay(of.create), edit: useMay(of.change), remove: useMay(of.remove) };
  const owner = useMemo(() => ({ insuranceContractId }), [insuranceContractId]);
  return (
    <RecordsEditor<RecordRow>
      of={of}
      owner={owner}
      query={owner}
      start={start}
      rowName={rowName}
      may={may}
      words={{ add: messages.add[kind], edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      hasNoSearch
      empty={<EmptyState title={messages.empty[kind]}>{may.add ? advice : null}</EmptyState>}
    />
  );
}

function Premiums(of: Of) {
  const mayAdd = useMay(insurancePremiums.create);
  return (
    <Stack>
      {mayAdd ? (
        <div>
          <ImportLink kind="insurancePremiums">{own.bringPremiums}</ImportLink>
        </div>
      ) : null}
      <Rows kind="premium" {...of} />
    </Stack>
  );
}

const Shares = (of: Of) => <Rows kind="share" {...of} />;
const Limits = (of: Of) => <Rows kind="limit" {...of} />;
const Costs = (of: Of) => <Rows kind="cost" {...of} />;

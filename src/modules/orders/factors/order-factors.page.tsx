import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { agreementTypes } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { orderFactors, orderRules, ruleChoices } from './order-factors.contract.ts';
import words from './order-factors.messages.fa.ts';
import { orderFactorsScreen } from './order-factors.screen.ts';
import { orderRuleForm } from './order-factors.table.ts';
import messages from './order-factors-page.messages.fa.ts';
import { formulaCells, ruleElements } from './rule-fields.tsx';
import { useRuleNames } from './rule-names.ui.ts';

const shared = { edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel };
const start = { basisEnumId: 'BcpMonthly', way: 'formula', isScored: 'N', isDailyWage: 'N', onOrder: 'Y', onCopy: 'Y', displayOrder: 300 };

const tabs: readonly ScreenTab<object>[] = [
  { id: 'factors', label: messages.factorsTab, Content: FactorsTab },
  { id: 'rules', label: messages.rulesTab, Content: RulesTab },
];
/** Filters and order belong to the list of one tab. */
const ofOneTab = ['q', 'f', 's', 'page', 'size', 'c', 'd', 'l', 'view'];

/** Factors of orders and how each is counted. */
export default function OrderFactorsPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={orderFactorsScreen} label={messages.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTab} />
    </Page>
  );
}

function FactorsTab() {
  const may = { add: useMay(orderFactors.create), edit: useMay(orderFactors.change), remove: useMay(orderFactors.remove) };
  return (
    <RecordsEditor<RecordRow>
      of={orderFactors}
      start={start}
      rowName={({ title }) => String(title)}
      may={may}
      words={{ ...shared, add: messages.addFactor }}
      empty={<EmptyState title={messages.none} />}
    />
  );
}

function RulesTab() {
  const may = { add: useMay(orderRules.create), edit: useMay(orderRules.change), remove: useMay(orderRules.remove) };
  const { data: choices } = useCall(ruleChoices);
  const { data: types } = useCall(agreementTypes);
  const form = useMemo(() => orderRuleForm({ factors: choices?.factors ?? [], agreements: types?.agreementTypes ?? [], hasEditor: true }), [choices, types]);
  const names = useRuleNames();
  return (
    <RecordsEditor<RecordRow>
      of={orderRules}
      form={form}
      start={{ orderSet: 'labour', fromDate: today() }}
      rowName={({ factorTitle }) => String(factorTitle)}
      may={may}
      words={{ ...shared, add: messages.addRule }}
      elements={ruleElements}
      cells={useMemo(() => formulaCells(names), [names])}
      empty={<EmptyState title={messages.noRule}>{messages.noRuleAdvice}</EmptyState>}
    />
  );
}

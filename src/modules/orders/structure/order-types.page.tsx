import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { ruleChoices } from '../factors/order-factors.contract.ts';
import { orderTypes } from './order-types.contract.ts';
import words from './order-types.messages.fa.ts';
import { orderTypeForm } from './order-types.table.ts';
import messages from './order-types-page.messages.fa.ts';

const start = { issueTimeEnumId: 'ItoEvent', isActive: 'Y', isCover: 'N', endsCover: 'N', pays: 'Y', movesKind: 'N', needsEnd: 'N', series: '1', chainOf: 'type' };
const label = { add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel };

/** The types of orders of the company. */
export default function OrderTypesPage() {
  const may = { add: useMay(orderTypes.create), edit: useMay(orderTypes.change), remove: useMay(orderTypes.remove) };
  const { data } = useCall(ruleChoices, { enabled: useMay(ruleChoices) });
  const form = useMemo(() => orderTypeForm(data?.factors ?? []), [data]);
  return (
    <Page title={words.title} lead={messages.lead}>
      <RecordsEditor<RecordRow>
        of={orderTypes}
        form={form}
        start={start}
        rowName={({ title }) => String(title)}
        may={may}
        words={label}
        empty={<EmptyState title={messages.none} />}
      />
    </Page>
  );
}

import { toJalali } from '#kernel/jalali/jalali.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { leaveToBuy } from './leave-to-buy.contract.ts';
import words from './leave-to-buy.messages.fa.ts';
import messages from './leave-to-buy-page.messages.fa.ts';

/** Days of leave that are bought back of everybody in reach, by month. */
export default function LeaveToBuyPage() {
  const may = { add: useMay(leaveToBuy.create), edit: useMay(leaveToBuy.change), remove: useMay(leaveToBuy.remove) };
  const { year, month } = toJalali(today());
  return (
    <Page title={words.title} lead={messages.lead}>
      <RecordsEditor<RecordRow>
        of={leaveToBuy}
        changeForm={leaveToBuy.changeForm}
        start={{ jalaliYear: year, jalaliMonth: String(month) }}
        rowName={({ fullName }) => String(fullName)}
        may={may}
        words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
        empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
      />
    </Page>
  );
}

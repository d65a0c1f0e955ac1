import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { accountingLinks } from './accounting-link.contract.ts';
import words from './accounting-link-page.messages.fa.ts';
import pageWords from './base-data-page.messages.fa.ts';

/** The accounting software of the company. */
export function AccountingLinkTab() {
  const may = { add: useMay(accountingLinks.create), edit: useMay(accountingLinks.change), remove: useMay(accountingLinks.remove) };
  return (
    <RecordsEditor
      of={accountingLinks}
      start={{ isDefault: 'N' }}
      rowName={({ title }: RecordRow) => String(title)}
      may={may}
      words={{ edit: pageWords.edit, addLabel: pageWords.addLabel, saveLabel: pageWords.saveLabel, add: words.add }}
      empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
    />
  );
}

import { Columns3 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { bankColumns, bankTemplates } from './bank-templates.contract.ts';
import words from './bank-templates-page.messages.fa.ts';
import { outputTypesScreen } from './output-types.screen.ts';

const TAB = 'bankTemplates';
const fieldWords: Readonly<Record<string, string>> = words.fields;
const columnWords = { ...words, add: words.addColumn, none: words.noColumn, noneAdvice: words.noColumnAdvice };

/** Forms of files that the company describes itself; one of them opened shows its columns. */
export function BankTemplatesTab() {
  const { payBankTemplateId } = useScreenSearch(outputTypesScreen);
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(outputTypesScreen, { search: { tab: TAB, payBankTemplateId: id } }), [open]);
  return (
    <RecordsWithRows
      of={bankTemplates}
      rowName={({ title }) => title}
      words={words}
      opened={payBankTemplateId}
      open={{ label: words.open, icon: Columns3, to }}
      back={
        <ScreenLink to={outputTypesScreen} search={{ tab: TAB }}>
          {words.back}
        </ScreenLink>
      }
      rows={(id) => <TemplateColumns key={id} payBankTemplateId={id} />}
    />
  );
}

function TemplateColumns({ payBankTemplateId }: { payBankTemplateId: string }) {
  const owner = useMemo(() => ({ payBankTemplateId }), [payBankTemplateId]);
  return <RecordsList of={bankColumns} owner={owner} rowName={({ field }) => fieldWords[String(field)]} words={columnWords} />;
}

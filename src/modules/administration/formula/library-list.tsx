import { FunctionSquare, PackageOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { importPackage } from '#platform/formula/library/packages/package.contract.ts';
import { AnyTable } from '#ui/any/any.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';
import { type LibraryTab, parts } from './library-kinds.ui.ts';
import { PackageDialog } from './package-dialog.tsx';
import { useFormulaUses } from './use-formula-names.ui.ts';
import { type LibraryVersion, statusWords, versionStates } from './version-words.ui.ts';

interface LibraryRow {
  readonly title: string | null;
  readonly statusId: LibraryVersion['statusId'];
  readonly isInherited: 'Y' | 'N';
  readonly [name: string]: unknown;
}

const cells = {
  statusId: ({ statusId, isInherited }: LibraryRow) => (
    <Badge state={versionStates[statusId]} isPlain>
      {isInherited === 'Y' ? messages.inherited : statusWords(statusId)}
    </Badge>
  ),
  use: ({ use }: LibraryRow) => <UseTitle code={String(use)} />,
};

/** What a formula is asked for, in words; by its code where nobody asks for it any more. */
const UseTitle = ({ code }: { code: string }) => useFormulaUses().uses.find((use) => use.code === code)?.title ?? code;

/** One part of the library with what stands today. */
export function LibraryList({ tab }: { tab: LibraryTab }) {
  const open = useOpenScreen();
  const { table, calls } = parts[tab];
  return (
    <AnyTable<LibraryRow>
      of={table}
      list={calls.list}
      export={calls.export}
      unit={messages.units[tab]}
      rowName={({ title }) => title ?? ''}
      cells={cells}
      onOpen={(row) => void open(formulaScreen, { search: { tab, item: String(row[table.rowKey]) } })}
      actions={
        <>
          {tab === 'formulas' ? <ImportPackage /> : null}
          <AddLink tab={tab} />
        </>
      }
      empty={
        <EmptyState icon={FunctionSquare} headingLevel={2} title={messages.empty[tab]} actions={<AddLink tab={tab} />}>
          {messages.emptyAdvice}
        </EmptyState>
      }
    />
  );
}

function ImportPackage() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(importPackage)) return null;
  return (
    <>
      <Button icon={PackageOpen} onPress={() => setOpen(true)}>
        {messages.packageImport}
      </Button>
      {isOpen ? <PackageDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AddLink({ tab }: { tab: LibraryTab }) {
  if (!useMay(parts[tab].calls.create)) return null;
  return (
    <ScreenLink to={formulaScreen} search={{ tab, item: NEW }} className={buttonClass('filled')}>
      <Icon of={Plus} size="sm" />
      {messages.add[tab]}
    </ScreenLink>
  );
}

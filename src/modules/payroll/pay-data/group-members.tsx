import { useState } from 'react';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { groupsScreen } from '../groups/groups.screen.ts';
import { ManyMembers } from './many-members.tsx';
import { addMany, payMembers } from './pay-data.contract.ts';
import { payDataScreen } from './pay-data.screen.ts';
import messages from './pay-data-page.messages.fa.ts';

/** The people of a pay group on a day; each opens their pay data, where they are put into another one. */
export function GroupMembers({ id: payGroupId, asOf }: SheetAt) {
  const open = useOpenScreen();
  const setSearch = useSetScreenSearch(groupsScreen);
  const [isAdding, setAdding] = useState(false);
  const [mayAdd, mayOpen] = [useMay(addMany), useMay(payDataScreen)];
  return (
    <Stack>
      <Row>
        <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
        {mayAdd ? <Button onPress={() => setAdding(true)}>{messages.many.open}</Button> : null}
      </Row>
      <AsOfNotice value={asOf} />
      <DataTable
        of={payMembers.table}
        list={payMembers.list}
        export={payMembers.export}
        query={{ payGroupId, asOf }}
        unit={messages.unit}
        isLocal
        hasNoViews
        rowName={({ fullName }) => fullName ?? ''}
        {...(mayOpen ? { onOpen: ({ partyId }) => void open(payDataScreen, { search: { partyId } }) } : {})}
        empty={
          <EmptyState title={messages.none} headingLevel={3}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
      {isAdding ? <ManyMembers payGroupId={payGroupId} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}

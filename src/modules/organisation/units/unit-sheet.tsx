import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { NEW, RecordFacts, recordSheet, type SheetAt, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { AddressTab, ContactTab, OtherTab } from '../contact/contact-tabs.tsx';
import { tellSaved } from '../planned/planned.tsx';
import { positions } from '../positions/positions.contract.ts';
import { positionsScreen } from '../positions/positions.screen.ts';
import { positionsTable } from '../positions/positions.table.ts';
import { DegreeHistory } from '../unit-degrees/degree-history.tsx';
import { UnitEnd } from './unit-end.tsx';
import { UnitFigures } from './unit-figures.tsx';
import { UnitHistory } from './unit-history.tsx';
import { UnitPlans } from './unit-plans.tsx';
import { addUnit, editUnit, readUnit, units } from './units.contract.ts';
import { unitForm, unitFormOf } from './units.form.ts';
import { unitsScreen } from './units.screen.ts';
import { unitsTable } from './units.table.ts';
import messages from './units-page.messages.fa.ts';
import { useUnitValidators } from './use-unit-validators.ui.ts';

const KEY = 'organizationChartManagement/organizationalUnit';

type Seen = ReplyOf<typeof readUnit>;

export const UnitSheet = recordSheet<Seen>({
  screen: unitsScreen,
  words: messages,
  isDated: true,
  useRead: ({ id, asOf }) => useCall(readUnit, { params: { unitId: id }, query: { asOf } }),
  fresh: { title: messages.newUnit, Form: NewUnit },
  title: ({ organizationName }) => organizationName,
  Acts: ({ record, at: { id } }) => <UnitEnd unitId={id} name={record.organizationName ?? ''} rowVersion={record.rowVersion ?? 0} hasEnd={record.thruDate !== null} />,
  Body: ({ record, at }) => (
    <>
      <UnitFigures unitId={at.id} asOf={at.asOf} fromDate={record.fromDate} thruDate={record.thruDate} />
      <UnitPlans unitId={at.id} asOf={at.asOf} />
      <Facts key={`${at.asOf}`} record={record} at={at} />
    </>
  ),
  tabs: [
    { id: 'subUnits', label: messages.subUnits, Content: SubUnits },
    { id: 'posts', label: messages.posts, keys: ['organizationChartManagement/organizationalPosition/observe'], Content: Posts },
    { id: 'address', label: messages.address, keys: [`${KEY}/address/observe`], Content: ({ id, asOf }) => <AddressTab owner="unit" partyId={id} asOf={asOf} /> },
    { id: 'contact', label: messages.contact, keys: [`${KEY}/contact/observe`], Content: ({ id, asOf }) => <ContactTab owner="unit" partyId={id} asOf={asOf} /> },
    {
      id: 'otherInformation',
      label: messages.otherInformation,
      keys: [`${KEY}/otherInformation/observe`],
      Content: ({ id, asOf }) => <OtherTab owner="unit" partyId={id} asOf={asOf} />,
    },
    { id: 'degrees', label: messages.degrees, Content: ({ id }) => <DegreeHistory unitId={id} /> },
    { id: 'history', label: messages.history, Content: ({ id }) => <UnitHistory unitId={id} /> },
  ],
});

function NewUnit({ asOf }: Pick<SheetAt, 'asOf'>) {
  const open = useOpenScreen();
  const { below } = useScreenSearch(unitsScreen);
  return (
    <DefinedForm
      of={unitForm}
      call={addUnit}
      start={{ from: asOf ?? today(), disabled: 'N', ...(below !== undefined && { parentUnitId: below }) }}
      title={messages.facts}
      validators={useUnitValidators()}
      draft
      autoFocus
      onSaved={({ unitId }, { from }) => {
        void open(unitsScreen, { search: { unitId, ...(from !== null && from > today() ? { asOf: from } : {}) }, replace: true });
      }}
    />
  );
}

function Facts({ record: unit, at: { id, asOf } }: SheetOf<Seen>) {
  const mayLackType = unit.organizationTypeEnumId === null;
  return (
    <RecordFacts
      of={useMemo(() => unitFormOf({ unitId: id, mayLackType }), [id, mayLackType])}
      call={editUnit}
      params={{ unitId: id }}
      values={{ ...unit, from: asOf ?? today() }}
      version={unit.rowVersion}
      title={messages.facts}
      draft={id}
      validators={useUnitValidators()}
      savedText={null}
      onSaved={(_, { from }) => tellSaved(from)}
    />
  );
}

function SubUnits({ id: unitId, asOf }: SheetAt) {
  const open = useOpenScreen();
  const mayAdd = useMay(addUnit);
  return (
    <Stack>
      {mayAdd ? (
        <ScreenLink to={unitsScreen} search={{ unitId: NEW, below: unitId, asOf }} className={buttonClass()}>
          <Icon of={Plus} size="sm" />
          {messages.addBelow}
        </ScreenLink>
      ) : null}
      <DataTable
        of={unitsTable}
        list={units.list}
        export={units.export}
        isLocal
        hasNoViews
        query={{ asOf, parentUnitId: unitId }}
        unit={messages.unit}
        rowName={({ organizationName }) => organizationName ?? ''}
        onOpen={(row) => void open(unitsScreen, { search: { unitId: row.unitId, asOf } })}
        empty={<EmptyState title={messages.noneBelow} headingLevel={3} />}
      />
    </Stack>
  );
}

function Posts({ id: unitId, asOf }: SheetAt) {
  const open = useOpenScreen();
  return (
    <DataTable
      of={positionsTable}
      list={positions.list}
      export={positions.export}
      isLocal
      hasNoViews
      query={{ asOf, unitId }}
      unit={messages.post}
      rowName={({ description }) => description ?? ''}
      onOpen={({ emplPositionId }) => void open(positionsScreen, { search: { emplPositionId, asOf } })}
      empty={<EmptyState title={messages.noPosts} headingLevel={3} />}
    />
  );
}

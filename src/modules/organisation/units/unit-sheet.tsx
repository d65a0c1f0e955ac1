import { Plus } from 'lucide-react';
import { type FunctionComponent, useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AddressTab, ContactTab, OtherTab } from '../contact/contact-tabs.tsx';
import { positions } from '../positions/positions.contract.ts';
import { positionsScreen } from '../positions/positions.screen.ts';
import { positionsTable } from '../positions/positions.table.ts';
import { DegreeHistory } from '../unit-degrees/degree-history.tsx';
import { UnitEnd } from './unit-end.tsx';
import { UnitFigures } from './unit-figures.tsx';
import { UnitHistory } from './unit-history.tsx';
import { addUnit, editUnit, readUnit, unitFigures, unitHistory, units, unitTree } from './units.contract.ts';
import { unitForm, unitFormOf } from './units.form.ts';
import { unitsScreen } from './units.screen.ts';
import { unitsTable } from './units.table.ts';
import messages from './units-page.messages.fa.ts';
import { useUnitValidators } from './use-unit-validators.ui.ts';

/** In the place of an id: a unit that is being made. */
export const NEW = 'new';
const outdated = [units.list, unitTree, readUnit, unitFigures, unitHistory];

interface UnitAt {
  unitId: string;
  asOf: string | undefined;
}

export function UnitSheet(at: UnitAt) {
  return at.unitId === NEW ? <NewUnit asOf={at.asOf} /> : <StoredUnit {...at} />;
}

const Back = ({ asOf }: Pick<UnitAt, 'asOf'>) => (
  <ScreenLink to={unitsScreen} search={{ asOf }} className={buttonClass()}>
    {messages.back}
  </ScreenLink>
);

function NewUnit({ asOf }: Pick<UnitAt, 'asOf'>) {
  const open = useOpenScreen();
  const { below } = useScreenSearch(unitsScreen);
  return (
    <>
      <PageHeader title={messages.newUnit} actions={<Back asOf={asOf} />} />
      <DefinedForm
        of={unitForm}
        call={addUnit}
        start={{ from: asOf ?? today(), disabled: 'N', ...(below !== undefined && { parentUnitId: below }) }}
        title={messages.facts}
        outdates={outdated}
        validators={useUnitValidators()}
        draft
        autoFocus
        onSaved={({ unitId }, { from }) => {
          void open(unitsScreen, { search: { unitId, ...(from !== null && from > today() ? { asOf: from } : {}) }, replace: true });
        }}
      />
    </>
  );
}

function StoredUnit({ unitId, asOf }: UnitAt) {
  const setSearch = useSetScreenSearch(unitsScreen);
  const read = useCall(readUnit, { params: { unitId }, query: { asOf } });
  const day = <AsOf value={asOf} onChange={(next) => void setSearch({ asOf: next })} />;
  return (
    <StoredRecord of={read} words={messages} back={<Back asOf={asOf} />} above={day}>
      {(unit) => (
        <>
          <PageHeader
            title={unit.organizationName}
            actions={
              <>
                <Back asOf={asOf} />
                <UnitEnd unitId={unitId} name={unit.organizationName ?? ''} rowVersion={unit.rowVersion ?? 0} hasEnd={unit.thruDate !== null} outdates={outdated} />
              </>
            }
          />
          {day}
          <AsOfNotice value={asOf} />
          <UnitFigures unitId={unitId} asOf={asOf} fromDate={unit.fromDate} thruDate={unit.thruDate} />
          <Facts key={`${asOf}`} unit={unit} asOf={asOf} />
          <Details unitId={unitId} asOf={asOf} />
        </>
      )}
    </StoredRecord>
  );
}

type Seen = ReplyOf<typeof readUnit>;

function Facts({ unit, asOf }: { unit: Seen; asOf: string | undefined }) {
  const mayEdit = useMay('organizationChartManagement/organizationalUnit/edit');
  const id = unit.unitId ?? '';
  const mayLackType = unit.organizationTypeEnumId === null;
  const form = useMemo(() => (mayEdit ? unitFormOf({ unitId: id, mayLackType }) : seenOnly), [mayEdit, id, mayLackType]);
  const values = { ...unit, from: asOf ?? today() };
  return (
    <DefinedForm
      of={form}
      call={editUnit}
      params={{ unitId: id }}
      values={values}
      version={unit.rowVersion}
      title={messages.facts}
      outdates={outdated}
      draft={unit.unitId ?? false}
      validators={useUnitValidators()}
    />
  );
}

/** The form of somebody who may only look. */
const seenOnly = readOnlyForm(unitForm);

type Detail = 'subUnits' | 'posts' | 'address' | 'contact' | 'otherInformation' | 'degrees' | 'history';

/** The tabs for which somebody holds a key, in their order. */
function useDetails(): readonly Detail[] {
  const may: Readonly<Record<Detail, boolean>> = {
    subUnits: true,
    posts: useMay('organizationChartManagement/organizationalPosition/observe'),
    address: useMay('organizationChartManagement/organizationalUnit/address/observe'),
    contact: useMay('organizationChartManagement/organizationalUnit/contact/observe'),
    otherInformation: useMay('organizationChartManagement/organizationalUnit/otherInformation/observe'),
    degrees: true,
    history: true,
  };
  return (Object.keys(may) as Detail[]).filter((detail) => may[detail]);
}

const content: Readonly<Record<Detail, FunctionComponent<UnitAt>>> = {
  subUnits: SubUnits,
  posts: Posts,
  address: ({ unitId, asOf }) => <AddressTab owner="unit" partyId={unitId} asOf={asOf} />,
  contact: ({ unitId, asOf }) => <ContactTab owner="unit" partyId={unitId} asOf={asOf} />,
  otherInformation: ({ unitId, asOf }) => <OtherTab owner="unit" partyId={unitId} asOf={asOf} />,
  degrees: DegreeHistory,
  history: UnitHistory,
};

function Details(at: UnitAt) {
  const { tab } = useScreenSearch(unitsScreen);
  const setSearch = useSetScreenSearch(unitsScreen);
  const details = useDetails();
  const selected = details.find((one) => one === tab) ?? 'subUnits';
  const Content = content[selected];
  return (
    <Tabs label={messages.tabs} tabs={details.map((id) => ({ id, label: messages[id] }))} selected={selected} onSelect={(id) => void setSearch({ tab: id })}>
      <Content {...at} />
    </Tabs>
  );
}

function SubUnits({ unitId, asOf }: UnitAt) {
  const open = useOpenScreen();
  const mayAdd = useMay('organizationChartManagement/organizationalUnit/add');
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

function Posts({ unitId, asOf }: UnitAt) {
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

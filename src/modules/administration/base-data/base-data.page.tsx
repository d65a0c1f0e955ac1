import { enumeration, geo, geoTypes, statusItem } from '#platform/reference-data/reference-data.contract.ts';
import styles from '#platform/reference-data/register/register.module.css';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { TabbedPage } from '#platform/reference-data/register/tabbed-page.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { Choices } from '#ui/page/choices.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField, type SelectOption } from '#ui/select-field/select-field.tsx';
import { enumerationRegister, geoRegister, listTypes, roleRegister, settingTypeRegister, statusRegister, transitionRegister, uomRegister } from './base-data.contract.ts';
import messages from './base-data.messages.fa.ts';
import { baseDataScreen } from './base-data.screen.ts';
import { enumerationForm, geoForm, roleForm, settingTypeForm, statusForm, transitionForm } from './base-data.table.ts';

const nameOf = ({ description }: RegisterRow): string => String(description);

interface ChosenProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  isLoading?: boolean;
}

/** Which list is edited. */
function Chosen({ onChange, ...field }: ChosenProps) {
  return (
    <Choices>
      <SelectField {...field} isClearable={false} onChange={(value) => (value === null || value === field.value ? undefined : onChange(value))} />
    </Choices>
  );
}

/** Which list of the tab is chosen: in the address, as the tab. */
function useChosen(first: string): readonly [string, (value: string) => void] {
  const { of = first } = useScreenSearch(baseDataScreen);
  const setSearch = useSetScreenSearch(baseDataScreen);
  return [of, (value) => void setSearch({ of: value })];
}

function Enumerations() {
  const { data, isLoading } = useCall(listTypes);
  const [type, setType] = useChosen('MaritalStatus');
  const rows = useCall(enumeration, { query: { enumTypeId: type } }).data?.result ?? [];
  const group = (name: string): string => messages.areas[name as keyof typeof messages.areas] ?? name;
  const options = (data?.types ?? []).map(({ enumTypeId, description, typeGroup }) => ({ id: enumTypeId, label: description, group: group(typeGroup) }));
  return (
    <div className={styles.stack}>
      <Chosen label={messages.list} options={options.toSorted((a, b) => a.group.localeCompare(b.group, 'fa'))} value={type} onChange={setType} isLoading={isLoading} />
      <RegisterEditor key={type} of={enumerationRegister} form={enumerationForm(rows)} query={{ enumTypeId: type }} start={{ enumTypeId: type, isDefault: 'N' }} rowName={nameOf} />
    </div>
  );
}

/** Kinds of other information of people and organisations. */
function SettingTypes() {
  const { data } = useCall(listTypes);
  const lists = (data?.types ?? []).map(({ enumTypeId, description }) => ({ enumId: enumTypeId, description }));
  return <RegisterEditor of={settingTypeRegister} form={settingTypeForm(lists)} start={{ sequenceNum: 0 }} rowName={nameOf} />;
}

function useStatusTypes() {
  const { data } = useCall(listTypes);
  return (data?.statusTypes ?? []).map(({ statusTypeId, description }) => ({ enumId: statusTypeId, description }));
}

const asOptions = (rows: readonly { enumId: string; description: string }[]): SelectOption[] => rows.map(({ enumId, description }) => ({ id: enumId, label: description }));

function Statuses() {
  const types = useStatusTypes();
  const [type, setType] = useChosen('PartyRelationship');
  return (
    <div className={styles.stack}>
      <Chosen label={messages.statusType} options={asOptions(types)} value={type} onChange={setType} />
      <RegisterEditor key={type} of={statusRegister} form={statusForm(types)} query={{ statusTypeId: type }} start={{ statusTypeId: type }} rowName={nameOf} />
    </div>
  );
}

function Transitions() {
  const types = useStatusTypes();
  const [type, setType] = useChosen('PartyRelationship');
  const statuses = useCall(statusItem, { query: { statusTypeId: type } }).data?.status ?? [];
  const rows = statuses.map(({ statusId, description }) => ({ enumId: statusId, description }));
  return (
    <div className={styles.stack}>
      <Chosen label={messages.statusType} options={asOptions(types)} value={type} onChange={setType} />
      <RegisterEditor
        key={type}
        of={transitionRegister}
        form={transitionForm(types, rows)}
        query={{ statusTypeId: type }}
        start={{ statusTypeId: type }}
        rowName={({ transitionName }) => String(transitionName)}
      />
    </div>
  );
}

type GeoType = (typeof geoTypes)[number];
/** What a kind of place lies in. */
const above: Readonly<Record<GeoType, GeoType | undefined>> = {
  GEOT_COUNTRY: undefined,
  GEOT_PROVINCE: 'GEOT_COUNTRY',
  GEOT_COUNTY: 'GEOT_PROVINCE',
  GEOT_REGION: 'GEOT_COUNTY',
  GEOT_CITY: 'GEOT_REGION',
};

function Places() {
  const [chosen, setType] = useChosen('GEOT_PROVINCE');
  const type = geoTypes.find((one) => one === chosen) ?? 'GEOT_PROVINCE';
  const parents = useCall(geo, { query: { geoTypeEnumId: above[type] ?? 'GEOT_COUNTRY' }, enabled: above[type] !== undefined }).data?.result ?? [];
  const rows = parents.map(({ geoId, geoName, optionIndicator }) => ({ enumId: geoId, description: geoName, optionIndicator }));
  const options = Object.entries(messages.geoTypes).map(([id, label]) => ({ id, label }));
  return (
    <div className={styles.stack}>
      <Chosen label={messages.geoType} options={options} value={type} onChange={setType} />
      <RegisterEditor key={type} of={geoRegister} form={geoForm(rows)} query={{ geoTypeEnumId: type }} start={{ geoTypeEnumId: type }} rowName={({ geoName }) => String(geoName)} />
    </div>
  );
}

function Uoms() {
  return <RegisterEditor of={uomRegister} rowName={nameOf} />;
}

function Roles() {
  const { data } = useCall(listTypes);
  const rows = (data?.roles ?? []).map(({ roleTypeId, description }) => ({ enumId: roleTypeId, description }));
  return <RegisterEditor of={roleRegister} form={roleForm(rows)} rowName={nameOf} />;
}

const content = { enumeration: Enumerations, settingType: SettingTypes, status: Statuses, transition: Transitions, geo: Places, uom: Uoms, role: Roles };

/** Lists of the installation: options, statuses with their moves, places, units of measure, roles (guide base-data 7.7). */
export default function BaseDataPage() {
  return <TabbedPage screen={baseDataScreen} title={messages.title} tabs={messages.tabs} content={content} />;
}

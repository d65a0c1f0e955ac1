import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { RunButton } from '#ui/act/run-button.tsx';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatDateTime, formatMoney, formatNumber, moneyUnitName, shownDigits } from '#ui/format/format.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { insuranceLayouts } from '../state-files/insurance-layouts.rules.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { type List, takeStateFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import { type Checked, leaveOutOf, type TakingOf, takeWords } from './taking.ui.ts';

type Layout = (typeof insuranceLayouts)[number] | (typeof taxLayouts)[number];
type InsuranceList = Checked['lists'][number];
type Encoding = keyof typeof words.encodings;

const listLayouts: Readonly<Record<List, readonly Layout[]>> = { insurance: insuranceLayouts, tax: taxLayouts };
const usualLayout: Readonly<Record<List, Layout>> = { insurance: 'M', tax: 'current' };
const PAD = 2;

/** In which of its layouts a list is written. */
function LayoutField({ list, value, onChange }: { readonly list: List; readonly value: Layout; readonly onChange: (layout: Layout) => void }) {
  const known = listLayouts[list];
  return (
    <SelectField
      label={words.layout}
      isClearable={false}
      options={known.map((id) => ({ id, label: words.layouts[id] }))}
      value={value}
      onChange={(id) => onChange(known.find((one) => one === id) ?? value)}
    />
  );
}

const layoutOf = ({ layout }: Checked, list: List): Layout => listLayouts[list].find((one) => one === layout) ?? usualLayout[list];

const monthText = ({ year, month }: InsuranceList['late'][number]): string => shownDigits(`${year}/${String(month).padStart(PAD, '0')}`);

/** Which month a list of insurance is of: that of the run, or one that it pays late. */
function MonthField({ of: { late, people }, value, onChange }: { readonly of: InsuranceList; readonly value: string; readonly onChange: (month: string) => void }) {
  const options = [
    ...(people > 0 ? [{ id: '', label: words.ownMonth }] : []),
    ...late.map((one) => ({ id: `${one.year}${String(one.month).padStart(PAD, '0')}`, label: words.lateMonth(monthText(one)) })),
  ];
  return <SelectField label={words.month} isClearable={false} options={options} value={value} onChange={(id) => onChange(id ?? '')} />;
}

/** What was taken of a list before: whose, when, and with which sums. */
function TakenLists({ of: { taken, isOtherwise } }: { readonly of: InsuranceList }) {
  if (taken.length === 0) return <p>{words.notTaken}</p>;
  return (
    <>
      {isOtherwise && (
        <Alert type="warning" isLive={false}>
          {words.otherwise}
        </Alert>
      )}
      <ul>
        {taken.map((one) => (
          <li key={`${one.sha256}/${one.lateYear}/${one.lateMonth}`}>
            {words.taken({
              ...{ number: shownDigits(one.listNumber), people: formatNumber(one.people), at: formatDateTime(one.takenAt), by: one.takenBy ?? '' },
              month: one.lateYear === null || one.lateMonth === null ? '' : words.lateMonth(monthText({ year: one.lateYear, month: one.lateMonth })),
            })}{' '}
            <bdi dir="ltr" title={one.sha256}>
              <code>{one.sha256.slice(0, 12)}</code>
            </bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

interface InsuranceTakingOf extends TakingOf {
  /** After a list was taken: what is told of it is another. */
  readonly onTaken: () => Promise<unknown>;
}

interface WorkshopListOf extends Omit<InsuranceTakingOf, 'of'> {
  readonly list: InsuranceList;
  readonly form: { readonly layout: Layout; readonly encoding: Encoding };
}

/** Month, number and taking of the list of a workshop and contract row. */
function WorkshopList({ payRunId, list, form, onTaken }: WorkshopListOf) {
  const { areaId, title, workshop, contractRow, people, left, insurable, late } = list;
  const [first] = people > 0 ? [undefined] : late;
  const [month, setMonth] = useState(first === undefined ? '' : `${first.year}${String(first.month).padStart(PAD, '0')}`);
  const [number, setNumber] = useState(list.number ?? '');
  const [wrong, setWrong] = useState<Faults>({});
  const fetchOf = (as: 'files' | 'control') =>
    sendForBlob(takeStateFile, {
      params: { payRunId, output: 'insurance' },
      // what is left empty is for the server to say
      query: { as, area: areaId, ...form, leaveOut: left > 0 ? 'Y' : 'N', ...(number !== '' && { number }), ...(month !== '' && { late: month }) },
      isLong: true,
    });
  const name = [words.outputs.insurance, workshop, contractRow].filter(Boolean).join('-');
  const take = async () => {
    setWrong({});
    await tellFaults(
      fetchOf('files').then((file) => saveBlob(file, `${name}.zip`)),
      setWrong,
    );
    await onTaken();
  };
  return (
    <Stack gap={2}>
      <h4>
        <Text weight="semibold">{title}</Text>
      </h4>
      <p>
        {words.workshopOf({ workshop: shownDigits(workshop), row: contractRow === null ? words.noRow : shownDigits(contractRow) })}{' '}
        {words.listOf({ people: formatNumber(people), amount: formatMoney(insurable), unit: moneyUnitName() })}
      </p>
      <FieldGrid>
        {late.length > 0 && <MonthField of={list} value={month} onChange={setMonth} />}
        <TextField kind="digits" label={words.number} maxLength={12} value={number} onChange={setNumber} error={wrong['number']} />
      </FieldGrid>
      <Row>
        <RunButton size="sm" icon={FileDown} run={take}>
          {left > 0 ? words.takeWithout : words.take}
        </RunButton>
        <RunButton size="sm" variant="ghost" icon={FileDown} run={async () => saveBlob(await fetchOf('control'), `${name}.xlsx`)}>
          {words.control}
        </RunButton>
      </Row>
      <TakenLists of={list} />
    </Stack>
  );
}

/** The lists of insurance of a run: one for each workshop and contract row, all in one layout and encoding. */
export function InsuranceTaking({ payRunId, of, onTaken }: InsuranceTakingOf) {
  const [layout, setLayout] = useState(layoutOf(of, 'insurance'));
  const [encoding, setEncoding] = useState<Encoding>(of.encoding === 'cp1256' ? 'cp1256' : 'iranSystem');
  return (
    <>
      <FieldGrid>
        <LayoutField list="insurance" value={layout} onChange={setLayout} />
        <Segmented
          label={words.encoding}
          value={encoding}
          options={(Object.keys(words.encodings) as Encoding[]).map((id) => ({ value: id, label: words.encodings[id] }))}
          onChange={setEncoding}
        />
      </FieldGrid>
      {of.lists.length > 1 && <p>{words.lists(formatNumber(of.lists.length))}</p>}
      {of.lists
        .filter(({ people, late }) => people > 0 || late.length > 0)
        .map((list) => (
          <WorkshopList key={list.areaId} payRunId={payRunId} list={list} form={{ layout, encoding }} onTaken={onTaken} />
        ))}
    </>
  );
}

/** Layout and taking of the list of the tax, and the sheet to check it by. */
export function TaxTaking({ payRunId, of }: TakingOf) {
  const [layout, setLayout] = useState(layoutOf(of, 'tax'));
  const fetchOf = (as: 'files' | 'control') => sendForBlob(takeStateFile, { params: { payRunId, output: 'tax' }, query: { as, layout, leaveOut: leaveOutOf(of) }, isLong: true });
  return (
    <>
      <FieldGrid>
        <LayoutField list="tax" value={layout} onChange={setLayout} />
      </FieldGrid>
      {of.people > 0 && (
        <Row>
          <RunButton size="sm" icon={FileDown} run={async () => saveBlob(await fetchOf('files'), `${words.outputs.tax}.zip`)}>
            {takeWords(of)}
          </RunButton>
          <RunButton size="sm" variant="ghost" icon={FileDown} run={async () => saveBlob(await fetchOf('control'), `${words.outputs.tax}.xlsx`)}>
            {words.control}
          </RunButton>
        </Row>
      )}
    </>
  );
}

import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { profileScreen } from '#modules/personnel/personnel.web.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { insuranceLayouts } from '../state-files/insurance-layouts.rules.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { BankTaking } from './bank-taking.tsx';
import { checkStateFiles, type List, takeStateFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import { type Checked, leaveOutOf, type TakingOf, takeWords } from './taking.ui.ts';

type Templates = ReplyOf<typeof checkStateFiles>['templates'];
type Layout = keyof typeof words.layouts;

type ListLayout = (typeof insuranceLayouts)[number] | (typeof taxLayouts)[number];
/** More of them are told by their number. */
const SHOWN = 20;

/** Who is left out, why, and the way to their file. */
function LeftOut({ of: { faults, left } }: { readonly of: Checked }) {
  if (faults.length === 0) return null;
  return (
    <Alert type="warning" isLive={false} title={words.left(formatNumber(left))}>
      <ul>
        {faults.slice(0, SHOWN).map(({ partyId, fullName, field, message }) => (
          <li key={`${partyId ?? ''}/${field}/${message}`}>
            {partyId === null ? (
              fullName
            ) : (
              <ScreenLink to={profileScreen} search={{ partyId }}>
                <bdi>{fullName}</bdi>
              </ScreenLink>
            )}
            {' — '}
            {message}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{words.more(formatNumber(faults.length - SHOWN))}</p>}
    </Alert>
  );
}

/** In which of its layouts a file is written. */
function LayoutField<L extends Layout>({ options, value, onChange }: { readonly options: readonly L[]; readonly value: L; readonly onChange: (layout: L) => void }) {
  return (
    <FieldGrid>
      <SelectField
        label={words.layout}
        isClearable={false}
        options={options.map((id) => ({ id, label: words.layouts[id] }))}
        value={value}
        onChange={(id) => onChange(options.find((one) => one === id) ?? value)}
      />
    </FieldGrid>
  );
}

const listLayouts: Readonly<Record<List, readonly ListLayout[]>> = { insurance: insuranceLayouts, tax: taxLayouts };
const usualLayout: Readonly<Record<List, ListLayout>> = { insurance: 'M', tax: 'current' };

const PAD = 2;

/** Which month the list of insurance is of: that of the run, or one that it pays late. */
function MonthField({ of: { late }, value, onChange }: { readonly of: Checked; readonly value: string; readonly onChange: (month: string) => void }) {
  const options = [
    { id: '', label: words.ownMonth },
    ...late.map(({ year, month }) => ({ id: `${year}${String(month).padStart(PAD, '0')}`, label: words.lateMonth(shownDigits(`${year}/${String(month).padStart(PAD, '0')}`)) })),
  ];
  return <SelectField label={words.month} isClearable={false} options={options} value={value} onChange={(id) => onChange(id ?? '')} />;
}

/** Layout, number and taking of a list of the state, and the sheet to check it by. */
function ListTaking({ payRunId, of, output }: TakingOf & { readonly output: List }) {
  const [layout, setLayout] = useState(listLayouts[output].find((one) => one === of.layout) ?? usualLayout[output]);
  const [encoding, setEncoding] = useState<keyof typeof words.encodings>(of.encoding === 'cp1256' ? 'cp1256' : 'iranSystem');
  const [late, setLate] = useState('');
  const [number, setNumber] = useState(of.usual ?? '');
  const [wrong, setWrong] = useState<Faults>({});
  const isInsurance = output === 'insurance';
  const fetchOf = (as: 'files' | 'control') =>
    sendForBlob(takeStateFile, {
      params: { payRunId, output },
      // what is left empty is for the server to say
      query: { as, layout, leaveOut: leaveOutOf(of), ...(isInsurance && { encoding, ...(number !== '' && { number }), ...(late !== '' && { late }) }) },
      isLong: true,
    });
  const take = async () => {
    setWrong({});
    await tellFaults(
      fetchOf('files').then((file) => saveBlob(file, `${words.outputs[output]}.zip`)),
      setWrong,
    );
  };
  return (
    <>
      <LayoutField options={listLayouts[output]} value={layout} onChange={setLayout} />
      {isInsurance && (
        <FieldGrid>
          <Segmented
            label={words.encoding}
            value={encoding}
            options={(Object.keys(words.encodings) as (keyof typeof words.encodings)[]).map((id) => ({ value: id, label: words.encodings[id] }))}
            onChange={setEncoding}
          />
        </FieldGrid>
      )}
      {of.people > 0 && (
        <>
          {isInsurance && (
            <FieldGrid>
              {of.late.length > 0 && <MonthField of={of} value={late} onChange={setLate} />}
              <TextField kind="digits" label={words.number} maxLength={12} value={number} onChange={setNumber} error={wrong['number']} />
            </FieldGrid>
          )}
          <Row>
            <RunButton size="sm" icon={FileDown} run={take}>
              {takeWords(of)}
            </RunButton>
            <RunButton size="sm" variant="ghost" icon={FileDown} run={async () => saveBlob(await fetchOf('control'), `${words.outputs[output]}.xlsx`)}>
              {words.control}
            </RunButton>
          </Row>
        </>
      )}
    </>
  );
}

function OutputFile({ payRunId, of, templates }: TakingOf & { readonly templates: Templates }) {
  const { output, people, refusal, cleaned } = of;
  return (
    <Stack gap={3}>
      <h3>
        <Text weight="semibold">{words.outputs[output]}</Text>
      </h3>
      {refusal === null ? (
        <>
          <p>{output === 'bank' && people === 0 && of.left === 0 ? words.allSent : words.people(formatNumber(people))}</p>
          <LeftOut of={of} />
          {cleaned.length > 0 && <p>{words.cleaned(formatNumber(cleaned.length))}</p>}
          {output === 'bank' ? <BankTaking payRunId={payRunId} of={of} templates={templates} /> : <ListTaking payRunId={payRunId} of={of} output={output} />}
        </>
      ) : (
        <Alert type="warning" isLive={false}>
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}

function StateFiles({ payRunId }: { readonly payRunId: string }) {
  const may = useMay(checkStateFiles);
  const { data, error } = useCall(checkStateFiles, { params: { payRunId }, enabled: may });
  if (!may || error) return null;
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.text}</p>
        {data === undefined && <Skeleton />}
        {data?.isSealed === false && <p>{words.notYet}</p>}
        {data?.outputs.map((one) => (
          <OutputFile key={one.output} payRunId={payRunId} of={one} templates={data.templates} />
        ))}
      </Stack>
    </Card>
  );
}

export const stateFilesFile: RunFile = { id: 'stateFiles', order: 40, Content: StateFiles };

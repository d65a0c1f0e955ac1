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
import { useCall, useLetGo } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { bankLayouts } from '../state-files/bank-files.rules.ts';
import { insuranceLayouts } from '../state-files/insurance-layouts.rules.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { checkStateFiles, takeStateFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';

type Checked = ReplyOf<typeof checkStateFiles>['outputs'][number];
type Layout = keyof typeof words.layouts;

const layouts: Readonly<Record<Checked['output'], readonly Layout[]>> = { insurance: insuranceLayouts, tax: taxLayouts, bank: bankLayouts };
const usualLayout: Readonly<Record<Checked['output'], Layout>> = { insurance: 'M', tax: 'current', bank: 'ccti' };
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

interface Said {
  readonly number: string;
  readonly serial: string;
  readonly day: string | null;
}

/** What a file is told beside its rows: the number of a list, the serial and the day of a bank. */
function HeadFields({
  of: { output, usual },
  said,
  faults,
  onSay,
}: {
  readonly of: Checked;
  readonly said: Said;
  readonly faults: Faults;
  readonly onSay: (some: Partial<Said>) => void;
}) {
  if (output === 'tax') return null;
  if (output === 'insurance')
    return (
      <FieldGrid>
        <TextField kind="digits" label={words.number} maxLength={12} value={said.number} onChange={(number) => onSay({ number })} error={faults['number']} />
      </FieldGrid>
    );
  const help = usual === null ? words.serialHelp : words.serialUsual(shownDigits(usual));
  return (
    <FieldGrid>
      <TextField kind="digits" label={words.serial} isRequired maxLength={9} help={help} value={said.serial} onChange={(serial) => onSay({ serial })} error={faults['serial']} />
      <DateField label={words.paymentDay} value={said.day} onChange={(day) => onSay({ day })} error={faults['day']} />
    </FieldGrid>
  );
}

/** Of each output the fields that are its own; what is left empty is for the server to say. */
function queryOf({ output, faults }: Checked, layout: Layout, encoding: keyof typeof words.encodings, { number, serial, day }: Said) {
  const own = {
    insurance: { encoding, ...(number !== '' && { number }) },
    tax: {},
    bank: { ...(serial !== '' && { serial }), ...(day !== null && { day }) },
  } as const;
  return { layout, leaveOut: faults.length > 0 ? 'Y' : 'N', ...own[output] } as const;
}

/** Layout, head and taking of an output that has a file. */
function Taking({ payRunId, of }: { readonly payRunId: string; readonly of: Checked }) {
  const { output, people, faults, usual } = of;
  const [layout, setLayout] = useState<Layout>(usualLayout[output]);
  const [encoding, setEncoding] = useState<keyof typeof words.encodings>('iranSystem');
  const [said, setSaid] = useState<Said>({ number: usual ?? '', serial: '', day: null });
  const [wrong, setWrong] = useState<Faults>({});
  const letGo = useLetGo(takeStateFile.of);
  const take = async () => {
    setWrong({});
    const sent = sendForBlob(takeStateFile, { params: { payRunId, output }, query: queryOf(of, layout, encoding, said), isLong: true });
    await tellFaults(
      sent.then(async (file) => {
        saveBlob(file, `${words.outputs[output]}.zip`);
        // a transfer file is kept with whom it pays
        if (output === 'bank') await letGo();
      }),
      setWrong,
    );
  };
  const takeControl = async () => {
    const sent = sendForBlob(takeStateFile, { params: { payRunId, output }, query: { ...queryOf(of, layout, encoding, said), as: 'control' }, isLong: true });
    await sent.then((file) => saveBlob(file, `${words.outputs[output]}.xlsx`));
  };
  return (
    <>
      <FieldGrid>
        <SelectField
          label={words.layout}
          isClearable={false}
          options={layouts[output].map((id) => ({ id, label: words.layouts[id] }))}
          value={layout}
          onChange={(id) => setLayout(layouts[output].find((one) => one === id) ?? layout)}
        />
      </FieldGrid>
      {output === 'insurance' && (
        <Segmented
          label={words.encoding}
          value={encoding}
          options={(Object.keys(words.encodings) as (keyof typeof words.encodings)[]).map((id) => ({ value: id, label: words.encodings[id] }))}
          onChange={setEncoding}
        />
      )}
      {people > 0 && (
        <>
          <HeadFields of={of} said={said} faults={wrong} onSay={(some) => setSaid((before) => ({ ...before, ...some }))} />
          <Row>
            <RunButton size="sm" icon={FileDown} run={take}>
              {faults.length > 0 ? words.takeWithout : words.take}
            </RunButton>
            {output !== 'bank' && (
              <RunButton size="sm" variant="ghost" icon={FileDown} run={takeControl}>
                {words.control}
              </RunButton>
            )}
          </Row>
        </>
      )}
    </>
  );
}

function OutputFile({ payRunId, of }: { readonly payRunId: string; readonly of: Checked }) {
  const { output, people, refusal, cleaned } = of;
  return (
    <Stack gap={3}>
      <h3>{words.outputs[output]}</h3>
      {refusal === null ? (
        <>
          <p>{words.people(formatNumber(people))}</p>
          <LeftOut of={of} />
          {cleaned.length > 0 && <p>{words.cleaned(formatNumber(cleaned.length))}</p>}
          <Taking payRunId={payRunId} of={of} />
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
          <OutputFile key={one.output} payRunId={payRunId} of={one} />
        ))}
      </Stack>
    </Card>
  );
}

export const stateFilesFile: RunFile = { id: 'stateFiles', order: 40, Content: StateFiles };

import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { profileScreen } from '#modules/personnel/personnel.web.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { bankLayouts } from '../state-files/bank-files.rules.ts';
import { insuranceLayouts } from '../state-files/insurance-layouts.rules.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { checkStateFiles, takeStateFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';

type Checked = ReplyOf<typeof checkStateFiles>['outputs'][number];
type Layout = keyof typeof words.layouts;

const layouts: Readonly<Record<Checked['output'], readonly Layout[]>> = { insurance: insuranceLayouts, tax: taxLayouts, bank: bankLayouts };
const usual: Readonly<Record<Checked['output'], Layout>> = { insurance: 'M', tax: 'current', bank: 'ccti' };
/** More of them are told by their number. */
const SHOWN = 20;

/** Who is left out, why, and the way to their file. */
function Faults({ of: { faults, left } }: { readonly of: Checked }) {
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

function OutputFile({ payRunId, of }: { readonly payRunId: string; readonly of: Checked }) {
  const { output, people, refusal, cleaned, faults } = of;
  const [layout, setLayout] = useState<Layout>(usual[output]);
  const [encoding, setEncoding] = useState<keyof typeof words.encodings>('iranSystem');
  const name = words.outputs[output];
  const take = async () => {
    const query = { layout, leaveOut: faults.length > 0 ? 'Y' : 'N', ...(output === 'insurance' && { encoding }) } as const;
    saveBlob(await sendForBlob(takeStateFile, { params: { payRunId, output }, query, isLong: true }), `${name}.zip`);
  };
  return (
    <Stack gap={3}>
      <h3>{name}</h3>
      {refusal === null ? (
        <>
          <p>{words.people(formatNumber(people))}</p>
          <Faults of={of} />
          {cleaned.length > 0 && <p>{words.cleaned(formatNumber(cleaned.length))}</p>}
          <Segmented label={words.layout} value={layout} options={layouts[output].map((id) => ({ value: id, label: words.layouts[id] }))} onChange={setLayout} />
          {output === 'insurance' && (
            <Segmented
              label={words.encoding}
              value={encoding}
              options={(Object.keys(words.encodings) as (keyof typeof words.encodings)[]).map((id) => ({ value: id, label: words.encodings[id] }))}
              onChange={setEncoding}
            />
          )}
          {people > 0 && (
            <Row>
              <RunButton size="sm" icon={FileDown} run={take}>
                {faults.length > 0 ? words.takeWithout : words.take}
              </RunButton>
            </Row>
          )}
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

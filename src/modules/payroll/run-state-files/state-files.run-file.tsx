import type { ReplyOf } from '#kernel/call.ts';
import { profileScreen } from '#modules/personnel/personnel.web.ts';
import { helpScreen } from '#platform/help/help.screen.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { BankTaking } from './bank-taking.tsx';
import { InsuranceTaking, TaxTaking } from './list-taking.tsx';
import { checkStateFiles } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import type { Checked, TakingOf } from './taking.ui.ts';

type Templates = ReplyOf<typeof checkStateFiles>['templates'];
/** More of them are told by their number. */
const SHOWN = 20;
/** Of what is no fault a few are enough to know it by. */
const SHOWN_LACKING = 3;

/** Who has a fault, and the way to their file. */
function ToldFaults({
  faults,
  type,
  title,
  most = SHOWN,
}: {
  readonly faults: Checked['faults'];
  readonly type: 'warning' | 'info';
  readonly title: string;
  readonly most?: number;
}) {
  if (faults.length === 0) return null;
  return (
    <Alert type={type} isLive={false} title={title}>
      <ul>
        {faults.slice(0, most).map(({ partyId, fullName, field, message }) => (
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
      {faults.length > most && <p>{words.more(formatNumber(faults.length - most))}</p>}
    </Alert>
  );
}

interface OutputOf extends TakingOf {
  readonly templates: Templates;
  readonly onTaken: () => Promise<unknown>;
}

function Taking({ payRunId, of, templates, onTaken }: OutputOf) {
  if (of.output === 'bank') return <BankTaking payRunId={payRunId} of={of} templates={templates} />;
  return of.output === 'insurance' ? <InsuranceTaking payRunId={payRunId} of={of} onTaken={onTaken} /> : <TaxTaking payRunId={payRunId} of={of} />;
}

function OutputFile(output: OutputOf) {
  const { of } = output;
  const { people, refusal, cleaned } = of;
  return (
    <Stack gap={3}>
      <h3>
        <Text weight="semibold">{words.outputs[of.output]}</Text>
      </h3>
      {refusal === null ? (
        <>
          <p>{of.output === 'bank' && people === 0 && of.left === 0 ? words.allSent : words.people(formatNumber(people))}</p>
          <ToldFaults faults={of.faults} type="warning" title={words.left(formatNumber(of.left))} />
          <ToldFaults faults={of.lacking} type="info" title={words.lacking(formatNumber(of.lacking.length))} most={SHOWN_LACKING} />
          {cleaned.length > 0 && <p>{words.cleaned(formatNumber(cleaned.length))}</p>}
          <Taking {...output} />
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
  const { data, error, refetch } = useCall(checkStateFiles, { params: { payRunId }, enabled: may });
  if (!may || error) return null;
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.text}</p>
        <ScreenLink to={helpScreen} search={{ article: 'portal-refusals' }}>
          {words.refusals}
        </ScreenLink>
        {data === undefined && <Skeleton />}
        {data?.isSealed === false && <p>{words.notYet}</p>}
        {data?.outputs.map((one) => (
          <OutputFile key={one.output} payRunId={payRunId} of={one} templates={data.templates} onTaken={refetch} />
        ))}
      </Stack>
    </Card>
  );
}

export const stateFilesFile: RunFile = { id: 'stateFiles', order: 40, Content: StateFiles };

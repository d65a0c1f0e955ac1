import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { exportFormats } from '#kernel/table/contract.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { insurerFile } from './insurer-file.contract.ts';
import fileWords from './insurer-file.messages.fa.ts';
import { insurerLines, insurerListNext, insurerLists, makeInsurerList } from './insurer-lists.contract.ts';
import { insurerLineTable } from './insurer-lists.table.ts';
import words from './insurer-lists-page.messages.fa.ts';

type Lists = ReplyOf<typeof insurerLists>;
type Sent = Lists['rows'][number];
type Fault = ReplyOf<typeof insurerListNext>['rows'][number];

/** Lists of the insured that went to the insurers, what the next one would tell, and who is left out of it. */
export function InsurerListsTab() {
  const read = useCall(insurerLists, {});
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton count={5} />;
  const { rows, contracts } = read.data;
  return (
    <Stack>
      {contracts.length === 0 ? null : <Next contracts={contracts} />}
      <SentLists rows={rows} />
    </Stack>
  );
}

function Next({ contracts }: { contracts: Lists['contracts'] }) {
  const [chosen, choose] = useState<string | null>(null);
  const options = contracts.map(({ insuranceContractId, title }) => ({ id: insuranceContractId, label: title }));
  const insuranceContractId = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id ?? '';
  return (
    <Card title={words.nextTitle}>
      <Stack>
        <SelectField label={words.contract} options={options} value={insuranceContractId} onChange={choose} />
        <Planned insuranceContractId={insuranceContractId} />
      </Stack>
    </Card>
  );
}

const columns: readonly GridColumn<Fault>[] = [
  { id: 'employee', label: words.employee, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'insured', label: words.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'fault', label: words.fault, render: ({ fault }) => (fault === undefined ? '' : words.faultNames[fault]) },
];

function Planned({ insuranceContractId }: { insuranceContractId: string }) {
  const read = useCall(insurerListNext, { params: { insuranceContractId } });
  const may = useMay(makeInsurerList);
  const { mutateAsync } = useSend(makeInsurerList);
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton count={2} />;
  const { lines, joined, left, changed, faults, rows } = read.data;
  return (
    <Stack>
      <p>{words.next({ lines: formatNumber(lines), joined: formatNumber(joined), left: formatNumber(left), changed: formatNumber(changed) })}</p>
      {may && joined + left + changed > 0 ? (
        <div>
          <AskButton label={words.make} variant="filled" title={words.makeTitle} act={() => mutateAsync({ body: { insuranceContractId } })} done={words.made}>
            {words.makeText}
          </AskButton>
        </div>
      ) : null}
      {faults === 0 ? null : (
        <>
          <Alert type="warning" isLive={false}>
            {words.faults({ count: formatNumber(faults) })}
          </Alert>
          <DataGrid label={words.faultTableLabel} columns={columns} rows={rows} rowKey={(row) => row.insuranceMembershipId} hasCards />
        </>
      )}
    </Stack>
  );
}

const nameOf = ({ listNumber, contractTitle }: Sent): string => words.list({ number: formatNumber(listNumber), contract: contractTitle });

/** A list in the columns of its insurer. */
function Files({ of }: { of: Sent }) {
  if (!useMay(insurerFile)) return null;
  const name = nameOf(of);
  return exportFormats.map((format) => (
    <RunButton
      key={format}
      size="sm"
      variant="ghost"
      icon={FileDown}
      aria-label={fileWords.take({ kind: fileWords.kinds[format], name })}
      run={async () => saveBlob(await sendForBlob(insurerFile, { params: { insurerListId: of.insurerListId }, query: { format }, isLong: true }), `${name}.${format}`)}
    >
      {fileWords.kinds[format]}
    </RunButton>
  ));
}

function SentLists({ rows }: { rows: readonly Sent[] }) {
  const [opened, open] = useState<Sent>();
  return (
    <Card title={words.sent}>
      {rows.length === 0 ? <EmptyState headingLevel={3} title={words.none} /> : null}
      {rows.map((row) => (
        <RequestEntry
          key={row.insurerListId}
          title={nameOf(row)}
          status={null}
          beside={words.next({ lines: formatNumber(row.lines), joined: formatNumber(row.joined), left: formatNumber(row.left), changed: formatNumber(row.changed) })}
          acts={
            <>
              <Files of={row} />
              <Button size="sm" variant="ghost" aria-label={words.openOf({ name: nameOf(row) })} onPress={() => open(row)}>
                {words.open}
              </Button>
            </>
          }
          lines={[words.closedOn({ insurer: row.insurerName, when: formatDateTime(row.frozenAt) })]}
        />
      ))}
      {opened === undefined ? null : (
        <Dialog isOpen isDrawer size="lg" title={nameOf(opened)} onClose={() => open(undefined)}>
          <DataTable
            of={insurerLineTable}
            list={insurerLines.list}
            export={insurerLines.export}
            query={{ insurerListId: opened.insurerListId }}
            rowName={({ fullName }) => String(fullName ?? '')}
            isLocal
            empty={<EmptyState title={words.noLines} />}
          />
        </Dialog>
      )}
    </Card>
  );
}

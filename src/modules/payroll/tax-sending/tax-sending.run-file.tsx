import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { tellFaults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall, useSendForBlob } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatDateTime, formatNumber, shownDigits } from '#ui/format/format.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { type CellDifference, cellsOf, placeOf } from './differences-sheet.rules.ts';
import { sendTaxList, taxDifferencesFile, taxSendings } from './tax-sending.contract.ts';
import words from './tax-sending-page.messages.fa.ts';

type Seen = ReplyOf<typeof taxSendings>;
type Differences = NonNullable<Seen['differences']>;
/** People on a page; a sheet has them all. */
const PAGE = 50;

const cellText = (text: string | undefined): string => (text === undefined || text === '' ? words.empty : shownDigits(text));

const columns: readonly GridColumn<CellDifference>[] = [
  { id: 'pseudoId', label: words.code, width: 110, render: ({ pseudoId }) => shownDigits(pseudoId) },
  { id: 'fullName', label: words.person, width: 170, render: ({ fullName }) => fullName },
  { id: 'column', label: words.column, grows: true, render: (one) => shownDigits(placeOf(one)) },
  { id: 'was', label: words.was, width: 150, render: ({ cell }) => cellText(cell?.was) },
  { id: 'now', label: words.now, width: 150, render: ({ cell }) => cellText(cell?.now) },
];

/** Who differs and in which columns, before the list that says so is taken. */
function WhatDiffers({ payRunId, of: { people, rows, left } }: { readonly payRunId: string; readonly of: Differences }) {
  const [page, go] = useState(1);
  if (people === 0) return <p>{words.same}</p>;
  return (
    <>
      <Alert type="warning" isLive={false} title={words.differs(formatNumber(people))}>
        <p>{words.differsText}</p>
        {left > 0 && <p>{words.left(formatNumber(left))}</p>}
      </Alert>
      <DataGrid
        label={words.grid}
        columns={columns}
        rows={cellsOf(rows.slice((page - 1) * PAGE, page * PAGE))}
        rowKey={({ partyId, cell }) => `${partyId}/${cell?.list ?? ''}/${cell?.column ?? ''}`}
        hasCards
      />
      {rows.length > PAGE && <Pager page={page} pageSize={PAGE} total={rows.length} unit={words.people} onPage={go} />}
      <Row>
        <RunButton size="sm" icon={FileDown} run={async () => saveBlob(await sendForBlob(taxDifferencesFile, { params: { payRunId } }), `${words.fileDifferences}.xlsx`)}>
          {words.all}
        </RunButton>
      </Row>
    </>
  );
}

/** Layout of a first list, whether people with faults are left out, and taking the list as sent. */
function Sending({ payRunId, differences }: { readonly payRunId: string; readonly differences: Differences | null }) {
  const [layout, setLayout] = useState<(typeof taxLayouts)[number]>('current');
  const [isWithout, leaveOut] = useState(false);
  const fetchList = useSendForBlob(sendTaxList);
  const name = differences === null ? words.file : words.fileCorrected;
  const take = async () => {
    const said = differences === null ? { layout } : { mark: differences.mark };
    const body = { ...said, ...(isWithout && { leaveOut: 'Y' as const }) };
    await tellFaults(
      fetchList({ params: { payRunId }, body, isLong: true }).then((file) => saveBlob(file, `${name}.zip`)),
      () => undefined,
    );
  };
  return (
    <>
      {differences === null && (
        <FieldGrid>
          <SelectField
            label={words.layout}
            isClearable={false}
            options={taxLayouts.map((id) => ({ id, label: words.layouts[id] }))}
            value={layout}
            onChange={(id) => setLayout(taxLayouts.find((one) => one === id) ?? layout)}
          />
        </FieldGrid>
      )}
      <CheckBox isSelected={isWithout} onChange={leaveOut}>
        {words.leaveOut}
      </CheckBox>
      <Row>
        <RunButton size="sm" icon={FileDown} run={take}>
          {differences === null ? words.first : words.correct}
        </RunButton>
      </Row>
    </>
  );
}

const sentWords = ({ number, sentAt, sentBy, people }: Seen['sent'][number]): string => {
  const said = { at: formatDateTime(sentAt), people: formatNumber(people) };
  return (number === 0 ? words.sentFirst(said) : words.sentCorrection({ ...said, number: formatNumber(number) })) + (sentBy === null ? '' : words.by(sentBy));
};

function TaxSending({ payRunId }: { readonly payRunId: string }) {
  const may = useMay(taxSendings);
  const maySend = useMay(sendTaxList);
  const { data, error } = useCall(taxSendings, { params: { payRunId }, enabled: may });
  if (!may || error) return null;
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.text}</p>
        {data === undefined && <Skeleton />}
        {data?.isSealed === false && <p>{words.notYet}</p>}
        {data?.isSealed === true && (
          <>
            {data.sent.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <ul>
                {data.sent.map((one) => (
                  <li key={one.number}>{sentWords(one)}</li>
                ))}
              </ul>
            )}
            {data.differences !== null && <WhatDiffers payRunId={payRunId} of={data.differences} />}
            {maySend && data.differences?.people !== 0 && <Sending payRunId={payRunId} differences={data.differences} />}
          </>
        )}
      </Stack>
    </Card>
  );
}

export const taxSendingFile: RunFile = { id: 'taxSending', order: 45, Content: TaxSending };

import { Eye, FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { checkStateFiles } from '../run-state-files/run-state-files.contract.ts';
import { type TaxFile, taxFiles, taxLayouts } from '../state-files/tax-list.rules.ts';
import { taxListRows, taxListSheet } from './tax-sending.contract.ts';
import words from './tax-sending-page.messages.fa.ts';

type ListRow = ReplyOf<typeof taxListRows>['rows'][number];
type Layout = (typeof taxLayouts)[number];

const PAGE = 25;
const NAME_WIDTH = 140;
const WIDTH = 150;

const shown = (text: string | undefined): string => (text === undefined || text === '' ? words.empty : shownDigits(text));

function columnsOf(titles: readonly string[]): readonly GridColumn<ListRow>[] {
  return [
    { id: 'fullName', label: words.person, width: NAME_WIDTH, pinned: true, render: ({ fullName }) => fullName },
    { id: 'pseudoId', label: words.code, width: 110, render: ({ pseudoId }) => shown(pseudoId) },
    ...titles.map((title, at) => ({
      id: String(at + 1),
      label: words.rows.column({ number: formatNumber(at + 1), title }),
      width: WIDTH,
      render: ({ cells }: ListRow) => shown(cells[at]),
    })),
  ];
}

/** Rows of a file with all its columns, a page at a time, and the sheet of all. */
function ListRows({ payRunId, said }: { readonly payRunId: string; readonly said: Layout | undefined }) {
  const [layout, setLayout] = useState(said);
  const [list, setList] = useState<TaxFile>('person');
  const [page, go] = useState(1);
  const { data, error } = useCall(taxListRows, { params: { payRunId }, query: { list, page, pageSize: PAGE, ...(layout && { layout }) } });
  const columns = useMemo(() => columnsOf(data?.columns ?? []), [data?.columns]);
  const known = data?.layout ?? layout ?? 'current';
  const chooseLayout = (id: string | null) => {
    const next = taxLayouts.find((one) => one === id) ?? known;
    setLayout(next);
    if (next === 'current' && list === 'sums') setList('person');
    go(1);
  };
  const chooseList = (next: TaxFile) => {
    setList(next);
    go(1);
  };
  const take = async () =>
    saveBlob(await sendForBlob(taxListSheet, { params: { payRunId }, query: { list, layout: known }, isLong: true }), `${words.fileOf(words.files[list])}.xlsx`);
  if (error) return <Alert type="error">{error.message}</Alert>;
  return (
    <>
      <FieldGrid>
        <SelectField label={words.layout} isClearable={false} options={taxLayouts.map((id) => ({ id, label: words.layouts[id] }))} value={known} onChange={chooseLayout} />
        <Segmented
          label={words.rows.file}
          value={list}
          options={taxFiles.filter((id) => id !== 'sums' || known === 'older').map((id) => ({ value: id, label: words.rows.files[id] }))}
          onChange={chooseList}
        />
      </FieldGrid>
      {data === undefined ? (
        <Skeleton />
      ) : data.total === 0 ? (
        <p>{words.rows.none}</p>
      ) : (
        <>
          <DataGrid label={words.rows.files[list]} columns={columns} rows={data.rows} rowKey={({ partyId, pseudoId }) => `${partyId ?? ''}/${pseudoId}`} />
          {data.total > PAGE && <Pager page={page} pageSize={PAGE} total={data.total} unit={words.people} onPage={go} />}
          <Row>
            <RunButton size="sm" icon={FileDown} run={take}>
              {words.rows.sheet}
            </RunButton>
          </Row>
        </>
      )}
    </>
  );
}

/** All columns of the list of the tax, before it is taken: read once somebody asks for them. */
function TaxRows({ payRunId }: { readonly payRunId: string }) {
  const [isOpen, open] = useState(false);
  const may = useMay(taxListRows);
  const mayCheck = useMay(checkStateFiles);
  const { data } = useCall(checkStateFiles, { params: { payRunId }, enabled: may && mayCheck });
  if (!may || data?.isSealed !== true) return null;
  const said = data.outputs.find(({ output }) => output === 'tax')?.layout;
  return (
    <Card title={words.rows.title}>
      <Stack>
        <p>{words.rows.text}</p>
        {isOpen ? (
          <ListRows payRunId={payRunId} said={taxLayouts.find((one) => one === said)} />
        ) : (
          <Row>
            <Button size="sm" icon={Eye} onPress={() => open(true)}>
              {words.rows.open}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

export const taxRowsFile: RunFile = { id: 'taxRows', order: 42, Content: TaxRows };

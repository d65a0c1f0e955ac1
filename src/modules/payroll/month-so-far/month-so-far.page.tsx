import { FileDown } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { amountHead, formatCode, formatDate, formatMoney } from '#ui/format/format.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { PagedGrid } from '#ui/read/paged-grid.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { WhatIfSetting } from '../own-what-if/what-if-setting.tsx';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import { monthSoFar, monthSoFarFile, setSoFar, soFarSetting } from './month-so-far.contract.ts';
import { soFarForm } from './month-so-far.form.ts';
import messages from './month-so-far.messages.fa.ts';
import { monthSoFarScreen } from './month-so-far.screen.ts';
import words from './so-far-page.messages.fa.ts';

const PAGE_SIZE = 25;
type Row = ReplyOf<typeof monthSoFar>['rows'][number];
const heads = words.columns;

const money = (id: 'gross' | 'net' | 'lastNet' | 'difference'): GridColumn<Row> => ({
  ...{ id, label: amountHead(heads[id]), align: 'amount', width: id === 'difference' || id === 'lastNet' ? 132 : 112 },
  render: ({ [id]: rials }) => (rials === undefined ? words.withheld : rials === null ? '' : formatMoney(rials)),
});

const columnsNow = (): readonly GridColumn<Row>[] => [
  { id: 'pseudoId', label: heads.pseudoId, pinned: true, width: 100, render: ({ pseudoId }) => formatCode(pseudoId) },
  { id: 'fullName', label: heads.fullName, width: 140, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'group', label: heads.group, width: 100, render: ({ groupName }) => <bdi>{groupName}</bdi> },
  ...(['gross', 'net', 'lastNet', 'difference'] as const).map(money),
  { id: 'changes', label: heads.changes, width: 150, grows: true, render: ({ changes = [] }) => changes.map((one) => <div key={one.title}>{changeOf(one)}</div>) },
  { id: 'countedAt', label: heads.countedAt, width: 100, render: ({ countedAt }) => formatDate(countedAt) },
];

const changeOf = ({ title, was, now }: NonNullable<Row['changes']>[number]): string => words.change({ title, was: formatMoney(was), now: formatMoney(now) });

/** What the month that runs would come to for everybody, who differs most from the last month first. */
export default function MonthSoFarPage() {
  const { payGroupId, page = 1 } = useScreenSearch(monthSoFarScreen);
  const setSearch = useSetScreenSearch(monthSoFarScreen);
  const groups = useCall(groupChoices, { enabled: useMay(groupChoices) });
  const of = payGroupId === undefined ? {} : { payGroupId };
  const read = useCall(monthSoFar, { query: { ...of, page, pageSize: PAGE_SIZE } });
  const options = (groups.data?.list ?? []).map(({ payGroupId: id, description: label }) => ({ id, label }));
  return (
    <Page title={messages.title} lead={words.lead} actions={<Take of={of} />}>
      <Choices>
        <SelectField label={words.group} options={options} value={payGroupId ?? null} onChange={(id) => void setSearch({ payGroupId: id ?? undefined })} />
      </Choices>
      <Card isFlush>
        <PagedGrid
          of={read}
          label={words.label}
          columns={columnsNow()}
          rowKey={({ employmentId }) => employmentId ?? ''}
          failed={words.failed}
          none={words.none}
          noneText={words.noneText}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next) => void setSearch({ ...of, page: next })}
        />
      </Card>
      <Setting />
    </Page>
  );
}

/** The same as a sheet. */
const Take = ({ of }: { readonly of: { readonly payGroupId?: string } }) => (
  <RunButton icon={FileDown} run={async () => saveBlob(await sendForBlob(monthSoFarFile, { query: of, isLong: true }), `${words.sheet}.xlsx`)}>
    {words.file}
  </RunButton>
);

function Setting() {
  const may = useMay(setSoFar);
  const { data } = useCall(soFarSetting, { enabled: may });
  if (!may || data === undefined) return null;
  return (
    <Card title={words.setting}>
      <Stack>
        <DefinedForm
          key={data.rowVersion}
          layout="inline"
          of={soFarForm}
          call={setSoFar}
          values={{ showsOwn: data.showsOwn }}
          version={data.rowVersion}
          submitLabel={words.save}
          savedText={words.saved}
        />
        <WhatIfSetting />
      </Stack>
    </Card>
  );
}

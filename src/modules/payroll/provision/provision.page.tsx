import { Calculator, FileDown, PiggyBank } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatCode, formatDate, formatDateTime, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { makeProvision, provisionFile, provisions, readProvision, sides } from './provision.contract.ts';
import messages from './provision.messages.fa.ts';
import { provisionScreen } from './provision.screen.ts';
import words from './provision-page.messages.fa.ts';

type Listed = ReplyOf<typeof provisions>['list'][number];
type Part = ReplyOf<typeof readProvision>['parts'][number];
type Side = (typeof sides)[number];

/** While some are still reckoned. */
const AGAIN_MS = 2_000;
const isUnderWay = ({ state }: Listed): boolean => state === 'running' || state === 'paused';

/** Begins to reckon a day. */
function Make({ onMade }: { readonly onMade: (id: string) => void }) {
  const [day, setDay] = useState<string | null>(today());
  const [faults, setFaults] = useState<Faults>({});
  const { mutateAsync } = useSend(makeProvision, { onSuccess: ({ provisionId }) => onMade(provisionId) });
  if (!useMay(makeProvision)) return null;
  const make = async () => {
    setFaults({});
    if (day !== null) await tellFaults(mutateAsync({ body: { day } }), setFaults);
  };
  return (
    <Card>
      <Stack gap={3}>
        <Choices>
          <DateField label={words.day} value={day} onChange={setDay} error={faults['day']} />
        </Choices>
        <Row>
          <RunButton icon={Calculator} run={make}>
            {words.make}
          </RunButton>
        </Row>
      </Stack>
    </Card>
  );
}

/** What is owed to everybody on a day, by what they belong to. */
export default function ProvisionPage() {
  const { provisionId, by: said } = useScreenSearch(provisionScreen);
  const setSearch = useSetScreenSearch(provisionScreen);
  const by = sides.find((one) => one === said) ?? 'unit';
  const { data: known } = useCall(provisions, {});
  // how far one has come stands in the list: it is asked again, too, or the page would wait for ever
  const read = useCall(provisions, known?.list.some(isUnderWay) ? { refetchInterval: AGAIN_MS } : {});
  const { data } = read;
  const chosen = data?.list.find((one) => one.provisionId === provisionId) ?? data?.list[0];
  return (
    <Page title={messages.title} lead={words.lead}>
      <Make onMade={(id) => void setSearch({ provisionId: id, by })} />
      {read.error ? (
        <ReadError of={read} title={words.notRead} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" />
      ) : chosen === undefined ? (
        <EmptyState icon={PiggyBank} headingLevel={2} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <Choices>
            <SelectField
              label={words.choose}
              isClearable={false}
              options={data.list.map(({ provisionId: id, day, madeAt }) => ({ id, label: words.oneOf({ day: formatDate(day), made: formatDateTime(madeAt) }) }))}
              value={chosen.provisionId}
              onChange={(id) => void setSearch({ provisionId: id ?? undefined, by })}
            />
          </Choices>
          <Reckoning of={chosen} by={by} onBy={(next) => void setSearch({ provisionId: chosen.provisionId, by: next })} />
        </>
      )}
    </Page>
  );
}

const figures = ['severance', 'leave', 'eidi', 'total'] as const;
const { columns: heads } = words;
const columnsOf = (by: Side): readonly GridColumn<Part>[] => [
  { id: 'name', label: heads[by], grows: true, render: ({ name }) => name ?? words.nowhere },
  { id: 'people', label: heads.people, width: 90, render: ({ people }) => formatNumber(people) },
  ...figures.map((id): GridColumn<Part> => ({ id, label: heads[id], align: 'amount', width: 160, render: ({ [id]: rials }) => formatMoney(rials) })),
];

/** More of them are told by their number. */
const SHOWN = 20;

/** Who could not be reckoned, and why. */
function NotReckoned({ failed, people }: { readonly failed: number; readonly people: ReplyOf<typeof readProvision>['aside'] }) {
  const shown = people.slice(0, SHOWN);
  return (
    <Alert type="warning" isLive={false} title={words.failed(formatNumber(failed))}>
      <ul>
        {shown.map(({ partyId, fullName, pseudoId, reason }) => (
          <li key={partyId}>{words.notReckoned({ fullName, pseudoId: formatCode(pseudoId), reason })}</li>
        ))}
      </ul>
      {failed > shown.length && shown.length > 0 && <p>{words.more(formatNumber(failed - shown.length))}</p>}
    </Alert>
  );
}

function Reckoning({ of, by, onBy }: { readonly of: Listed; readonly by: Side; readonly onBy: (by: Side) => void }) {
  const { provisionId, done, failed, people } = of;
  const isRunning = isUnderWay(of);
  const read = useCall(readProvision, { params: { provisionId }, query: { by }, ...(isRunning && { refetchInterval: AGAIN_MS }) });
  const { data, refetch } = read;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    // the last ones were reckoned after the sums were read
    if (wasRunning.current && !isRunning) void refetch();
    wasRunning.current = isRunning;
  }, [isRunning, refetch]);
  const take = async () => saveBlob(await sendForBlob(provisionFile, { params: { provisionId }, isLong: true }), `${words.sheet}.xlsx`);
  return (
    <Stack>
      {isRunning && <Alert type="info">{words.underWay({ done: formatNumber(done), people: formatNumber(people) })}</Alert>}
      {failed > 0 && <NotReckoned failed={failed} people={data?.aside ?? []} />}
      {data && (
        <Figures>
          {figures.map((id) => (
            <Figure key={id} label={heads[id]} value={formatMoney(data.whole[id])} unit={moneyUnitName()} />
          ))}
        </Figures>
      )}
      <Row>
        <Segmented label={words.by} value={by} options={sides.map((id) => ({ value: id, label: words.sides[id] }))} onChange={onBy} />
        <RunButton icon={FileDown} run={take}>
          {words.file}
        </RunButton>
      </Row>
      <Card isFlush>
        <ReadGrid of={read} rowsOf={({ parts }) => parts} label={words.rows} columns={columnsOf(by)} rowKey={({ id }) => id ?? ''} failed={words.notRead} none={words.none} />
      </Card>
    </Stack>
  );
}

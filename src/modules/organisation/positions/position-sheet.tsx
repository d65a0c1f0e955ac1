import type { ReplyOf } from '#kernel/call.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import type { FormElement } from '#ui/form/scope.ts';
import { today } from '#ui/format/today.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { DottedLines } from './dotted-lines.tsx';
import { holders } from './holders.contract.ts';
import { HoldersTab } from './holders-tab.tsx';
import { JobClass } from './job-class.tsx';
import { PositionEnd } from './position-end.tsx';
import { PositionHistory } from './position-history.tsx';
import { addPosition, EDIT, editPosition, lines, positionFigures, positionHistory, positions, readPosition } from './positions.contract.ts';
import { positionForm } from './positions.form.ts';
import { positionsScreen } from './positions.screen.ts';
import messages from './positions-page.messages.fa.ts';
import { useReplaceQuestion } from './replace-question.tsx';
import { ReportingLines } from './reporting-lines.tsx';

/** In the place of an id: a post that is being made. */
export const NEW = 'new';
const outdated = [positions.list, positionFigures, readPosition, positionHistory, lines.list, holders.list];
const elements: Readonly<Record<string, FormElement>> = {
  dottedToIds: (control) => <DottedLines {...control} />,
  jobGradeId: (control) => <JobClass {...control} />,
};

interface PositionAt {
  emplPositionId: string;
  asOf: string | undefined;
}

export function PositionSheet(at: PositionAt) {
  return at.emplPositionId === NEW ? <NewPosition asOf={at.asOf} /> : <StoredPosition {...at} />;
}

const Back = ({ asOf }: Pick<PositionAt, 'asOf'>) => (
  <ScreenLink to={positionsScreen} search={{ asOf }} className={buttonClass()}>
    {messages.back}
  </ScreenLink>
);

function NewPosition({ asOf }: Pick<PositionAt, 'asOf'>) {
  const open = useOpenScreen();
  const { unitId } = useScreenSearch(positionsScreen);
  return (
    <>
      <PageHeader title={messages.newPost} actions={<Back asOf={asOf} />} />
      <DefinedForm
        of={positionForm}
        call={addPosition}
        start={{ from: asOf ?? today(), statusId: 'EmpsActive', seats: 1, ...(unitId !== undefined && { organizationPartyId: unitId }) }}
        title={messages.facts}
        elements={elements}
        outdates={outdated}
        draft
        autoFocus
        onSaved={({ emplPositionId }, { from }) => {
          showAlert({ type: 'success', message: messages.added });
          void open(positionsScreen, { search: { emplPositionId, ...(from !== null && from > today() ? { asOf: from } : {}) }, replace: true });
        }}
      />
    </>
  );
}

function StoredPosition({ emplPositionId, asOf }: PositionAt) {
  const setSearch = useSetScreenSearch(positionsScreen);
  const read = useCall(readPosition, { params: { emplPositionId }, query: { asOf } });
  const day = <AsOf value={asOf} onChange={(next) => void setSearch({ asOf: next })} />;
  return (
    <StoredRecord of={read} words={messages} back={<Back asOf={asOf} />} above={day}>
      {(position) => (
        <>
          <PageHeader
            title={position.description}
            actions={
              <>
                <Back asOf={asOf} />
                <PositionEnd emplPositionId={emplPositionId} name={position.description ?? ''} rowVersion={position.rowVersion ?? 0} outdates={outdated} />
              </>
            }
          />
          {day}
          <AsOfNotice value={asOf} />
          <Facts key={`${asOf}`} position={position} asOf={asOf} />
          <Details emplPositionId={emplPositionId} asOf={asOf} />
        </>
      )}
    </StoredRecord>
  );
}

type Seen = ReplyOf<typeof readPosition>;

function Facts({ position, asOf }: { position: Seen; asOf: string | undefined }) {
  const mayEdit = useMay(EDIT);
  const { settle, question } = useReplaceQuestion();
  return (
    <>
      <DefinedForm
        of={mayEdit ? positionForm : seenOnly}
        call={editPosition}
        params={{ emplPositionId: position.emplPositionId ?? '' }}
        values={{ ...position, from: asOf ?? today() }}
        version={position.rowVersion}
        title={messages.facts}
        elements={elements}
        settle={settle}
        outdates={outdated}
        draft={position.emplPositionId ?? false}
      />
      {question}
    </>
  );
}

/** The form of somebody who may only look. */
const seenOnly = readOnlyForm(positionForm);

const details = ['holdersTab', 'linesTab', 'history'] as const;
type Detail = (typeof details)[number];

function Details({ emplPositionId, asOf }: PositionAt) {
  const { tab } = useScreenSearch(positionsScreen);
  const setSearch = useSetScreenSearch(positionsScreen);
  const selected: Detail = details.find((one) => one === tab) ?? 'holdersTab';
  return (
    <Tabs label={messages.tabs} tabs={details.map((id) => ({ id, label: messages[id] }))} selected={selected} onSelect={(id) => void setSearch({ tab: id })}>
      {selected === 'holdersTab' ? <HoldersTab emplPositionId={emplPositionId} asOf={asOf} /> : null}
      {selected === 'linesTab' ? <ReportingLines emplPositionId={emplPositionId} asOf={asOf} /> : null}
      {selected === 'history' ? <PositionHistory emplPositionId={emplPositionId} /> : null}
    </Tabs>
  );
}

import type { ReplyOf } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import type { FormElement } from '#ui/form/scope.ts';
import { today } from '#ui/format/today.ts';
import { RecordFacts, recordSheet, type SheetAt, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { tellSaved } from '../planned/planned.tsx';
import { HoldersTab } from './holders/holders-tab.tsx';
import { useReplaceQuestion } from './holders/replace-question.tsx';
import { JobClass } from './job-class.tsx';
import { DottedLines } from './lines/dotted-lines.tsx';
import { ReportingLines } from './lines/reporting-lines.tsx';
import { PositionEnd } from './position-end.tsx';
import { PositionHistory } from './position-history.tsx';
import { PositionPlans } from './position-plans.tsx';
import { addPosition, editPosition, readPosition } from './positions.contract.ts';
import { positionForm } from './positions.form.ts';
import { positionsScreen } from './positions.screen.ts';
import messages from './positions-page.messages.fa.ts';

const elements: Readonly<Record<string, FormElement>> = {
  dottedToIds: (control) => <DottedLines {...control} />,
  jobGradeId: (control) => <JobClass {...control} />,
};

type Seen = ReplyOf<typeof readPosition>;

export const PositionSheet = recordSheet<Seen>({
  screen: positionsScreen,
  words: messages,
  isDated: true,
  useRead: ({ id, asOf }) => useCall(readPosition, { params: { emplPositionId: id }, query: { asOf } }),
  fresh: { title: messages.newPost, Form: NewPosition },
  title: ({ description }) => description,
  Acts: ({ record, at: { id } }) => <PositionEnd emplPositionId={id} name={record.description ?? ''} rowVersion={record.rowVersion ?? 0} />,
  Body: (sheet) => (
    <>
      <PositionPlans emplPositionId={sheet.at.id} asOf={sheet.at.asOf} />
      <Facts key={`${sheet.at.asOf}`} {...sheet} />
    </>
  ),
  tabs: [
    { id: 'holdersTab', label: messages.holdersTab, Content: ({ id, asOf }) => <HoldersTab emplPositionId={id} asOf={asOf} /> },
    { id: 'linesTab', label: messages.linesTab, Content: ({ id, asOf }) => <ReportingLines emplPositionId={id} asOf={asOf} /> },
    { id: 'history', label: messages.history, Content: ({ id }) => <PositionHistory emplPositionId={id} /> },
  ],
});

function NewPosition({ asOf }: Pick<SheetAt, 'asOf'>) {
  const open = useOpenScreen();
  const { unitId } = useScreenSearch(positionsScreen);
  return (
    <DefinedForm
      of={positionForm}
      call={addPosition}
      start={{ from: asOf ?? today(), statusId: 'EmpsActive', seats: 1, ...(unitId !== undefined && { organizationPartyId: unitId }) }}
      title={messages.facts}
      elements={elements}
      draft
      autoFocus
      onSaved={({ emplPositionId }, { from }) => {
        showAlert({ type: 'success', message: messages.added });
        void open(positionsScreen, { search: { emplPositionId, ...(from !== null && from > today() ? { asOf: from } : {}) }, replace: true });
      }}
    />
  );
}

function Facts({ record, at: { id, asOf } }: SheetOf<Seen>) {
  const { settle, question } = useReplaceQuestion();
  return (
    <>
      <RecordFacts
        of={positionForm}
        call={editPosition}
        params={{ emplPositionId: id }}
        values={{ ...record, from: asOf ?? today() }}
        version={record.rowVersion}
        title={messages.facts}
        elements={elements}
        settle={settle}
        draft={id}
        savedText={null}
        onSaved={(_, { from }) => tellSaved(from)}
      />
      {question}
    </>
  );
}

import type { ReplyOf } from '#kernel/call.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type ControlProps, stringOrNull } from '#ui/form/controls/control.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { SeenFile } from '../profile/profile.contract.ts';
import { profileScreen } from '../profile/profile.screen.ts';
import { useCompanies } from '../register/companies.ui.ts';
import { beginEmployment, type employmentActs, endEmployment, transferPerson, undoEnd } from './employment.contract.ts';
import { beginForm, endForm, transferForm } from './employment.form.ts';
import messages from './employment-page.messages.fa.ts';

export type Employment = ReplyOf<typeof employmentActs>['rows'][number];

/** What is open over the file; a new employment may take the words of a former one. */
export type OpenAct = { readonly act: 'begin'; readonly row: Employment | undefined } | { readonly act: 'end' | 'undo' | 'transfer'; readonly row: Employment };

interface ActProps<R> {
  row: R;
  file: SeenFile;
  onClose: () => void;
}

export function EmploymentDialog({ open, ...shared }: { open: OpenAct } & Omit<ActProps<Employment>, 'row'>) {
  if (open.act === 'begin') return <BeginDialog row={open.row} {...shared} />;
  if (open.act === 'end') return <EndDialog row={open.row} {...shared} />;
  if (open.act === 'transfer') return <TransferDialog row={open.row} {...shared} />;
  return <UndoDialog row={open.row} {...shared} />;
}

/** What every form here is drawn with; saved or taken back it closes. */
const inDialog = (onClose: () => void) => ({ layout: 'dialog', autoFocus: true, onReset: onClose, onSaved: onClose }) as const;

/** Today, or the day after an end that is still to come. */
const dayAfter = (row: Employment | undefined): string => (row?.thruDate != null && row.thruDate >= today() ? addDays(row.thruDate, 1) : today());

function BeginDialog({ row, file: { partyId, fullName }, onClose }: ActProps<Employment | undefined>) {
  return (
    <Dialog isOpen title={messages.beginTitle({ name: fullName })} onClose={onClose}>
      <DefinedForm
        {...inDialog(onClose)}
        of={beginForm}
        call={beginEmployment}
        start={{ relationshipTypeEnumId: row?.relationshipTypeEnumId, pseudoId: row?.pseudoId, fromDate: dayAfter(row) }}
        toBody={(values) => ({ ...values, partyId })}
        submitLabel={messages.begin}
        savedText={messages.begun}
      />
    </Dialog>
  );
}

function EndDialog({ row: { partyRelationshipId }, file: { fullName }, onClose }: ActProps<Employment>) {
  return (
    <Dialog isOpen title={messages.endTitle({ name: fullName })} onClose={onClose}>
      <DefinedForm
        {...inDialog(onClose)}
        of={endForm}
        call={endEmployment}
        params={{ partyRelationshipId }}
        start={{ thruDate: today() }}
        question={{ title: messages.endQuestion, text: messages.endEffect, confirmLabel: messages.endSubmit, cancelLabel: messages.back }}
        submitLabel={messages.endSubmit}
        savedText={messages.ended}
      />
    </Dialog>
  );
}

function TransferDialog({ row: { partyRelationshipId }, file: { fullName, companyId }, onClose }: ActProps<Employment>) {
  const openScreen = useOpenScreen();
  const companies = useCompanies().filter(({ id }) => id !== companyId);
  const Choice = ({ value, onChange, shared }: ControlProps) => <SelectField {...shared} value={stringOrNull(value)} onChange={onChange} options={companies} />;
  return (
    <Dialog isOpen title={messages.transferTitle({ name: fullName })} onClose={onClose}>
      <DefinedForm
        {...inDialog(onClose)}
        of={transferForm}
        call={transferPerson}
        params={{ partyRelationshipId }}
        start={{ companyId: companies.length === 1 ? companies[0]?.id : undefined }}
        elements={{ companyId: Choice }}
        question={{ title: messages.transferQuestion, text: messages.transferEffect, confirmLabel: messages.transferSubmit, cancelLabel: messages.back }}
        submitLabel={messages.transferSubmit}
        savedText={messages.transferred}
        onSaved={({ partyId }) => {
          onClose();
          void openScreen(profileScreen, { search: { partyId } });
        }}
      />
    </Dialog>
  );
}

function UndoDialog({ row: { partyRelationshipId }, onClose }: ActProps<Employment>) {
  const { mutateAsync } = useSend(undoEnd);
  return (
    <ActDialog
      title={messages.undoTitle}
      confirmLabel={messages.undoLabel}
      act={() => mutateAsync({ params: { partyRelationshipId }, body: {} })}
      done={messages.undone}
      onClose={onClose}
    >
      {messages.undoEffect}
    </ActDialog>
  );
}

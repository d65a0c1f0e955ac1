import type { ReplyOf } from '#kernel/call.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import type { personEmployments } from '../../organisational/organisational.contract.ts';
import styles from '../employment.module.css';
import messages from '../employment-page.messages.fa.ts';
import { correctKind } from './kind-correction.contract.ts';
import { kindCorrectionForm } from './kind-correction.form.ts';

type Employment = ReplyOf<typeof personEmployments>['rows'][number];

/** A kind of an employment as the list of the organisation tab has read it. */
export type OpenKind = NonNullable<Employment['kinds']>[number] & Pick<Employment, 'partyRelationshipId'>;

/** What was never so is written over, its past too. */
export function CorrectKindDialog({ kind, onClose }: { kind: OpenKind; onClose: () => void }) {
  const { partyRelationshipId, employmentStatusEnumId, fromDate, rowVersion, name } = kind;
  return (
    <Dialog isOpen title={messages.correctKind({ kind: name })} onClose={onClose}>
      <div className={styles.lead}>
        <Alert type="warning" isLive={false}>
          {messages.correctKindLead}
        </Alert>
      </div>
      <DefinedForm
        layout="dialog"
        autoFocus
        of={kindCorrectionForm}
        call={correctKind}
        params={{ partyRelationshipId }}
        values={{ employmentStatusEnumId, fromDate }}
        version={rowVersion}
        toBody={(values) => ({ ...values, kindFrom: fromDate, rowVersion })}
        submitLabel={parts.saveCorrection}
        onSaved={onClose}
        onReset={onClose}
      />
    </Dialog>
  );
}

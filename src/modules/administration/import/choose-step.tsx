import { useState } from 'react';
import { importRuns, type RunView, uploadImport } from '#platform/import-export/import-export.contract.ts';
import { importErrors } from '#platform/import-export/import-export.errors.ts';
import { MAX_FILE_BYTES } from '#platform/import-export/sheets/sheet-form.rules.ts';
import { subOrganization } from '#platform/party/party.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import messages from './import-page.messages.fa.ts';
import { kindTitle, type Report, tookNothing } from './import-view.ui.ts';
import { KindChoice } from './kind-choice.tsx';
import { RunList } from './run-list.tsx';

function formOf(kind: string, file: File, companyId: string | null): FormData {
  const form = new FormData();
  form.append('kind', kind);
  if (companyId !== null) form.append('companyId', companyId);
  // last: whoever reads the stream knows what the bytes are for
  form.append('file', file);
  return form;
}

const doneKinds = (runs: readonly RunView[]): ReadonlySet<string> => new Set(runs.filter((run) => run.state === 'done' && !tookNothing(run)).map(({ kind }) => kind));

export interface ChooseStepProps {
  /** Kind of the address, if it names one. */
  kind: string | undefined;
  onKind: (kind: string) => void;
  onReport: (report: Report) => void;
}

/** What is imported, from which file, and the imports so far. */
export function ChooseStep({ kind: wanted, onKind, onReport }: ChooseStepProps) {
  const runs = useCall(importRuns, { staleTime: 0 });
  const done = doneKinds(runs.data?.runs ?? []);
  // the next of the order that was never imported; nothing while that is not known
  const kinds = runs.data?.kinds ?? [];
  const kind = wanted !== undefined && kinds.includes(wanted) ? wanted : kinds.find((one) => !done.has(one));
  return (
    <ImportFrame kind={kind} step={0}>
      <div className={styles.choose}>
        <KindChoice kinds={kinds} kind={kind} done={done} onKind={onKind} />
        <FileForm kinds={kinds} kind={kind} done={done} onKind={onKind} onReport={onReport} />
      </div>
      <RunList runs={runs} />
    </ImportFrame>
  );
}

interface FileFormProps extends ChooseStepProps {
  kinds: readonly string[];
  done: ReadonlySet<string>;
}

function FileForm({ kinds, kind, done, onKind, onReport }: FileFormProps) {
  const mayUpload = useMay(uploadImport);
  const [file, setFile] = useState<File | null>(null);
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const companies = useCall(subOrganization).data?.organization ?? [];
  const upload = useSend(uploadImport, { onSuccess: onReport });
  const isWrongOrder = importErrors.is(upload.error, 'wrongOrder');
  const submit = (): void => {
    setAsked(true);
    if (kind !== undefined && file !== null) upload.mutate({ upload: formOf(kind, file, companyId) });
  };
  return (
    <Card>
      <FormFrame form={{ submit }} className={styles.form}>
        <FileDrop
          label={messages.file}
          value={file}
          onChange={(chosen) => {
            upload.reset();
            setFile(chosen);
          }}
          accept={['.csv', '.xlsx']}
          maxBytes={MAX_FILE_BYTES}
          messages={{ type: messages.fileType, size: messages.fileSize }}
          help={messages.fileHelp}
          error={isAsked && file === null ? messages.fileMissing : upload.error?.fields['file']}
          isRequired
          isDisabled={!mayUpload || upload.isPending}
        />
        {companies.length < 2 ? null : (
          <SelectField
            label={messages.company}
            value={companyId}
            onChange={setCompanyId}
            options={companies.map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }))}
            none={messages.companyNone}
            placeholder={messages.companyNone}
            help={messages.companyHelp}
            error={upload.error?.fields['companyId']}
          />
        )}
        {upload.error === null ? null : <Alert type="error">{upload.error.messages}</Alert>}
        {isWrongOrder && kind !== undefined ? <EarlierKinds kinds={kinds} kind={kind} done={done} onKind={onKind} onChosen={() => upload.reset()} /> : null}
        {mayUpload ? null : (
          <Alert type="warning" isLive={false}>
            {messages.uploadOnlyObserve}
          </Alert>
        )}
        {upload.isPending ? <ProgressBar label={messages.checking} /> : null}
        <div>
          <Button type="submit" variant="filled" isDisabled={!mayUpload || kind === undefined} isPending={upload.isPending}>
            {messages.check}
          </Button>
        </div>
      </FormFrame>
    </Card>
  );
}

interface EarlierKindsProps {
  kinds: readonly string[];
  kind: string;
  done: ReadonlySet<string>;
  onKind: (kind: string) => void;
  onChosen: () => void;
}

/** The way out of a wrong order: the kinds before this one that were not imported yet. */
function EarlierKinds({ kinds, kind, done, onKind, onChosen }: EarlierKindsProps) {
  const earlier = kinds.slice(0, kinds.indexOf(kind));
  const open = earlier.filter((one) => !done.has(one));
  return (
    <div className={styles.ways}>
      {(open.length > 0 ? open : earlier).map((one) => (
        <Button
          key={one}
          size="sm"
          onPress={() => {
            onChosen();
            onKind(one);
          }}
        >
          {messages.goTo(kindTitle(one))}
        </Button>
      ))}
    </div>
  );
}

import { useMemo } from 'react';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { factsEditForm, factsRules } from './facts.form.ts';
import { type SeenFile, updatePerson } from './profile.contract.ts';
import messages from './profile-page.messages.fa.ts';

/** The base facts as a form; those the reader may not see are not in the file, and so not in the form. */
export function FactsEditor({ file, onDone }: { file: SeenFile; onDone: () => void }) {
  const values = useMemo(() => ({ ...file, kindFrom: today() }), [file]);
  return (
    <DefinedForm
      of={factsEditForm}
      call={updatePerson}
      params={{ partyId: file.partyId }}
      values={values}
      version={file.rowVersion}
      changesOnly
      validators={factsRules(file.hireDate)}
      title={messages.personal}
      onSaved={onDone}
      onReset={onDone}
      autoFocus
    />
  );
}

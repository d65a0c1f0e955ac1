/** Orders of more people than one case is about: nobody is shown, each part is counted when its turn comes. */
import type { BodyInput } from '#kernel/call.ts';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import issueMessages from '../issue-page.messages.fa.ts';
import { issueInRun } from './in-parts.contract.ts';
import messages from './in-parts-page.messages.fa.ts';

type Asked = BodyInput<typeof issueInRun>;

export interface IssueManyProps {
  of: FormDefinition;
  /** Personnel codes of those who were handed over. */
  codes: readonly string[];
  start: FormValues;
  toBody: (values: FormValues) => Asked;
}

export function IssueMany({ of, codes, start, toBody }: IssueManyProps) {
  return (
    <Stack>
      <Alert type="info">{messages.many(formatNumber(codes.length))}</Alert>
      <DefinedForm
        of={of}
        call={issueInRun}
        title={issueMessages.who}
        start={start}
        toBody={(values) => ({ ...toBody(values), codes: [...codes] })}
        submitLabel={messages.issueMany}
        savedText={null}
        onSaved={({ people }) => showAlert({ type: 'success', message: messages.begun(formatNumber(people)) })}
      />
    </Stack>
  );
}

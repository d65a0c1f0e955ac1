/** A new claim, or the lines of one that came back: each line with its documents. */
import type { FormValues } from '#kernel/form/definition.ts';
import { SentRows } from '#platform/requests/sent-rows.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { claimLineForm, MOST_LINES } from './compensation-request.form.ts';
import words from './compensation-request-page.messages.fa.ts';

const lineWords = { one: words.line, add: words.addLine, remove: words.removeLine, removeOf: words.removeLineOf } as const;
const whyBack = ({ decisionReason: reason }: FormValues) => (reason ? <Alert type="warning">{words.cameBack({ reason: String(reason) })}</Alert> : null);

export default function ClaimForm({ onChange, ...props }: TaskFormProps) {
  return (
    <SentRows {...props} name="lines" form={claimLineForm} rowKey="lineId" least={1} most={MOST_LINES} words={lineWords} note={whyBack} onChange={(lines) => onChange({ lines })} />
  );
}

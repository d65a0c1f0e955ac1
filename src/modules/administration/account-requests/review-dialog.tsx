import { nameOf } from '#platform/identity/account-requests/account-requests.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatCode } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { acceptAccountRequest, refuseAccountRequest } from './account-requests.contract.ts';
import messages from './account-requests.messages.fa.ts';
import styles from './account-requests.module.css';
import type { RequestRow } from './account-requests.page.tsx';

interface ReviewDialogProps {
  request: RequestRow;
  groups: readonly { userGroupId: string; description: string }[];
  onClose: () => void;
}

const personText = ({ personName, personCode }: RequestRow): string =>
  personName === null ? messages.noPerson : messages.personIs({ name: personName, code: personCode === null ? kit.unknown : formatCode(personCode) });

function Facts({ request }: { request: RequestRow }) {
  const { columns } = messages;
  const items = [
    { term: columns.name, value: <bdi>{nameOf(request)}</bdi> },
    { term: columns.username, value: <Ltr>{request.username}</Ltr> },
    { term: columns.nationalCode, value: <Ltr>{formatCode(request.nationalCode)}</Ltr> },
    { term: messages.person, value: personText(request) },
    { term: messages.note, value: request.note || kit.unknown },
  ];
  return <DescriptionList items={items} />;
}

/** Shows a request; the decision, with its group or its reason, is the confirmation. */
export function ReviewDialog({ request, groups, onClose }: ReviewDialogProps) {
  const accept = useSend(acceptAccountRequest);
  const refuse = useSend(refuseAccountRequest);
  const { requestId } = request;
  const mayLink = request.personName !== null && !request.personHasAccount;
  const form = useForm({
    initial: { decision: 'accept', userGroupId: null as string | null, linkPerson: mayLink, reason: '' },
    validate: ({ decision, userGroupId, reason }) => ({
      userGroupId: decision === 'accept' && userGroupId === null ? messages.groupNeeded : undefined,
      reason: decision === 'refuse' && reason.trim() === '' ? messages.reasonNeeded : undefined,
    }),
    submit: async ({ decision, userGroupId, linkPerson, reason }) => {
      try {
        const said =
          decision === 'accept'
            ? await accept.mutateAsync({ body: { requestId, userGroupId: userGroupId ?? '', linkPerson } })
            : await refuse.mutateAsync({ body: { requestId, reason: reason.trim() } });
        showAlert({ type: 'success', message: said.messages });
        onClose();
        return undefined;
      } catch (error) {
        if (!isApiError(error)) throw error;
        return { message: error.status === 0 || error.status >= 500 ? messages.notSaved : error.messages };
      }
    },
  });
  const isRefusal = form.values.decision === 'refuse';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.reviewTitle}
      isLocked={form.isPending}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button variant={isRefusal ? 'danger' : 'filled'} isPending={form.isPending} onPress={() => void form.submit()}>
            {isRefusal ? messages.refuse : messages.accept}
          </Button>
        </>
      }
    >
      <div className={styles.review}>
        {form.summary === undefined ? null : <Alert type="error">{form.summary}</Alert>}
        <Facts request={request} />
        <LeaveGuard isDirty={() => form.values.reason.trim() !== '' && !form.isPending} />
        <Tabs
          label={messages.decision}
          isSegmented
          tabs={[
            { id: 'accept', label: messages.decisions.accept },
            { id: 'refuse', label: messages.decisions.refuse },
          ]}
          selected={form.values.decision}
          onSelect={(id) => form.setValue('decision', id)}
        >
          <div className={styles.review}>
            {isRefusal ? (
              <TextField {...form.field('reason')} label={messages.reason} help={messages.reasonNeeded} rows={2} maxLength={500} isRequired />
            ) : (
              <>
                <SelectField
                  {...form.field('userGroupId')}
                  label={messages.group}
                  options={groups.map(({ userGroupId, description }) => ({ id: userGroupId, label: description }))}
                  isRequired
                />
                {mayLink ? (
                  <CheckBox isSelected={form.values.linkPerson} onChange={(linked) => form.setValue('linkPerson', linked)}>
                    {messages.linkPerson}
                  </CheckBox>
                ) : null}
              </>
            )}
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}

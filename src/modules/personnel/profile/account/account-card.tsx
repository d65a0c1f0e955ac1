import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { seenForm } from '#kernel/form/classes.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { holds, useSession } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { type AccountField, accountForm, accountKeys } from '../account.form.ts';
import { Fact, type OptionLists } from '../fact-text.tsx';
import styles from '../profile.module.css';
import messages from '../profile-page.messages.fa.ts';
import { personAccount, updateAccount } from './account.contract.ts';
import { ChangePassword } from './change-password.tsx';

const ofAccount: ReadonlySet<string> = new Set<AccountField>(['emailAddress', 'accountStatus']);

/**
 * Fields of the account block that the reader may change: not of the own account, and of an account only where there is
 * one. An end that an import brought may be put right; one that is not there yet is recorded by ending the employment.
 */
function useAccountForm({ isOwn, hasAccount, hasEnd }: { isOwn: boolean; hasAccount: boolean; hasEnd: boolean }) {
  const permissions = useSession((session) => session.permissions);
  return useMemo(() => {
    const stands = (name: string): boolean => (name === 'endDate' ? hasEnd : hasAccount || !ofAccount.has(name));
    const isOffered = (name: string): boolean => !isOwn && stands(name) && holds(permissions, accountKeys[name as AccountField]);
    return seenForm(accountForm, ({ path }) => isOffered(path)) as typeof accountForm;
  }, [permissions, isOwn, hasAccount, hasEnd]);
}

/** User name, recovery e-mail, state of the account and days of the employment. */
export function AccountCard({ partyId, isOwn, lists }: { partyId: string; isOwn: boolean; lists: OptionLists }) {
  const { data } = useCall(personAccount, { params: { partyId } });
  const form = useAccountForm({ isOwn, hasAccount: data?.accountStatus != null, hasEnd: data?.endDate != null });
  const [isEditing, setEditing] = useState(false);
  if (data === undefined) return null;
  if (isEditing)
    return (
      <DefinedForm
        of={form}
        call={updateAccount}
        params={{ partyId }}
        values={data}
        changesOnly
        title={messages.account}
        onSaved={() => setEditing(false)}
        onReset={() => setEditing(false)}
        autoFocus
      />
    );
  const { accountStatus } = data;
  const state = accountStatus === null ? messages.noAccount : messages.accountStates[accountStatus];
  return (
    <Card
      title={messages.account}
      actions={
        isOwn ? (
          <ChangePassword />
        ) : fieldsOf(form).length === 0 ? undefined : (
          <Button size="sm" icon={Pencil} onPress={() => setEditing(true)}>
            {messages.edit}
          </Button>
        )
      }
    >
      <div className={styles.facts}>
        <DescriptionList
          isAcross
          items={[
            ...(['username', 'emailAddress'] as const)
              .filter((name) => data[name] !== undefined)
              .map((name) => ({ term: messages.labels[name], value: <Fact name={name} value={data[name]} lists={lists} /> })),
            { term: messages.labels.accountStatus, value: state },
            ...(['hireDate', 'endDate'] as const).map((name) => ({ term: messages.labels[name], value: <Fact name={name} value={data[name]} lists={lists} /> })),
          ]}
        />
      </div>
    </Card>
  );
}

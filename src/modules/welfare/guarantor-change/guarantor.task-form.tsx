/** What a colleague reads who is asked to answer for a running loan: the loan, what is expected of them, and the papers that they bring. */
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import recipient from '../loan-recipient/loan-recipient-page.messages.fa.ts';
import { GuarantorAsked } from '../loan-request/guarantor-asked.tsx';

interface Loan {
  readonly title: string;
  readonly loanCode: string;
  readonly principal: string;
  readonly count: number;
}

export default function GuarantorChangeForm(props: TaskFormProps) {
  const { facts, guaranteed } = recipient;
  const loan = props.data['loan'] as Loan | null;
  return (
    <Stack>
      <Card>
        <DescriptionList
          isAcross
          items={[
            { term: guaranteed.borrower, value: <bdi>{String(props.data['fullName'])}</bdi> },
            ...(loan === null
              ? []
              : [
                  { term: facts.loan, value: loan.title },
                  { term: facts.code, value: <Ltr>{formatCode(loan.loanCode)}</Ltr> },
                  { term: facts.principal, value: formatMoney(loan.principal) },
                  { term: facts.count, value: formatNumber(loan.count) },
                ]),
          ]}
        />
      </Card>
      <GuarantorAsked {...props} />
    </Stack>
  );
}

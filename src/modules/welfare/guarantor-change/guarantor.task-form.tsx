/** What a colleague reads who is asked to answer for a running loan: the loan, what is expected of them, and the papers that they bring. */
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { GuarantorAsked } from '../loan-request/guarantor-asked.tsx';
import words from './guarantor-change.messages.fa.ts';

interface Loan {
  readonly title: string;
  readonly loanCode: string;
  readonly principal: string;
  readonly count: number;
}

export default function GuarantorChangeForm(props: TaskFormProps) {
  const { facts } = words;
  const loan = props.data['loan'] as Loan | null;
  return (
    <Stack>
      <Card>
        <DescriptionList
          isAcross
          items={[
            { term: facts.borrower, value: <bdi>{String(props.data['fullName'])}</bdi> },
            ...(loan === null
              ? []
              : [
                  { term: facts.loan, value: loan.title },
                  { term: words.number, value: <Ltr>{formatCode(loan.loanCode)}</Ltr> },
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

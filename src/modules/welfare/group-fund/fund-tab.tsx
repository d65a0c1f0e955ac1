import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { useAnyCall } from '#ui/client/any-call.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { loans } from '../loan-definition/loan-definition.contract.ts';
import { fundFees, fundLoans, funds } from './group-fund.contract.ts';
import { fundLoanForm } from './group-fund.table.ts';
import words from './group-fund-page.messages.fa.ts';

type Part = keyof typeof words.parts;
const wordsOf = (part: Part) => ({
  ...{ add: words.add[part], edit: words.edit, addLabel: words.addLabel, saveLabel: words.saveLabel },
  ...{ none: words.none[part], noneAdvice: words.noneAdvice[part] },
});
const fundWords = wordsOf('fund');
const feeWords = wordsOf('fees');
const loanWords = wordsOf('loans');

/** The fund of a group with what its members pay, and the loans that are paid out of it; these once there is a fund. */
export default function FundTab({ welfareGroupId }: { welfareGroupId: string }) {
  const owner = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  const { data } = useAnyCall<{ readonly rows: readonly object[] }>(funds.list, { query: owner });
  const hasFund = (data?.rows.length ?? 0) > 0;
  return (
    <Stack>
      <RecordsList
        of={funds}
        owner={owner}
        start={{ isShareBack: 'Y', repayMonths: 0 }}
        mayNotAdd={hasFund || data === undefined}
        rowName={({ title }) => title}
        words={fundWords}
        hasNoSearch
      />
      {hasFund ? <Below owner={owner} /> : null}
    </Stack>
  );
}

function Below({ owner }: { owner: { welfareGroupId: string } }) {
  const known = useRegisterOptions(loans, 'title', {}, useMay(loans.list));
  const form = useMemo(() => fundLoanForm(known), [known]);
  const feeStart = useMemo(() => ({ fromDate: today() }), []);
  return (
    <>
      <Card title={words.fees}>
        <RecordsList of={fundFees} owner={owner} start={feeStart} rowName={() => words.parts.fees} words={feeWords} headingLevel={3} hasNoSearch />
      </Card>
      <Card title={words.paysFor}>
        <RecordsList of={fundLoans} form={form} owner={owner} rowName={({ loanTitle }) => loanTitle} words={loanWords} headingLevel={3} hasNoSearch />
      </Card>
    </>
  );
}

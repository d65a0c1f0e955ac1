import { useCall } from '#ui/client/hooks.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { OwnSoFar } from '../month-so-far/own-so-far.tsx';
import { WhatIfCard } from '../own-what-if/what-if-card.tsx';
import { PayYearCard } from '../pay-year/pay-year-card.tsx';
import { OwnPayslip } from './own-payslip.tsx';
import { nameInList, PayslipList, yearsOf } from './payslip-list.tsx';
import { ownPayslips } from './payslips.contract.ts';
import messages from './payslips.messages.fa.ts';
import { payslipsScreen } from './payslips.screen.ts';
import words from './payslips-page.messages.fa.ts';

/** The own payslips: the newest that stands, or the one that is chosen, before the list of them all. */
export default function PayslipsPage() {
  const { payslipId } = useScreenSearch(payslipsScreen);
  const setSearch = useSetScreenSearch(payslipsScreen);
  const read = useCall(ownPayslips, {});
  const rows = read.data?.rows ?? [];
  const shown = payslipId ?? (rows.find(({ mirrorId, reverses }) => !mirrorId && !reverses) ?? rows[0])?.payslipId;
  return (
    <Page title={messages.title} lead={words.lead}>
      <Stack>
        {rows.length > 1 ? (
          <Choices>
            <SelectField
              label={words.chosen}
              options={rows.map((row) => ({ id: row.payslipId ?? '', label: nameInList(row) }))}
              value={shown ?? null}
              onChange={(id) => void setSearch({ payslipId: id ?? undefined })}
              isClearable={false}
            />
          </Choices>
        ) : null}
        {shown === undefined ? null : <OwnPayslip key={shown} id={shown} />}
        <OwnSoFar />
        <PayslipList
          of={read}
          noneText={words.noneAdvice}
          monthOf={(id, period) => (
            <ScreenLink to={payslipsScreen} search={{ payslipId: id }}>
              {period}
            </ScreenLink>
          )}
        />
        <WhatIfCard />
        <PayYearCard years={yearsOf(rows)} />
      </Stack>
    </Page>
  );
}

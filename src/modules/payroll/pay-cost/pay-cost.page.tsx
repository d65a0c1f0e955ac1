import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatCode } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import { sides } from './cost.rules.ts';
import words from './cost-page.messages.fa.ts';
import { CostView } from './cost-view.tsx';
import messages from './pay-cost.messages.fa.ts';
import { payCostScreen } from './pay-cost.screen.ts';

const months = monthNames.map((label, at) => ({ id: String(at + 1), label }));
/** Years on offer up to this one. */
const YEARS = 6;
const FIRST = 1;
const LAST = 12;

/** What the pay of some months of a year costs, by where people worked. */
export default function PayCostPage() {
  const now = toJalali(today());
  const { by: said, year = now.year, fromMonth = FIRST, thruMonth = LAST, payGroupId } = useScreenSearch(payCostScreen);
  const setSearch = useSetScreenSearch(payCostScreen);
  const { data: groups } = useCall(groupChoices, { enabled: useMay(groupChoices) });
  const by = sides.find((one) => one === said) ?? 'unit';
  const asked = { year, fromMonth, thruMonth, payGroupId };
  const set = (more: object) => void setSearch({ by, ...asked, ...more });
  const offered = Array.from({ length: YEARS }, (_, at) => now.year - at);
  const years = [...new Set([...offered, year])].sort((a, b) => b - a).map((one) => ({ id: String(one), label: formatCode(String(one)) }));
  return (
    <Page title={messages.title} lead={words.lead}>
      <Choices>
        <SelectField label={words.year} options={years} value={String(year)} onChange={(value) => set({ year: Number(value) })} isClearable={false} />
        <SelectField
          label={words.fromMonth}
          options={months}
          value={String(fromMonth)}
          onChange={(value) => set({ fromMonth: Number(value), thruMonth: Math.max(thruMonth, Number(value)) })}
          isClearable={false}
        />
        <SelectField
          label={words.thruMonth}
          options={months}
          value={String(thruMonth)}
          onChange={(value) => set({ thruMonth: Number(value), fromMonth: Math.min(fromMonth, Number(value)) })}
          isClearable={false}
        />
        {groups && (
          <SelectField
            label={words.group}
            options={groups.list.map(({ payGroupId: id, description: label }) => ({ id, label }))}
            value={payGroupId ?? null}
            onChange={(value) => set({ payGroupId: value ?? undefined })}
          />
        )}
      </Choices>
      <CostView of={asked} by={by} onBy={(next) => set({ by: next })} noneText={words.noneText} />
    </Page>
  );
}

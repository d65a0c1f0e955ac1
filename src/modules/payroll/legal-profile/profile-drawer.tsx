import { toJalali } from '#kernel/jalali/jalali.ts';
import { AnyForm } from '#ui/any/any.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { changeProfile, type ProfileSetting, type SettingEntry } from './legal-profile.contract.ts';
import type { SettingKey } from './profile.rules.ts';
import { changeForm, fieldValue, textIn } from './profile-change.form.ts';
import messages from './profile-tab.messages.fa.ts';
import { monthOf, saidAs, wordsOf } from './profile-words.ui.ts';

export interface ShownSetting extends ProfileSetting {
  readonly key: SettingKey;
}

/** The month after this one: what is set counts from a month that nobody has been paid for yet. */
function nextMonth(): { readonly year: number; readonly month: string } {
  const { year, month } = toJalali(today());
  return month === 12 ? { year: year + 1, month: '1' } : { year, month: String(month + 1) };
}

function Change({ setting: { key, value, rowVersion }, onSaved }: { setting: ShownSetting; onSaved: () => void }) {
  return (
    <section>
      <h3>{messages.change}</h3>
      <AnyForm
        of={changeForm(key, value)}
        layout="inline"
        call={changeProfile}
        start={{ value: fieldValue(key, value), isInherited: false, ...nextMonth() }}
        toBody={({ value: said, isInherited, year, month, reason }) => ({
          ...{ key, value: isInherited === true ? null : textIn(key, said), reason, rowVersion },
          ...{ year: Number(year), month: Number(month) },
        })}
        submitLabel={messages.set}
        savedText={messages.saved}
        cancel={null}
        onSaved={onSaved}
      />
    </section>
  );
}

const Entry = ({ of: key, entry: { value, fromDate, thruDate, reason, setByName, setAt, isWithdrawn } }: { of: SettingKey; entry: SettingEntry }) => (
  <li>
    <Text as="p" weight="semibold">
      {value === null ? messages.isInherited : saidAs(key, value)} {isWithdrawn === 'Y' ? <Badge state="draft">{messages.withdrawn}</Badge> : null}
    </Text>
    <Text as="p" tone="muted">
      {messages.span(monthOf(fromDate), thruDate === null ? null : monthOf(thruDate))}
    </Text>
    <Text as="p">{reason}</Text>
    <Text as="p" tone="muted">
      {messages.by(setByName ?? '-', formatDateTime(setAt))}
    </Text>
  </li>
);

/** One reading: what it means, what else it may be, where it is from, what was set so far, and a new one from a month on. */
export function ProfileDrawer({ setting, onClose }: { setting: ShownSetting; onClose: () => void }) {
  const maySet = useMay(changeProfile);
  const { key, value, history } = setting;
  const { title, meaning, source, values } = wordsOf(key);
  const facts = [
    { term: messages.value, value: saidAs(key, value) },
    { term: messages.meaning, value: meaning },
    ...(values === undefined ? [] : [{ term: messages.alternatives, value: <Alternatives values={Object.values(values)} /> }]),
    { term: messages.source, value: source },
  ];
  return (
    <Dialog isOpen isDrawer title={title} onClose={onClose}>
      <Stack>
        <DescriptionList items={facts} />
        {maySet ? <Change setting={setting} onSaved={onClose} /> : null}
        <section>
          <h3>{messages.history}</h3>
          {history.length === 0 ? <Text tone="muted">{messages.noHistory}</Text> : null}
          <ul>
            {history.map((entry) => (
              <Entry key={`${entry.fromDate}${entry.setAt}`} of={key} entry={entry} />
            ))}
          </ul>
        </section>
      </Stack>
    </Dialog>
  );
}

const Alternatives = ({ values }: { values: readonly string[] }) => (
  <ul>
    {values.map((value) => (
      <li key={value}>{value}</li>
    ))}
  </ul>
);

import type { ReactNode } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { Choices } from '#ui/page/choices.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { managementScreen } from '../management/management.screen.ts';
import { shiftChoices } from '../shifts/shifts.contract.ts';
import words from './calendars-page.messages.fa.ts';

/** What the parts of the tab choose from; nothing before it is known. */
export const useShiftChoices = () => useCall(shiftChoices).data;

/** The calendar that the address says, the default of the company where it says none, and the control that chooses another. */
export function useCalendar(): { readonly calendarId: string | undefined; readonly choice: ReactNode } {
  const { of } = useScreenSearch(managementScreen);
  const setSearch = useSetScreenSearch(managementScreen);
  const calendars = useShiftChoices()?.calendars ?? [];
  const chosen = calendars.find(({ workCalendarId }) => workCalendarId === of) ?? calendars[0];
  const choice =
    calendars.length < 2 ? null : (
      <Choices>
        <SelectField
          label={words.calendar}
          options={calendars.map(({ workCalendarId: id, title: label }) => ({ id, label }))}
          value={chosen?.workCalendarId ?? null}
          onChange={(value) => (value === null ? undefined : void setSearch({ of: value, id: undefined }))}
          isClearable={false}
        />
      </Choices>
    );
  return { calendarId: chosen?.workCalendarId, choice };
}

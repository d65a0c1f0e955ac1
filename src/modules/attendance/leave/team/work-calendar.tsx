import { useState } from 'react';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { assignCalendar, type PersonLeave } from '../leave.contract.ts';
import words from '../leave-page.messages.fa.ts';

/** The calendar a person works by; another one from a day on. */
export function WorkCalendar({ of: { partyId, workCalendarId, workCalendars } }: { of: PersonLeave }) {
  const [chosen, choose] = useState<{ readonly id: string | null }>();
  const { mutateAsync } = useSend(assignCalendar);
  return (
    <Card title={words.workCalendar}>
      <SelectField
        label={words.workCalendar}
        isLabelHidden
        value={workCalendarId}
        none={words.ofCompany}
        options={workCalendars.map((one) => ({ id: one.workCalendarId, label: one.title }))}
        onChange={(id) => (id === workCalendarId ? undefined : choose({ id }))}
      />
      {chosen === undefined ? null : (
        <ActDialog
          title={words.changeCalendar}
          confirmLabel={words.save}
          dayLabel={words.fromDay}
          act={(fromDate) => mutateAsync({ body: { partyId, workCalendarId: chosen.id, fromDate } })}
          done={words.calendarChanged}
          onClose={() => choose(undefined)}
        >
          {words.calendarText}
        </ActDialog>
      )}
    </Card>
  );
}

import { useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { ShiftChoices } from '../shifts/shifts.contract.ts';
import { assignPeople } from './roster.contract.ts';
import styles from './roster.module.css';
import words from './roster-page.messages.fa.ts';

interface AssignDialogProps {
  people: readonly string[];
  choices: ShiftChoices;
  onClose: () => void;
}

/** Puts people on a calendar, and on a crew of it, from a day on. */
export function AssignDialog({ people, choices: { calendars, crews }, onClose }: AssignDialogProps) {
  const [calendarId, setCalendar] = useState<string | null>(calendars[0]?.workCalendarId ?? null);
  const [crewId, setCrew] = useState<string | null>(null);
  const [fromDate, setFrom] = useState<string | null>(today());
  const own = crews.filter(({ workCalendarId }) => workCalendarId === calendarId);
  const send = useSend(assignPeople, {
    onSuccess({ assigned }) {
      showAlert({ type: 'success', message: words.assigned(formatNumber(assigned)) });
      onClose();
    },
  });
  const submit = (): void => {
    if (calendarId === null || fromDate === null) return;
    const shiftProgrammeId = own.some((one) => one.shiftProgrammeId === crewId) ? crewId : null;
    send.mutate({ body: { partyIds: [...people], workCalendarId: calendarId, shiftProgrammeId, fromDate } }, { onError: showError });
  };
  return (
    <Dialog isOpen title={words.assignTitle(formatNumber(people.length))} onClose={onClose}>
      <div className={styles.stack}>
        <SelectField
          label={words.calendar}
          options={calendars.map(({ workCalendarId: id, title: label }) => ({ id, label }))}
          value={calendarId}
          onChange={setCalendar}
          isClearable={false}
        />
        <SelectField
          label={words.crew}
          none={words.noCrew}
          options={own.map(({ shiftProgrammeId: id, title: label }) => ({ id, label }))}
          value={own.some((one) => one.shiftProgrammeId === crewId) ? crewId : null}
          onChange={setCrew}
        />
        <DateField label={words.fromDate} value={fromDate} onChange={setFrom} />
        <Button variant="filled" isPending={send.isPending} isDisabled={calendarId === null || fromDate === null} onPress={submit}>
          {words.write}
        </Button>
      </div>
    </Dialog>
  );
}

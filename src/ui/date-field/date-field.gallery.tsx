import type { ReactNode } from 'react';
import form from '#kernel/form/form.messages.fa.ts';
import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatDate } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import popover from '#ui/popover/popover.module.css';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { type DateRange, DateRangeField } from './date-range-field.tsx';
import { DateTimeSheet } from './date-time-sheet.tsx';
import { JalaliCalendar } from './jalali-calendar.tsx';
import { JalaliRangeCalendar } from './jalali-range-calendar.tsx';

const today = '2026-11-20';
const nothing = () => undefined;
const Day = ({ value, ...props }: Omit<DateFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <DateField {...props} today={today} value={held} onChange={onChange} />}</Held>
);
const Stretch = ({ value, label }: { value: DateRange; label: string }) => (
  <Held initial={value}>{(held, onChange) => <DateRangeField label={label} today={today} value={held} onChange={onChange} />}</Held>
);

const Sheet = ({ children }: { children: ReactNode }) => <div className={popover.popover}>{children}</div>;

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Day label={words.birthDate} value="2002-11-05" disableFuture isRequired />
      <Day label={words.hireDate} value={null} />
      <Day label={words.hireDate} value="2019-05-11" error={form.dateYear} />
      <Day label={words.hireDate} value="2024-05-11" previous={formatDate('2024-05-09')} isChanged />
      <Day label={words.hireDate} value="2024-05-11" stale={words.staleNote} />
      <Day label={words.hireDate} value="2024-05-11" help={words.byOrder} isReadOnly />
      <Day label={words.hireDate} value="2024-05-11" isDisabled />
      <Day label={words.meeting} value="2026-11-18 09:20" withTime />
      <Day label={words.meeting} value={null} withTime />
    </FieldGrid>
  ),
  range: () => (
    <FieldGrid>
      <Stretch label={words.period} value={{ from: '2026-03-21', to: '2027-03-20' }} />
      <Stretch label={words.period} value={{ from: '2026-03-21', to: null }} />
      <Stretch label={words.period} value={{ from: '2026-03-21', to: '2026-03-20' }} />
    </FieldGrid>
  ),
  calendars: () => (
    <>
      <Sheet>
        <JalaliCalendar value="2026-11-18" today={today} first={undefined} last="2026-11-25" onPick={nothing} />
      </Sheet>
      <Sheet>
        <JalaliRangeCalendar value={{ from: '2026-11-05', to: '2026-11-18' }} today={today} first={undefined} last={undefined} onPick={nothing} />
      </Sheet>
      <Sheet>
        <DateTimeSheet value="2026-11-18 09:20" today={today} first={undefined} last={undefined} onPick={nothing} onCancel={nothing} />
      </Sheet>
    </>
  ),
});

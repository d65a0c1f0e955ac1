import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useState } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
  ListBox,
  ListBoxItem,
  Button as RacButton,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { cx } from '#ui/cx/cx.ts';
import messages from '#ui/field/field.messages.fa.ts';
import { shownDigits } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './jalali-calendar.module.css';
import type { DayBounds } from './limits.ts';
import { inPersian, toPersian } from './persian-date.ts';

/** Years offered before and after this one when nothing narrows them: birth dates and long contracts. */
const yearsBack = 100;
const yearsAhead = 30;

export interface CalendarSheetProps extends DayBounds {
  /** ISO day. */
  today: string;
}

type View = 'days' | 'months' | 'years';

/** A month sheet, Saturday first. Its head leads to all months and all years: a birth date is year, month, day. Stands in a RAC calendar. */
export function CalendarSheet({ today, first, last }: CalendarSheetProps) {
  const [view, setView] = useState<View>('days');
  const [single, range] = [useContext(CalendarStateContext), useContext(RangeCalendarStateContext)];
  const state = single ?? range;
  if (state === null) return null;
  const focused = inPersian(state.focusedDate);
  const month = monthNames[focused.month - 1] ?? '';
  const year = shownDigits(String(focused.year));
  const open = (next: View) => () => setView(view === next ? 'days' : next);
  return (
    <>
      <header className={styles.head}>
        <RacButton slot="previous" className={cx(styles.arrow, view !== 'days' && styles.gone)}>
          <Icon of={ChevronRight} size="sm" />
        </RacButton>
        <Heading className={cx(unseen.unseen)} />
        <div className={styles.pickers}>
          <HeadButton name={messages.chooseMonth(month)} text={month} isOpen={view === 'months'} onPress={open('months')} />
          <HeadButton name={messages.chooseYear(year)} text={year} isOpen={view === 'years'} onPress={open('years')} />
        </div>
        <RacButton slot="next" className={cx(styles.arrow, view !== 'days' && styles.gone)}>
          <Icon of={ChevronLeft} size="sm" />
        </RacButton>
      </header>
      {view === 'days' ? (
        <CalendarGrid weekdayStyle="narrow" className={cx(styles.grid)}>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={cx(styles.day)} />}</CalendarGridBody>
        </CalendarGrid>
      ) : null}
      {view === 'months' ? (
        <Choice
          label={messages.months}
          chosen={focused.month}
          options={monthNames.map((text, at) => ({ id: at + 1, text }))}
          className={styles.months}
          onChoose={(next) => {
            state.setFocusedDate(focused.set({ month: next }));
            state.setFocused(true);
            setView('days');
          }}
        />
      ) : null}
      {view === 'years' ? (
        <Choice
          label={messages.years}
          chosen={focused.year}
          options={yearOptions(focused.year, toPersian(today).year, first, last)}
          className={styles.years}
          onChoose={(next) => {
            state.setFocusedDate(focused.set({ year: next }));
            setView('months');
          }}
        />
      ) : null}
    </>
  );
}

function yearOptions(focused: number, now: number, first: string | undefined, last: string | undefined): readonly ChoiceOption[] {
  const from = Math.min(focused, first === undefined ? now - yearsBack : toPersian(first).year);
  const to = Math.max(focused, last === undefined ? now + yearsAhead : toPersian(last).year);
  return Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at, text: shownDigits(String(from + at)) }));
}

function HeadButton({ name, text, isOpen, onPress }: { name: string; text: string; isOpen: boolean; onPress: () => void }) {
  return (
    <RacButton slot={null} aria-label={name} aria-expanded={isOpen} onPress={onPress} className={cx(styles.headButton)}>
      {text}
      <Icon of={ChevronDown} size="xs" />
    </RacButton>
  );
}

interface ChoiceOption {
  readonly id: number;
  readonly text: string;
}

interface ChoiceProps {
  label: string;
  chosen: number;
  options: readonly ChoiceOption[];
  onChoose: (id: number) => void;
  className: string | undefined;
}

/** The chosen one in the middle of its list; the page itself stays where it is. */
function intoSight(item: HTMLElement | null): void {
  const list = item?.parentElement;
  if (item && list) list.scrollTop = item.offsetTop - list.offsetTop - (list.clientHeight - item.clientHeight) / 2;
}

/** Months or years side by side: arrow keys, typing the first digits, Enter. */
function Choice({ label, chosen, options, onChoose, className }: ChoiceProps) {
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      autoFocus
      selectionMode="single"
      escapeKeyBehavior="none"
      selectedKeys={[chosen]}
      // the chosen one pressed again is chosen again, not taken away
      onSelectionChange={(keys) => onChoose(Number([...keys][0] ?? chosen))}
      className={cx(styles.choice, className)}
    >
      {options.map(({ id, text }) => (
        <ListBoxItem key={id} id={id} textValue={text} className={cx(styles.option)} {...(id === chosen ? { ref: intoSight } : {})}>
          {text}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

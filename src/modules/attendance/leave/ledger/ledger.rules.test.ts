import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Days, daysThru } from '#kernel/intervals/intervals.ts';
import { addDays, isLeapYear, toIso, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { LAW_WEEK, minutesOn, type WeekMinutes } from '#platform/calendar/work-calendar/work-week.rules.ts';
import { timeOf } from '../request/leave-request.form.ts';
import { costOf, dayValue, faultOf, type LeaveTime, legalDay, overlaps, type Work } from '../request/leave-time.rules.ts';
import { availableFrom, balanceOn, countedIn, dayOfLeave, due, firstOf, type LedgerFacts, lapsingOn, lastOf, type Movement, monthsOf } from './ledger.rules.ts';

const workBy = (week: WeekMinutes, holidays: readonly string[] = []): Work => ({
  minutes: (date) => minutesOn([{ fromDate: '2000-01-01', thruDate: null, minutes: week }], date, holidays.includes(date), undefined),
  week: () => week,
});
const law = workBy(LAW_WEEK);
const fiveDays = workBy([528, 528, 528, 528, 528, 0, 0]);
const halfTime = workBy([220, 220, 220, 220, 220, 220, 0]);
const whole = (fromDate: string, thruDate = fromDate): LeaveTime => ({ mode: 'daily', fromDate, thruDate, half: null, fromMinute: null, toMinute: null });
const hours = (date: string, fromMinute: number, toMinute: number): LeaveTime => ({ mode: 'hourly', fromDate: date, thruDate: date, half: null, fromMinute, toMinute });
const working = { counts: 'working', dayCost: 'average', allowsHours: true, mostDays: null } as const;

// 1405/09/07 is a Saturday
const saturday = toIso({ year: 1405, month: 9, day: 7 });

describe('what a leave costs', () => {
  test('a day is 440 minutes in the week of the law whichever day it is, and what the own calendar says otherwise', () => {
    expect(weekdayOf(saturday)).toBe(0);
    for (let at = 0; at < 6; at += 1) expect(costOf(whole(addDays(saturday, at)), working, law).minutes).toBe(440);
    expect([dayValue(law, saturday), dayValue(fiveDays, saturday), dayValue(halfTime, saturday)]).toEqual([440, 528, 220]);
    // entitlements count in sixths of the week: a month of rest is a month whatever the days of the week
    expect([legalDay(law, saturday, 440), legalDay(fiveDays, saturday, 440), legalDay(halfTime, saturday, 440)]).toEqual([440, 440, 220]);
  });

  test('Fridays and holidays cost nothing; every day of the calendar counts where the kind says so', () => {
    const week = whole(saturday, addDays(saturday, 7));
    expect(costOf(week, working, law)).toMatchObject({ days: 7, minutes: 7 * 440 });
    expect(costOf(week, working, workBy(LAW_WEEK, [addDays(saturday, 2)]))).toMatchObject({ days: 6, minutes: 6 * 440 });
    expect(costOf(week, { counts: 'calendar', dayCost: 'average' }, law)).toMatchObject({ days: 8, minutes: 7 * 440 });
  });

  test('where a rule says so a day costs what is planned for it, half of it half as much', () => {
    const longAndShort = workBy([540, 540, 540, 540, 480, 0, 0]);
    const plan = { ...working, dayCost: 'plan' } as const;
    const thursday = addDays(saturday, 5);
    expect(costOf(whole(saturday), plan, longAndShort)).toMatchObject({ days: 1, minutes: 540 });
    expect(costOf(whole(saturday, thursday), plan, longAndShort)).toMatchObject({ days: 5, minutes: 2_640 });
    expect(costOf({ ...whole(addDays(saturday, 4)), mode: 'half', half: 'first' }, plan, longAndShort).minutes).toBe(240);
    expect(costOf(whole(saturday), working, longAndShort).minutes).toBe(528);
  });

  test('half days and hours', () => {
    expect(costOf({ ...whole(saturday), mode: 'half', half: 'first' }, working, law)).toMatchObject({ days: 0.5, minutes: 220 });
    expect(costOf(hours(saturday, 480, 600), working, law)).toMatchObject({ days: 0.27, minutes: 120 });
    expect(faultOf(hours(saturday, 480, 480 + 441), working, law)).toBe('moreThanDay');
    expect(faultOf(hours(saturday, 600, 600), working, law)).toBe('hoursOrder');
    expect(faultOf(whole(addDays(saturday, 6)), working, law)).toBe('noWork');
    expect(faultOf(whole(saturday, addDays(saturday, 3)), { ...working, mostDays: 3 }, law)).toBe('mostDays');
    expect(faultOf(hours(saturday, 480, 600), { ...working, allowsHours: false }, law)).toBe('hoursNotAllowed');
  });

  test('hours cost what is planned of them alone, across midnight too, and as much as the shift of either day has', () => {
    const shifts = new Map([
      [saturday, [{ from: 1_320, until: 1_800 }]],
      [
        addDays(saturday, 2),
        [
          { from: 480, until: 720 },
          { from: 750, until: 990 },
        ],
      ],
    ]);
    const minutes = (date: string) => (shifts.get(date) ?? []).reduce((sum, { from, until }) => sum + until - from, 0);
    const work = { ...workBy([480, 480, 480, 480, 480, 480, 480]), minutes, planned: (date: string) => shifts.get(date) ?? [] };
    const cost = (time: LeaveTime) => costOf(time, working, work).minutes;
    expect(cost(hours(saturday, 1_200, 1_500))).toBe(180);
    expect(cost(hours(addDays(saturday, 1), 0, 480))).toBe(360);
    expect(cost(hours(addDays(saturday, 2), 700, 780))).toBe(50);
    expect(faultOf(hours(addDays(saturday, 2), 0, 480), working, work)).toBe('noWork');
    expect(faultOf(hours(addDays(saturday, 1), 0, 480), working, work)).toBeUndefined();
    expect(timeOf({ leaveTypeId: 'LvtAnnual', mode: 'hourly', fromDate: saturday, thruDate: saturday, fromMinute: 1_380, toMinute: 60 })).toMatchObject({
      toMinute: 1_500,
      thruDate: saturday,
    });
  });

  test('a leave over the turn of the year costs each year its own days', () => {
    const { parts, minutes } = costOf(whole(lastOf(1405, 12), firstOf(1406, 1)), working, law);
    expect(parts.map(({ jalaliYear }) => jalaliYear)).toEqual([1405, 1406]);
    expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes);
  });

  test('the cost of two leaves one after the other is that of both together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (at, first, second) => {
        const from = addDays(saturday, at);
        const [middle, end] = [addDays(from, first), addDays(from, first + second + 1)];
        const cost = (a: string, b: string) => costOf(whole(a, b), working, law).minutes;
        expect(cost(from, middle) + cost(addDays(middle, 1), end)).toBe(cost(from, end));
      }),
    );
  });

  test('times lie over each other as their minutes do', () => {
    const next = addDays(saturday, 1);
    expect(overlaps(whole(saturday, next), whole(next))).toBe(true);
    expect(overlaps(whole(saturday), whole(next))).toBe(false);
    expect(overlaps(hours(saturday, 480, 540), hours(saturday, 540, 600))).toBe(false);
    expect(overlaps({ ...whole(saturday), mode: 'half', half: 'first' }, hours(saturday, 600, 720))).toBe(true);
    expect(overlaps({ ...whole(saturday), mode: 'half', half: 'second' }, hours(saturday, 600, 720))).toBe(false);
  });
});

const YEAR = 26 * 440;
const entitlement = () => ({ yearDays: 26, carryDays: 9, dayMinutes: 440 });
const always: readonly Days[] = [{ from: null, until: null }];
const facts = (over: Partial<LedgerFacts> = {}): LedgerFacts => ({ firstYear: 1405, movements: [], reservations: [], employed: always, hard: [], work: law, entitlement, ...over });
const booked = (given: LedgerFacts, today: string, thru = today): LedgerFacts => ({ ...given, movements: [...given.movements, ...due(given, today, thru)] });
const sum = (movements: readonly Movement[], kind?: string) => movements.reduce((all, one) => all + (kind === undefined || one.kind === kind ? one.minutes : 0), 0);

const day = fc.integer({ min: 0, max: 3 * 365 }).map((at) => addDays(firstOf(1405, 1), at));

describe('what is earned', () => {
  test('a year of employment earns the whole entitlement, month by month', () => {
    const months = monthsOf(1405, facts());
    expect(months.reduce((all, { minutes }) => all + minutes, 0)).toBe(YEAR);
    expect(due(facts(), firstOf(1405, 3), firstOf(1405, 3)).map(({ cause }) => cause)).toEqual(['m01', 'm02', 'm03']);
  });

  test('the part of a year that somebody is employed earns its part, to the minute, and never more', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), fc.constantFrom(1405, 1406, 1408), (from, length, year) => {
        const span = { fromDate: from, thruDate: addDays(from, length) };
        const [begin, end] = [firstOf(year, 1), lastOf(year, 12)];
        const [a, b] = [from < begin ? begin : from, span.thruDate > end ? end : span.thruDate];
        const employed = a > b ? 0 : Math.round((Date.parse(b) - Date.parse(a)) / 86_400_000) + 1;
        const earned = monthsOf(year, facts({ employed: [daysThru(span.fromDate, span.thruDate)] })).reduce((all, { minutes }) => all + minutes, 0);
        expect(earned).toBe(Math.round((YEAR * employed) / (isLeapYear(year) ? 366 : 365)));
      }),
    );
  });

  test('who holds a post of hard work for a part of the year earns five weeks of it, in days of a week of 36 hours', () => {
    const hardLaw = () => ({ ...entitlement(), hard: { yearDays: 30, weekMinutes: 36 * 60 } });
    const earned = (over: Partial<LedgerFacts>) => monthsOf(1405, facts({ entitlement: hardLaw, ...over })).reduce((all, { minutes }) => all + minutes, 0);
    const short = workBy([360, 360, 360, 360, 360, 360, 0]);
    expect([earned({ hard: always, work: short }), earned({ hard: [], work: short })]).toEqual([30 * 360, 26 * 360]);
    const half = daysThru(null, lastOf(1405, 6));
    expect(earned({ hard: [half, half], work: short })).toBe(Math.round((30 * 360 * 186 + 26 * 360 * 179) / 365));
    // a week that nobody has made shorter earns no less than everybody's
    expect([earned({ hard: always }), dayOfLeave(facts({ hard: always, entitlement: hardLaw }), saturday)]).toEqual([YEAR, 360]);
    // a shorter week of their own counts as it is, and a year whose law says nothing of it as for everybody
    expect(earned({ hard: always, work: halfTime })).toBe(30 * 220);
    expect(earned({ hard: always, work: short, entitlement })).toBe(26 * 360);
  });

  test('it does not matter when, or how often, it is booked', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 8 }), day, (looks, last) => {
        const days = [...looks.filter((one) => one < last), last].toSorted();
        const often = days.reduce((so, today) => booked(so, today), facts());
        const once = booked(facts(), last);
        const key = ({ jalaliYear, kind, day: on, minutes }: Movement) => `${jalaliYear} ${kind} ${on} ${minutes}`;
        expect(often.movements.map(key).toSorted()).toEqual(once.movements.map(key).toSorted());
        expect(due(often, last, last)).toEqual([]);
      }),
    );
  });

  test('whoever leaves loses what was booked beyond the last day, but nothing that is used already', () => {
    const through = booked(facts(), lastOf(1405, 12));
    const left = { ...through, employed: [daysThru(null, lastOf(1405, 6))] };
    const used: Movement = { jalaliYear: 1405, kind: 'LmUsed', day: firstOf(1405, 2), minutes: -900, cause: 'x' };
    const settled = booked({ ...left, movements: [...left.movements, used] }, lastOf(1405, 12));
    const expected = Math.round((YEAR * 186) / 365) - 900;
    expect(balanceOn(countedIn(1405, settled), lastOf(1405, 12))).toBe(expected);
    expect(due(settled, lastOf(1405, 12), lastOf(1405, 12))).toEqual([]);
    const more = { ...left, movements: [...left.movements, { ...used, minutes: -YEAR, day: lastOf(1405, 12) }] };
    expect(balanceOn(countedIn(1405, booked(more, lastOf(1405, 12))), lastOf(1405, 12))).toBe(0);
  });
});

describe('the turn of the year', () => {
  const turn = firstOf(1406, 1);
  test('nine days go over and the rest lapses; what is less goes over whole', () => {
    const { movements } = booked(facts(), turn);
    expect([sum(movements, 'LmCarryOut'), sum(movements, 'LmCarryIn'), sum(movements, 'LmLapse')]).toEqual([-9 * 440, 9 * 440, -17 * 440]);
    const taken: Movement = { jalaliYear: 1405, kind: 'LmUsed', day: lastOf(1405, 12), minutes: -(YEAR - 1000), cause: 'x' };
    const less = booked(facts({ movements: [taken] }), turn).movements;
    expect([sum(less, 'LmCarryIn'), sum(less, 'LmLapse')]).toEqual([1000, 0]);
  });

  test('what comes back after the turn follows as far as nine days allow', () => {
    const held = { jalaliYear: 1405, day: lastOf(1405, 12), minutes: YEAR - 8 * 440 };
    const turned = booked(facts({ reservations: [held] }), turn);
    expect(sum(turned.movements, 'LmCarryIn')).toBe(8 * 440);
    const released = booked({ ...turned, reservations: [] }, turn);
    expect(sum(released.movements, 'LmCarryIn')).toBe(9 * 440);
    expect(balanceOn(countedIn(1405, released), turn)).toBe(0);
    expect(new Set(released.movements.map(({ jalaliYear, kind, cause }) => `${jalaliYear} ${kind} ${cause}`)).size).toBe(released.movements.length);
  });

  test('what is paid out once the year has turned takes back what lapsed, then what went over as far as it is still there; taken back, it turns anew', () => {
    const turned = booked(facts(), turn);
    expect(lapsingOn(1405, lastOf(1405, 12), turned)).toBe(17 * 440);
    expect(lapsingOn(1405, firstOf(1405, 2), booked(facts(), firstOf(1405, 2)))).toBe(Math.round((YEAR * 62) / 365));
    const pay = (days: number): Movement => ({ jalaliYear: 1405, kind: 'LmPayout', day: lastOf(1405, 12), minutes: -days * 440, cause: `p${days}` });
    const paying = (so: LedgerFacts, days: number) => booked({ ...so, movements: [...so.movements, pay(days)] }, turn);
    const some = paying(turned, 17);
    expect([sum(some.movements, 'LmLapse'), sum(some.movements, 'LmCarryIn'), balanceOn(countedIn(1405, some), turn)]).toEqual([0, 9 * 440, 0]);
    expect(lapsingOn(1405, lastOf(1405, 12), some)).toBe(0);
    const all = paying(turned, 26);
    expect([sum(all.movements, 'LmLapse'), sum(all.movements, 'LmCarryIn'), sum(all.movements, 'LmCarryOut')]).toEqual([0, 0, 0]);
    const back = booked({ ...all, movements: [...all.movements, { ...pay(26), minutes: 26 * 440, cause: 'back' }] }, turn);
    expect([sum(back.movements, 'LmLapse'), sum(back.movements, 'LmCarryIn')]).toEqual([-17 * 440, 9 * 440]);
    const used: Movement = { jalaliYear: 1406, kind: 'LmUsed', day: addDays(turn, 1), minutes: -4 * 440, cause: 'u' };
    const late = paying({ ...turned, movements: [...turned.movements, used] }, 26);
    expect(balanceOn(countedIn(1406, late), addDays(turn, 1))).toBeGreaterThanOrEqual(0);
  });

  test('no balance is ever below nothing, and minutes neither come from nowhere nor vanish', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ on: day, minutes: fc.integer({ min: 1, max: 3000 }), back: fc.boolean() }), { maxLength: 12 }), (asks) => {
        let so = facts();
        for (const [at, { on, minutes, back }] of asks.toSorted((a, b) => (a.on < b.on ? -1 : 1)).entries()) {
          so = booked(so, on);
          const year = toJalali(on).year;
          if (availableFrom(countedIn(year, so), on) < minutes) continue;
          const used: Movement = { jalaliYear: year, kind: 'LmUsed', day: on, minutes: -minutes, cause: String(at) };
          so = { ...so, movements: [...so.movements, used, ...(back ? [{ ...used, kind: 'LmReturned' as const, minutes }] : [])] };
        }
        so = booked(so, firstOf(1408, 1));
        for (let year = 1405; year <= 1408; year += 1) {
          const counted = countedIn(year, so);
          for (const one of counted) expect(balanceOn(counted, one.day)).toBeGreaterThanOrEqual(0);
          if (year < 1408) expect(balanceOn(counted, lastOf(year, 12))).toBe(0);
        }
        expect(sum(so.movements, 'LmCarryIn') + sum(so.movements, 'LmCarryOut')).toBe(0);
        expect(balanceOn(countedIn(1408, so), firstOf(1408, 1))).toBe(sum(so.movements));
      }),
      { numRuns: 60 },
    );
  });
});

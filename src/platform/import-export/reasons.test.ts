import { expect, test } from 'vitest';
import messages from './import-export.messages.fa.ts';

const TEN_THOUSAND = '\u06F1\u06F0\u066C\u06F0\u06F0\u06F0';

test('counts and row numbers carry the mark of thousands, years do not', () => {
  expect(messages.dependants['people']?.(10_000)).toContain(TEN_THOUSAND);
  for (const code of ['duplicate_code', 'duplicate_national_code', 'duplicate_personnel_code']) expect(messages.reasons[code]?.({ other: 10_000 })).toContain(TEN_THOUSAND);
  expect(messages.reasons['impossible_date']?.({ fault: 'year', year: 9999 })).toContain('\u06F9\u06F9\u06F9\u06F9');
});

test('only a number of wrong length is told its digits', () => {
  for (const code of ['bad_check_digit', 'bad_sheba', 'bad_mobile']) {
    const say = messages.reasons[code];
    expect(say?.({ digits: 7 })).toContain('\u06F7');
    expect(new Set([say?.({ form: 1 }), say?.({ digits: 7 }), say?.({ prefix: 1 })]).size).toBe(3);
  }
});

/** What people are to their company beside the present employment: an earlier one, a lecturer, somebody who would come back; and why those who left did. Pure. */
import { addDays, ageInYears } from '#kernel/jalali/jalali.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Life, LifeMaking } from './people/life.ts';
import { daysBetween, years } from './spans.ts';

export interface Employment {
  readonly id: string;
  readonly type: 'PrtEmployee' | 'prtInstructor' | 'PrtApplicant';
  readonly code: string;
  readonly from: string;
  readonly until: string | null;
  /** Of an earlier employment, whose code the present one keeps. */
  readonly ending: EnumerationId<'TerminationType'> | null;
}

/** The first people have one tie each: what counts them in a small demo counts employments. */
const SIMPLE = 100;
const REHIRED_EVERY = 90;
const LECTURER_EVERY = 75;
const APPLICANT_EVERY = 5;
const RETIREMENT_AGE = 58;
const ADULT = years(19);

function endingOf({ file, dice }: LifeMaking): EnumerationId<'TerminationType'> | null {
  if (file.left === null) return null;
  if (ageInYears(file.birthDate, file.left) >= RETIREMENT_AGE) return 'TtRetired';
  return dice(9).weighted({ TtResigned: 52, TtContractEnd: 34, TtLayoff: 8, TtFired: 5, TtDeceased: 1 });
}

/** An employment before the present one, which ended some months before it. */
function earlierOf({ file, nextId, dice }: LifeMaking): Employment[] {
  const chance = dice(10);
  const until = addDays(file.hired, -chance.between(120, 700));
  const from = addDays(until, -chance.between(years(1), years(3)));
  if (daysBetween(file.birthDate, from) < ADULT) return [];
  return [{ id: nextId(), type: 'PrtEmployee', code: file.personnelCode, from, until, ending: chance.chance(0.6) ? 'TtResigned' : 'TtContractEnd' }];
}

export function makeTies(making: LifeMaking): Pick<Life, 'ties' | 'ending'> {
  const { file, number, today, nextId, isModest } = making;
  const ending = endingOf(making);
  if (number < SIMPLE || isModest(file.partyId)) return { ties: [], ending };
  const { personnelCode: code, left } = file;
  const earlierOnes = number % REHIRED_EVERY === REHIRED_EVERY / 2 && left === null ? earlierOf(making) : [];
  const lectures = left === null && number % LECTURER_EVERY === 10;
  const applies = left !== null && ending !== 'TtDeceased' && ending !== 'TtRetired' && number % APPLICANT_EVERY === 0 && daysBetween(left, today) > 60;
  return {
    ending,
    ties: [
      ...earlierOnes,
      ...(lectures ? [{ id: nextId(), type: 'prtInstructor' as const, code: `L${code}`, from: addDays(today, -200), until: null, ending: null }] : []),
      ...(applies ? [{ id: nextId(), type: 'PrtApplicant' as const, code: `A${code}`, from: addDays(today, -20), until: null, ending: null }] : []),
    ],
  };
}

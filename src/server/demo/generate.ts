/**
 * A whole invented organisation from a seed: companies, units, jobs, seats, careers and personnel files over five
 * Jalali years. Pure: the same options give the same rows on every machine. Files are made when asked for, so that
 * 100,000 of them need no more memory than their careers.
 */
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { dice, idMaker } from './dice.ts';
import type { Career, Organisation, OrganisationOptions, PersonFile } from './organisation.ts';
import { headCount, makeCareers, type Window } from './people/careers.ts';
import { IDS_A_LIFE, makeLife } from './people/life.ts';
import { IDS_A_PERSON, makePerson } from './people/person.ts';
import { companyWeights, MOST_COMPANIES, makeStructure, shares } from './structure.ts';

/** Full years of history before the current one. */
const YEARS = 5;
/** The oldest company; no employment is older. */
const FOUNDED = toIso({ year: 1380, month: 1, day: 1 });
const DAY_MS = 86_400_000;
/** The ids of lives are another sequence than those of the files. */
const LIVES = 7;

export function generateOrganisation(options: OrganisationOptions): Organisation {
  const { people, units, seed, today } = options;
  const companies = Math.min(options.companies ?? 3, units, people, MOST_COMPANIES);
  const window: Window = { start: toIso({ year: toJalali(today).year - YEARS, month: 1, day: 1 }), today };
  const heads = shares(people, companyWeights(companies), 1).map(headCount);
  const id = idMaker(seed, Date.parse(today) - DAY_MS);
  let nextNumber = people * IDS_A_PERSON;
  const structure = makeStructure(
    options,
    heads.map(({ seats }) => seats),
    FOUNDED,
    () => id(nextNumber++),
  );
  const careers: Career[] = [];
  let first = 0;
  structure.companies.forEach(({ companyId }, i) => {
    const head = heads[i] ?? headCount(0);
    const seats = structure.seats.slice(first, first + head.seats);
    for (const career of makeCareers({ companyId, window, chance: dice(seed, -100 - i), founded: FOUNDED }, seats, first, head)) careers.push(career);
    first += head.seats;
  });
  const person = (number: number): PersonFile => {
    const career = careers[number];
    if (!career) throw new RangeError(`there is no person ${number}`);
    return makePerson({ seed, number, career, seats: structure.seats, wagesFrom: window.start, today, id });
  };
  const lifeId = idMaker(seed + LIVES, Date.parse(today) - DAY_MS);
  return {
    ...structure,
    today,
    careers,
    person,
    life: (number, ground) => {
      const file = person(number);
      const { grade, job, unit } = structure.seats[file.holdings.at(-1)?.position ?? 0] ?? {};
      const [jobKey, field] = [structure.jobs[job ?? 0]?.key ?? 'clerk', structure.units[unit ?? 0]?.field ?? null];
      return makeLife({ ...ground, seed, number, file, today, grade: grade ?? 'worker', field, jobKey, id: lifeId });
    },
    companyRowId: (number) => lifeId(people * IDS_A_LIFE + number),
  };
}

/** Companies, units, jobs and seats: a pyramid from the chief executive down. Pure. */

import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { type Dice, dice } from './dice.ts';
import { type Field, fieldOrder, type JobKey, jobKinds, type Level, staffOf } from './jobs.ts';
import type { Company, Job, OrganisationOptions, Position, Structure, Unit } from './organisation.ts';
import names from './people/names.messages.fa.ts';
import messages from './structure.messages.fa.ts';

export const MOST_COMPANIES = messages.subsidiaries.length + 1;

/** Levels below the company; the last one takes whatever is left. */
const levelsBelow = ['OlDeputy', 'OlManagement', 'OlOffice', 'OlSection', 'OlUnit'] as const;

/** How many of the seats that lead nothing a unit of a level gets, against the others. */
const staffWeight: Readonly<Record<Level, number>> = { OlCompany: 1, OlDeputy: 1, OlManagement: 3, OlOffice: 10, OlSection: 14, OlUnit: 14 };

/** The same by field of work: most people make, mend or sell something. */
const fieldWeight: Readonly<Record<Field, number>> = { people: 1, finance: 1, it: 1, production: 4, technical: 2.5, sales: 2, quality: 1.5, services: 1.5 };

/** Parts of a whole by weight; together exactly the whole, each at least `least`. */
export function shares(whole: number, weights: readonly number[], least = 0): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const free = whole - least * weights.length;
  let given = 0;
  let seen = 0;
  return weights.map((weight) => {
    seen += weight;
    const upTo = Math.round((free * seen) / sum);
    const part = upTo - given;
    given = upTo;
    return part + least;
  });
}

/** The holding is a tenth, the rest goes to the subsidiaries, the first the largest. */
export function companyWeights(companies: number): number[] {
  const subsidiaries = companies - 1;
  if (subsidiaries === 0) return [1];
  const sum = (subsidiaries * (subsidiaries + 3)) / 2;
  return [0.12, ...Array.from({ length: subsidiaries }, (_, i) => (0.88 * (subsidiaries - i + 1)) / sum)];
}

function makeCompanies(count: number, nextId: () => string): Company[] {
  const holding: Company = { companyId: nextId(), parentCompanyId: null, code: '100', name: messages.holding };
  const below = messages.subsidiaries.slice(0, count - 1).map((name, i): Company => ({ companyId: nextId(), parentCompanyId: holding.companyId, code: String(101 + i), name }));
  return [holding, ...below];
}

/** A name nobody has yet in the company: plain, then with a city, then numbered. */
function uniqueNamer(): (name: string, chance: Dice) => string {
  const taken = new Set<string>();
  return (name, chance) => {
    const tries = [name, `${name} ${chance.pick(names.cities)}`];
    for (let number = 2; ; number++) {
      const found = tries.find((one) => !taken.has(one));
      if (found) {
        taken.add(found);
        return found;
      }
      tries.push(messages.numbered(tries[1] ?? name, toPersianDigits(String(number))));
    }
  };
}

interface Branch {
  readonly place: number;
  readonly level: number;
  readonly field: Field | null;
}

/** Day on which a few units changed hands: 1 Farvardin of one of the last four years. */
const reorganised = (today: string, chance: Dice): string => toIso({ year: toJalali(today).year - chance.between(0, 3), month: 1, day: 1 });

interface UnitMaking {
  readonly company: Company;
  readonly count: number;
  /** Place that the first unit gets in the list of all units. */
  readonly first: number;
  readonly founded: string;
  readonly today: string;
  readonly chance: Dice;
  nextId(): string;
}

/** Breadth first, so that every level is filled before the next one begins. */
function makeUnits({ company, count, first, founded, today, chance, nextId }: UnitMaking): Unit[] {
  const width = Math.min(7, Math.max(3, Math.round(Math.cbrt(count))));
  const nameOf = uniqueNamer();
  const root: Unit = {
    unitId: company.companyId,
    companyId: company.companyId,
    code: company.code,
    name: company.name,
    level: 'OlCompany',
    field: null,
    parent: null,
    parents: [{ unit: null, from: founded, thru: null }],
  };
  const units: Unit[] = [root];
  const queue: Branch[] = [{ place: first, level: 0, field: null }];
  for (const branch of queue) {
    const level = levelsBelow[Math.min(branch.level, levelsBelow.length - 1)] ?? 'OlUnit';
    const children = branch.level >= levelsBelow.length ? 0 : branch.level === 0 ? Math.min(width, fieldOrder.length) : level === 'OlUnit' ? width * 4 : width;
    for (let child = 0; child < children && units.length < count; child++) {
      const field = branch.field ?? fieldOrder[child] ?? 'services';
      const { name, topics } = messages.fields[field];
      const topic = level === 'OlDeputy' ? name : level === 'OlManagement' ? (topics[child % topics.length] ?? name) : chance.pick(topics);
      const place = first + units.length;
      const previous = level !== 'OlDeputy' && branch.place > first + 1 && chance.chance(0.03) ? siblingOf(units, branch.place - first) : undefined;
      const moved = previous === undefined ? undefined : reorganised(today, chance);
      units.push({
        unitId: nextId(),
        companyId: company.companyId,
        code: `${company.code}-${String(units.length).padStart(3, '0')}`,
        name: nameOf(`${messages.levels[level]} ${topic}`, chance),
        level,
        field,
        parent: branch.place,
        parents:
          moved === undefined || previous === undefined
            ? [{ unit: branch.place, from: founded, thru: null }]
            : [
                { unit: first + previous, from: founded, thru: moved },
                { unit: branch.place, from: moved, thru: null },
              ],
      });
      queue.push({ place, level: branch.level + 1, field });
    }
  }
  return units;
}

/** The unit before this one when both stand on the same level. */
function siblingOf(units: readonly Unit[], place: number): number | undefined {
  return units[place - 1]?.level === units[place]?.level ? place - 1 : undefined;
}

function makeJobs(company: Company, nextId: () => string): Job[] {
  return jobKinds.map((kind, i) => ({ ...kind, jobId: nextId(), companyId: company.companyId, code: `J${String(i + 1).padStart(2, '0')}` }));
}

const jobPlaces = new Map(jobKinds.map(({ key }, place) => [key, place]));

interface SeatMaking {
  readonly units: readonly Unit[];
  readonly count: number;
  /** Places that the first unit, job and position have in their lists. */
  readonly first: { readonly unit: number; readonly job: number; readonly position: number };
  nextId(): string;
}

/** One position leads each unit while there are enough; the rest is staff, most of it far down. */
function makeSeats({ units, count, first, nextId }: SeatMaking): Position[] {
  const seats: Position[] = [];
  const headOf = new Map<number, number>();
  const turn = new Map<Field, number>();
  const add = (unit: Unit, place: number, key: JobKey, title: string, reportsTo: number | null): void => {
    const job = jobPlaces.get(key) ?? 0;
    const code = `P${units[0]?.code}${String(seats.length + 1).padStart(5, '0')}`;
    const grade = jobKinds[job]?.grade ?? 'worker';
    seats.push({ positionId: nextId(), companyId: unit.companyId, code, title, unit: first.unit + place, job: first.job + job, reportsTo, grade });
  };
  units.slice(0, count).forEach((unit, place) => {
    headOf.set(place, first.position + seats.length);
    const bare = unit.level === 'OlCompany' ? '' : unit.name.slice(messages.levels[unit.level].length);
    add(unit, place, unit.level, `${messages.heads[unit.level]}${bare}`, unit.parent === null ? null : (headOf.get(unit.parent - first.unit) ?? null));
  });
  const staff = shares(
    count - seats.length,
    units.map(({ level, field }) => staffWeight[level] * (field === null ? 1 : fieldWeight[field])),
  );
  units.forEach((unit, place) => {
    const field = unit.field ?? 'services';
    for (let i = 0; i < (staff[place] ?? 0); i++) {
      const jobs = staffOf[field];
      const at = turn.get(field) ?? 0;
      turn.set(field, at + 1);
      const key = unit.field === null ? 'secretary' : (jobs[at % jobs.length] ?? 'secretary');
      add(unit, place, key, messages.jobs[key], headOf.get(place) ?? null);
    }
  });
  return seats;
}

/** Companies, units, jobs and seats for `seatCounts` seats by company. */
export function makeStructure(options: OrganisationOptions, seatCounts: readonly number[], founded: string, nextId: () => string): Structure {
  const companies = makeCompanies(seatCounts.length, nextId);
  const unitCounts = shares(options.units, companyWeights(companies.length), 1);
  const units: Unit[] = [];
  const jobs: Job[] = [];
  const seats: Position[] = [];
  companies.forEach((company, i) => {
    const first = { unit: units.length, job: jobs.length, position: seats.length };
    const chance = dice(options.seed, -10 - i);
    const own = makeUnits({ company, count: unitCounts[i] ?? 1, first: first.unit, founded, today: options.today, chance, nextId });
    units.push(...own);
    jobs.push(...makeJobs(company, nextId));
    for (const position of makeSeats({ units: own, count: seatCounts[i] ?? 0, first, nextId })) seats.push(position);
  });
  return { companies, units, jobs, seats, founded };
}

/** A day of a person as it is stored, or as it stands while it runs. */
import type { FieldClass } from '#kernel/entity.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { localMoment } from '#platform/calendar/working-minutes.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { dayOf } from '../days/days.store.ts';
import { personIn } from '../leave/people.store.ts';
import { figuresIn, toldCovers } from '../sheets/own-sheet.service.ts';
import { countDay, type DayFacts, factsOf } from './count-days.service.ts';
import { caseOf } from './day-facts.rules.ts';
import { fullAt, openSince } from './full-at.rules.ts';
import type { PersonDay } from './person-day.contract.ts';

export interface DayReader {
  readonly rows: RowScope;
  readonly partyId: string;
  readonly now: Date;
  readonly classes: (partyId: string) => ReadonlySet<FieldClass>;
}

/** Throws notFound of anybody out of reach. */
export async function dayFor(db: Db, facts: DayFacts, reader: DayReader, partyId: string, date: string): Promise<PersonDay> {
  const person = await personIn(db, reader.rows, partyId);
  if (person === undefined) throw httpErrors.error('notFound');
  const today = todayIn('Asia/Tehran', reader.now.getTime());
  const of = (await factsOf(db, facts, person.companyId, [partyId], date, date))(partyId);
  const stored = await dayOf(db, person.companyId, partyId, date);
  const shown = stored ?? (date > today ? undefined : countDay(of, partyId, date));
  const plan = of.plans.get(date);
  const found = caseOf(of, date);
  const knowsIllness = partyId === reader.partyId || reader.classes(partyId).has('health');
  const rule = (name: string): string => (knowsIllness ? name : name.replace('sickLeave', 'leave'));
  const stays = (shown?.lines ?? []).filter(({ figure }) => figure === 'present').map(({ from, minutes }) => ({ from, until: from + minutes }));
  const minute = localMoment(reader.now).minute;
  return {
    partyId,
    date,
    kind: shown?.kind ?? plan?.kind ?? null,
    shiftClass: shown?.shiftClass ?? plan?.shiftClass ?? null,
    plan: (plan?.shift?.lines ?? []).map(({ from, minutes, floating }) => ({ from, minutes, floating })),
    breaks: (plan?.shift?.breaks ?? []).map(({ from, minutes, isPaid }) => ({ from, minutes, isPaid })),
    presses: of.presses.filter(({ at }) => at.slice(0, 10) === date).map(({ at, key }) => ({ at, key: key === undefined ? null : rule(key) })),
    isStored: stored !== undefined,
    figures: shown === undefined ? null : figuresIn(shown),
    coveredBy: toldCovers(shown?.coveredBy ?? {}, knowsIllness),
    overtime: { ...shown?.overtime },
    exceptions: (shown?.exceptions ?? []).map((one) => ({ ...one })),
    lines: (shown?.lines ?? []).map((line) => ({ ...line, rule: rule(line.rule) })),
    fullAt: date === today ? fullAt(plan?.shift, stays, openSince(found?.presses ?? []), minute) : null,
  };
}

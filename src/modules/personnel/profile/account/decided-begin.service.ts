/** The first day of an employment by what another module has decided (an order), and its being taken back. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { EndingTie } from '../../employment/decided-end.service.ts';
import { employmentErrors } from '../../employment/employment.contract.ts';
import { type Employment, lockEmployment } from '../../employment/employment.store.ts';
import { faultOfHire } from '../../register/register.rules.ts';
import { profileErrors } from '../profile.contract.ts';
import { accountErrors, type updateAccount } from './account.contract.ts';
import { moveEmployment } from './account.store.ts';
import { birthOf, type FirstDay, firstDayOf, giveFirstDay } from './first-day.store.ts';

export type { FirstDay } from './first-day.store.ts';

type Beginning = Pick<Context<typeof updateAccount>, 'tx' | 'today' | 'audit'>;

async function tieOf({ tx, today }: Beginning, { companyId, employmentId }: EndingTie): Promise<Employment> {
  const tie = await lockEmployment(tx, systemScope([companyId], today), employmentId);
  if (tie === undefined) throw httpErrors.error('notFound');
  return tie;
}

const traced = ({ audit }: Beginning, { partyRelationshipId: id, partyId: subjectPartyId, companyId }: Employment, was: string | null, is: string | null): void =>
  audit({ entity: 'PartyRelationship', id, action: 'update', subjectPartyId, companyId, changes: { hireDate: [was, is] } });

/** Lets it begin with a day (ISO), and what began with it; answers what stood. Throws invalid, beforeBirth and factsOutside. */
export async function beginDecided(context: Beginning, of: EndingTie, day: string): Promise<FirstDay> {
  const { tx, today } = context;
  const tie = await tieOf(context, of);
  const stood = await firstDayOf(tx, tie);
  if (tie.from === day) return stood;
  if (faultOfHire(day, today) !== undefined) throw profileErrors.error('invalid');
  const birth = await birthOf(tx, tie.partyId);
  if (birth !== null && day <= birth) throw employmentErrors.error('beforeBirth');
  const thru = tie.until === null ? null : addDays(tie.until, -1);
  if ((thru !== null && thru < day) || !(await moveEmployment(tx, tie.partyRelationshipId, day, thru, today))) throw accountErrors.error('factsOutside');
  traced(context, tie, tie.from, day);
  return stood;
}

/** Gives back the first day, where it is still the decided one (ISO), with what began with it. False, and nothing written, where it is another one by now. */
export async function unbeginDecided(context: Beginning, of: EndingTie, day: string, stood: FirstDay): Promise<boolean> {
  const tie = await tieOf(context, of);
  if (tie.from !== day) return false;
  if (stood.from === day) return true;
  await giveFirstDay(context.tx, tie, day, stood);
  traced(context, tie, day, stood.from);
  return true;
}

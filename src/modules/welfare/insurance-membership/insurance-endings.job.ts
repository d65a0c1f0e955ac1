/**
 * Each hour: a divorce, a death, the age limit and the end of an employment end memberships by themselves, on the day that the contract says (issue 24, insurance 2). Each is
 * ended once, however often and in however many processes it looks; the employee is told.
 */
import { systemScope } from '#platform/access/scope.service.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { storedTerms } from '../premium/premium.service.ts';
import { endByAge } from './age-limits.rules.ts';
import { agedMemberships } from './age-limits.store.ts';
import { membershipEnding } from './insurance-ending.notice.ts';
import { lastDayBeforeNextPart } from './insurance-membership.rules.ts';
import { end } from './insurance-membership.service.ts';
import { type EndingMembership, endingMemberships } from './insurance-membership.store.ts';
import { MEMBERSHIP } from './membership-names.rules.ts';

interface Found extends Omit<EndingMembership, 'because' | 'endsOn'> {
  readonly because: EndingMembership['because'] | 'age';
  readonly endsOn: 'day' | 'part' | 'contract';
}

/** What the file has ended by a day, and whom the age limit ends. */
async function foundIn(tx: Tx, companyId: string, today: string): Promise<readonly Found[]> {
  const byEvent = await endingMemberships(tx, companyId, today);
  const known = new Set(byEvent.map(({ membershipId }) => membershipId));
  const byAge = (await agedMemberships(tx, companyId, today)).flatMap((one): Found[] => {
    const eventDay = endByAge(one, one, today);
    return eventDay === undefined || known.has(one.membershipId) ? [] : [{ ...one, because: 'age', eventDay }];
  });
  return [...byEvent, ...byAge];
}

/** The last day that is covered: of an event before the first day of the membership that first day. */
async function lastDayOf(tx: Tx, companyId: string, { contractId, endsOn, eventDay, joinedOn, thru }: Found): Promise<string> {
  const day = eventDay < joinedOn ? joinedOn : eventDay;
  const last = endsOn === 'part' ? lastDayBeforeNextPart(await storedTerms(tx, contractId, [companyId]), day) : day;
  return last < thru ? last : thru;
}

async function endIn(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const writing = { tx, rows: systemScope([companyId], today), today, newId };
  const found = await foundIn(tx, companyId, today);
  for (const one of found) {
    const { membershipId, partyId, because, contractTitle } = one;
    const { thru } = await end(writing, { membershipId, because, thru: await lastDayOf(tx, companyId, one) });
    await writeAudit(tx, [{ entity: MEMBERSHIP, id: membershipId, action: 'update', companyId, subjectPartyId: partyId, changes: { thruDate: [null, thru] } }]);
    await notify(tx, membershipEnding, { recipients: [partyId], values: { contract: contractTitle, day: thru }, link: '/PersonInsuranceReport', now: new Date(now), newId });
  }
  return found.length;
}

/** Answers how many memberships have ended. */
export const endMemberships = (ending: DailyWork): Promise<number> => sumOfCompanies(ending, 'insurance', (tx, companyId) => endIn(tx, companyId, ending));

export const job = defineJob({ name: 'insuranceEndings', every: 'hour', run: endMemberships });

import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Actor, route } from '#platform/http/context.server.ts';
import { dayOf } from '#platform/http/day.rules.ts';
import { configuredAddress } from '#platform/http/public-address.server.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { installationOf } from '#platform/settings/installation.store.ts';
import { runtime } from '#platform/settings/runtime.server.ts';
import { openFigures } from './legal-figures.service.ts';
import { confirmStep, openStep, whatNext } from './what-next.contract.ts';
import { aboutOf, type Facts, stepsOf } from './what-next.rules.ts';
import { accountFacts, confirm, confirmationsOf, masterKeyPrint, withdraw } from './what-next.store.ts';

const yearOf = (today: string): number => toJalali(today).year;

/** More than the holidays of any year. */
const MANY_HOLIDAYS = 45;

/** Official holidays of a Jalali year that rest on a foretold moon. */
async function foretoldHolidays(db: Db, companyId: string, year: number): Promise<number> {
  const [from, next] = [year, year + 1].map((one) => toIso({ year: one, month: 1, day: 1 })) as [string, string];
  return (await calendarOf(db, companyId)).holidaysFrom(from, MANY_HOLIDAYS).filter(({ date, isForetold }) => date < next && isForetold).length;
}

async function factsOf(db: Db, { companyId }: Actor, today: string): Promise<Facts> {
  const year = yearOf(today);
  const ways = openWays();
  const backup = await runtime().backupElsewhere?.();
  return {
    ...(await accountFacts(db, today)),
    backupElsewhere: backup === undefined ? undefined : dayOf(backup),
    masterKey: await masterKeyPrint(db),
    hasAddress: configuredAddress() !== undefined,
    hasMail: ways.includes('mail'),
    hasSms: ways.includes('sms'),
    year,
    openFigures: await openFigures(db, year),
    foretold: await foretoldHolidays(db, companyId, year),
    confirmations: await confirmationsOf(db),
  };
}

export const routes = [
  route(whatNext, async ({ db, actor, today }) => ({
    year: yearOf(today),
    isDemo: (await installationOf(db))?.isDemo === true,
    steps: stepsOf(await factsOf(db, actor, today)),
  })),
  route(confirmStep, async ({ tx, actor, body: { step, confirmedOn }, today, audit }) => {
    const old = (await confirmationsOf(tx)).find((one) => one.step === step);
    const about = aboutOf(step, { masterKey: await masterKeyPrint(tx), year: yearOf(today) });
    await confirm(tx, { step, confirmedOn: confirmedOn ?? today, about }, actor.partyId);
    audit({
      entity: 'WhatNext',
      id: step,
      action: 'update',
      companyId: actor.companyId,
      changes: { confirmedOn: [old?.confirmedOn ?? null, confirmedOn], about: [old?.about ?? null, about] },
    });
    return { step };
  }),
  route(openStep, async ({ tx, actor, body: { step }, audit }) => {
    const old = (await confirmationsOf(tx)).find((one) => one.step === step);
    if ((await withdraw(tx, step)) > 0)
      audit({ entity: 'WhatNext', id: step, action: 'delete', companyId: actor.companyId, changes: { confirmedOn: [old?.confirmedOn ?? null, null] } });
    return { step };
  }),
];

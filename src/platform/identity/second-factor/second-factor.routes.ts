import { manualRoute, route } from '#platform/http/context.server.ts';
import { othersAccount } from '#platform/identity/others-account.service.ts';
import { seesPay } from '#platform/identity/reach.rules.ts';
import { revokeSessions } from '#platform/identity/session.store.ts';
import { forgiveAttempt } from '#platform/identity/throttle.store.ts';
import { runtime } from '#platform/settings/runtime.server.ts';
import { codeBucket } from './prove.service.ts';
import { recordFactor } from './record.service.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, resetSecondFactor, secondFactor } from './second-factor.contract.ts';
import { secondFactorErrors } from './second-factor.errors.ts';
import messages from './second-factor.messages.fa.ts';
import { begin, confirm, end, renew } from './second-factor.service.ts';
import { factorOf, recoveryCodesLeft, removeFactor } from './second-factor.store.ts';

export const routes = [
  route(secondFactor, async ({ actor, db }) => {
    const since = (await factorOf(db, actor.userId))?.confirmedAt ?? null;
    const isRequired = runtime().config().secondFactorForPay === true && seesPay(actor.grants);
    return { since, codesLeft: since === null ? 0 : await recoveryCodesLeft(db, actor.userId), isRequired };
  }),
  manualRoute(beginSecondFactor, (door) => begin(door, door.actor, door.body.password)),
  manualRoute(confirmSecondFactor, (door) => confirm(door, door.actor, door.body.code)),
  manualRoute(renewRecoveryCodes, (door) => renew(door, door.actor, door.body.code)),
  manualRoute(endSecondFactor, async (door) => {
    await end(door, door.actor, door.body.code);
    return { messages: messages.ended };
  }),
  route(resetSecondFactor, async ({ actor, tx, rows, body, newId }) => {
    const account = await othersAccount(tx, actor, rows, body.userId, secondFactorErrors);
    if (!(await removeFactor(tx, account.userId))) throw secondFactorErrors.error('notOn');
    await revokeSessions(tx, account.userId, 'second factor reset');
    await forgiveAttempt(tx, codeBucket(account.userId));
    await recordFactor(tx, newId, account, 'reset');
    return { messages: messages.resetDone };
  }),
];

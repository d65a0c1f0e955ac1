import { manualRoute, route } from '#platform/http/context.server.ts';
import { forgotPassword, getInfoByPhoneNum, recoverPassword } from './password-recovery.contract.ts';
import messages from './password-recovery.messages.fa.ts';
import { askForCode, recoverWithCode } from './recovery.service.ts';

export const routes = [
  manualRoute(forgotPassword, async (door) => {
    await askForCode(door, door.body.username);
    return { messages: messages.codeOnItsWay };
  }),
  manualRoute(recoverPassword, async (door) => {
    await recoverWithCode(door, door.body);
    return { messages: messages.changed };
  }),
  route(getInfoByPhoneNum, async () => ({ info: null, messages: messages.numberTellsNothing })),
];

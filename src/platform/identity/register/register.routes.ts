import { manualRoute } from '#platform/http/context.server.ts';
import { register } from './register.contract.ts';
import messages from './register.messages.fa.ts';
import { askForAccount } from './register.service.ts';

export const routes = [
  manualRoute(register, async (door) => {
    await askForAccount(door, door.body);
    return { messages: messages.asked };
  }),
];

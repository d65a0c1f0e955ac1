/** What somebody says in the place of a press, or where one lacks. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { pressKeys } from '../day/presses.rules.ts';
import devices from '../devices/devices-page.messages.fa.ts';
import messages from './exceptions-page.messages.fa.ts';

const keys = optionRows(Object.fromEntries(pressKeys.map((name) => [name, devices.pressKeys[name]])));

export const pressForm = defineForm('attendance/press', [
  { type: 'time', name: 'minute', label: messages.time, required: true, col: 6 },
  { type: 'select', name: 'key', label: messages.key, options: keys, col: 6 },
  { type: 'textarea', name: 'reason', label: messages.reason, required: true, minLength: 3, maxLength: 500, col: 12 },
]);

export const noPressForm = defineForm('attendance/noPress', [{ type: 'textarea', name: 'reason', label: messages.reason, required: true, minLength: 3, maxLength: 500, col: 12 }]);

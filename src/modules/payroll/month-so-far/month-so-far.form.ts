/** Whether people see what their month would come to so far. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './so-far-page.messages.fa.ts';

export const soFarForm = defineForm('payroll/monthSoFarSetting', [{ type: 'switch', name: 'showsOwn', label: words.showsOwn, help: words.showsOwnHelp, col: 12 }]);

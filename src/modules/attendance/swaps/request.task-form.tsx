/** A new exchange of shifts, or the one that came back. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import { shiftSwap } from './swaps.form.ts';

export default askingForm(shiftSwap);

/** What the responsible reads who confirms another guarantor. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import { guarantorChange } from './guarantor-change.form.ts';

export default decidingForm(guarantorChange);

/** A new one of SampleThings, or the one that came back. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import { sampleThing } from './sample-things.form.ts';

export default askingForm(sampleThing);

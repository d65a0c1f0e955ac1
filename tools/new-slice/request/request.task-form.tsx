/** A new one of SampleThings, or the one that came back. */
import { askingForm } from '#platform/requests/request-forms.tsx';
import { sampleThing } from './sample-things.form.ts';

export default askingForm(sampleThing);

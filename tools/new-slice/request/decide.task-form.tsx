/** What somebody who decides on one of SampleThings reads. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import { sampleThing } from './sample-things.form.ts';

export default decidingForm(sampleThing, { title: 'title' });

import { familyTab } from '#modules/personnel/personnel.web.ts';
import { PersonReport } from '../person-report/person-report.tsx';
import { sampleThings, sampleThingsReport } from './sample-things.contract.ts';
import words from './sample-things.messages.fa.ts';

/** SampleThings of people, each row with its person. */
export default function SampleThingsPage() {
  return <PersonReport of={sampleThings} report={sampleThingsReport} tab={familyTab} unit={words.unit} />;
}

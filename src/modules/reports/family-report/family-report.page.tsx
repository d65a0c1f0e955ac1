import { familyTab } from '#modules/personnel/personnel.web.ts';
import { PersonReport } from '../person-report/person-report.tsx';
import { family, familyReport } from './family-report.contract.ts';
import words from './family-report.messages.fa.ts';

/** Relatives of people, and who has none of a relation. */
export default function FamilyReportPage() {
  return <PersonReport of={family} report={familyReport} tab={familyTab} unit={words.relative} />;
}

import { contactTab } from '#modules/personnel/personnel.web.ts';
import { PersonReport } from '../person-report/person-report.tsx';
import { contact, contactReport } from './contact-report.contract.ts';

/** How people are reached, and who has told no number. */
export default function ContactReportPage() {
  return <PersonReport of={contact} report={contactReport} tab={contactTab} />;
}

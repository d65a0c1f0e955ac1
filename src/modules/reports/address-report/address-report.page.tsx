import { addressTab } from '#modules/personnel/personnel.web.ts';
import { PersonReport } from '../person-report/person-report.tsx';
import { address, addressReport } from './address-report.contract.ts';

/** Where people live, and who has told no address. */
export default function AddressReportPage() {
  return <PersonReport of={address} report={addressReport} tab={addressTab} />;
}

/** What a tab of the company gets. */
export interface CompanyTabProps {
  partyId: string;
  /** The day to look at; all days when absent. */
  asOf: string | undefined;
}

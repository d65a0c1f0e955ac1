import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { getBaseSalaryInfo } from './pay-data.contract.ts';
import messages from './pay-data-page.messages.fa.ts';

type Seen = ReplyOf<typeof getBaseSalaryInfo>;

const statuses: Readonly<Record<string, string>> = messages.statuses;

/** What is said of the base pay; what a reader may not know is not there at all. */
function itemsOf({ groupName, standardCode, salaryStatusId, serviceLocationName, employmentConditionName, baseInsurancenumber, fromDate }: Seen) {
  const said = [
    { term: messages.group, value: groupName && `${groupName} (${standardCode ?? ''})` },
    { term: messages.status, value: salaryStatusId && statuses[salaryStatusId] },
    { term: messages.serviceLocation, value: serviceLocationName },
    { term: messages.employmentCondition, value: employmentConditionName },
    { term: messages.insuranceNumber, value: baseInsurancenumber && formatCode(baseInsurancenumber) },
    { term: messages.fromDate, value: fromDate && formatDate(fromDate) },
  ];
  return said.flatMap(({ term, value }) => (value ? [{ term, value: <bdi>{value}</bdi> }] : []));
}

/** How somebody is paid on a day, at a glance: today when no day is said. */
export function BaseSalary({ partyId, asOf }: { partyId: string; asOf: string | undefined }) {
  const read = useCall(getBaseSalaryInfo, { query: { partyId, asOf } });
  if (read.error) return <ReadError of={read} headingLevel={2} />;
  const items = read.data === undefined ? [] : itemsOf(read.data);
  if (items.length === 0) return null;
  return (
    <Card title={messages.base}>
      <DescriptionList items={items} isAcross />
    </Card>
  );
}

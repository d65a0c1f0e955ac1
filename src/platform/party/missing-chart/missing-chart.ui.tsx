import { Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { subOrganization } from '#platform/party/party.contract.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { StateView } from '#ui/state-view/state-view.tsx';
import messages from './missing-chart.messages.fa.ts';

/** Of another module: linked by its address. */
const UNITS: string = '/organizationalUnit';

/** Whether the own company has no unit yet; false while that is not known. */
export function useIsChartMissing(): boolean {
  const { data } = useCall(subOrganization);
  return data !== undefined && data.organizationUnit.length === 0;
}

/** Stands where a page has nothing to say because the organisation has no chart (spec section 2.4). */
export function MissingChart() {
  return (
    <StateView
      icon={Wrench}
      title={messages.title}
      actions={
        <Link to={UNITS} className={buttonClass('filled')}>
          {messages.toUnits}
        </Link>
      }
    >
      {messages.text}
    </StateView>
  );
}

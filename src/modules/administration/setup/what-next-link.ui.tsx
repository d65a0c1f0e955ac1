import { ListChecks } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { whatNext } from '../what-next/what-next.contract.ts';
import messages from '../what-next/what-next.messages.fa.ts';
import { setupScreen } from './setup.screen.ts';

/** The steps change a few times in the life of an installation. */
const FRESH_MS = 600_000;

/** For an administrator, the way to the steps that are still open; nothing once all are done, and none in a demo. */
export function WhatNextLink() {
  const maySee = useMay(whatNext);
  const { data } = useCall(whatNext, { enabled: maySee, staleTime: FRESH_MS });
  const open = data === undefined || data.isDemo ? 0 : data.steps.filter(({ isDone }) => !isDone).length;
  if (open === 0) return null;
  return (
    <ScreenLink to={setupScreen} className={buttonClass()}>
      <Icon of={ListChecks} size="sm" />
      {messages.link(formatNumber(open))}
    </ScreenLink>
  );
}

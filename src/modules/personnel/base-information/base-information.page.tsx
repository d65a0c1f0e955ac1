import { useParams } from '@tanstack/react-router';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { PersonProfile } from '../profile/person-profile.tsx';
import { baseInformationScreen } from './base-information.screen.ts';

/** Tabs in the order in which old links count them (guide 6.3). */
const tabs = ['base', 'contact', 'address', 'education', 'sacrifice', 'family', 'banking', 'organisation', 'qualification'];

/** The same profile under its older address. */
export default function BaseInformationPage() {
  const { partyId } = useScreenSearch(baseInformationScreen);
  const { index = '0' } = useParams({ strict: false }) as { readonly index?: string };
  return <PersonProfile key={partyId} partyId={partyId} screen={baseInformationScreen} firstTab={tabs[Number(index)]} />;
}

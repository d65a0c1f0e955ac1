import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { PersonProfile } from './person-profile.tsx';
import { profileScreen } from './profile.screen.ts';

/** The file of the person in the address; the menu names none, and opens the own one. */
export default function ProfilePage() {
  const { partyId } = useScreenSearch(profileScreen);
  return <PersonProfile key={partyId} partyId={partyId} screen={profileScreen} />;
}

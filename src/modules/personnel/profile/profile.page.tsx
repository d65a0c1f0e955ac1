import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { NoProfile, PersonProfile } from './person-profile.tsx';
import { profileScreen } from './profile.screen.ts';

/** The file of the person in the address. */
export default function ProfilePage() {
  const { partyId } = useScreenSearch(profileScreen);
  return partyId === undefined ? <NoProfile /> : <PersonProfile key={partyId} partyId={partyId} />;
}

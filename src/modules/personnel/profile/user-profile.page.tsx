import { PersonProfile } from './person-profile.tsx';
import { userProfileScreen } from './user-profile.screen.ts';

/** The own file. */
export default function UserProfilePage() {
  return <PersonProfile screen={userProfileScreen} />;
}

import { PersonProfile } from './person-profile.tsx';

/** The own file. */
export default function UserProfilePage() {
  return <PersonProfile />;
}

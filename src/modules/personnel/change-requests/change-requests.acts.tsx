import { ClipboardCheck, FilePen, GraduationCap, Landmark, Mail, MapPin, Phone, Users } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './change-requests.acts.messages.fa.ts';

export const changeRequestsActs = defineActs(
  {
    id: 'change-requests.changeMine',
    words: words.changeMine,
    icon: FilePen,
    href: '/userProfile?tab=requests',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
    home: 30,
  },
  {
    id: 'change-requests.changeAddress',
    words: words.changeAddress,
    icon: MapPin,
    href: '/userProfile?tab=requests&propose=address',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
  },
  {
    id: 'change-requests.changePhone',
    words: words.changePhone,
    icon: Phone,
    href: '/userProfile?tab=requests&propose=phone',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
  },
  {
    id: 'change-requests.changeElectronic',
    words: words.changeElectronic,
    icon: Mail,
    href: '/userProfile?tab=requests&propose=electronic',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
  },
  {
    id: 'change-requests.changeAccount',
    words: words.changeAccount,
    icon: Landmark,
    href: '/userProfile?tab=requests&propose=account',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
  },
  {
    id: 'change-requests.changeFamily',
    words: words.changeFamily,
    icon: Users,
    href: '/userProfile?tab=requests&propose=family',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
  },
  {
    id: 'change-requests.changeEducation',
    words: words.changeEducation,
    icon: GraduationCap,
    href: '/userProfile?tab=requests&propose=education',
    keys: ['personnelManagement/personnelBaseInformation/changeRequests/send'],
    isOwn: true,
  },
  {
    id: 'change-requests.decideChanges',
    words: words.decideChanges,
    icon: ClipboardCheck,
    href: '/personnel/requests?tab=changes',
    keys: ['personnelInformationManagement/changeRequests/observe'],
  },
);

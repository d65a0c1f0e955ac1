/** What pages of other modules show of the security of accounts, loaded when first shown. */
import { lazy } from 'react';
import messages from './account-security.messages.fa.ts';

/** What the look at the account of somebody else is called. */
export const accountTitle = messages.ofAccount;
export const AccountDialog = lazy(() => import('./account-dialog.tsx').then(({ AccountDialog: component }) => ({ default: component })));
export const SecurityCard = lazy(() => import('./security-card.tsx').then(({ SecurityCard: component }) => ({ default: component })));

/** What other modules may show of the organisation: the acts on links of people to posts, and the keys that allow them. */
export { AddPositionDialog, CorrectHolderDialog, EditHolderDialog, EndHolderDialog, type OpenLink, RemoveHolderDialog } from './positions/holder-dialogs.tsx';
export { CORRECT as CORRECT_HOLDER, DELETE as REMOVE_HOLDER, EDIT as EDIT_HOLDER } from './positions/positions.contract.ts';

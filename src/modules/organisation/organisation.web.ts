/** What other modules may show of the organisation: the acts on links of people to posts, and the calls that do them. */
export { AddPositionDialog, CorrectHolderDialog, EditHolderDialog, EndHolderDialog, type OpenLink, RemoveHolderDialog } from './positions/holder-dialogs.tsx';
export { addHolder, correctHolder, deleteHolder, editHolder } from './positions/holders.contract.ts';
export { positionOptions } from './positions/positions.contract.ts';

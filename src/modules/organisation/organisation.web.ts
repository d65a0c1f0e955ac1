/** What other modules may show of the organisation: the acts on links of people to posts, the calls that do them, and what is planned. */
export { Planned, type PlanShown } from './planned/planned.tsx';
export { AddPositionDialog, CorrectHolderDialog, EditHolderDialog, EndHolderDialog, type OpenLink, RemoveHolderDialog } from './positions/holders/holder-dialogs.tsx';
export { addHolder, correctHolder, deleteHolder, editHolder } from './positions/holders/holders.contract.ts';
export { positionOptions } from './positions/positions.contract.ts';

/** What other modules may show of administration: the security of accounts, the chain of approvals of a company, the import, and the way to the first steps of an installation. */
export { AccountDialog, accountTitle, SecurityCard } from './account-security/account-parts.ui.ts';
export { approvalChain } from './certification-steps/certification-steps.contract.ts';
export { certificationStepsScreen } from './certification-steps/certification-steps.screen.ts';
export { type ChainWords, type DraftStep, draftsOf, useChainWords } from './certification-steps/chain-words.ui.ts';
export { importScreen } from './import/import.screen.ts';
export { ImportLink } from './import/import-link.tsx';
export { WhatNextLink } from './setup/what-next-link.ui.tsx';

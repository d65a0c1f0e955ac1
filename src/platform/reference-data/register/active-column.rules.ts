import messages from './register-page.messages.fa.ts';

/** The column of a register's table that says whether the row is offered. */
export const activeColumn = { name: 'optionIndicator', label: messages.state, type: 'indicator', indicatorLabels: { Y: messages.active, N: messages.inactive } } as const;

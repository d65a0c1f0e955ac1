export default { membersTab: 'اعضا' } as const;

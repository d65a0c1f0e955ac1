/** What the tabs are called. */
export default { exceptionsTab: 'استثناها', pressesTab: 'تردد شخص' };

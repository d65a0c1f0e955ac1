/** Names of the clocks of the demo. */
export default { clocks: ['ساعت ورودی اصلی', 'ساعت سالن تولید', 'ساعت ساختمان اداری'] as const };

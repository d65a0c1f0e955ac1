/** The one word of the quick panel that stands in the entry of the browser. */
export default { open: 'پنل سریع' };

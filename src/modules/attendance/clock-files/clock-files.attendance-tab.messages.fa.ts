/** What the tab is called. */
export default { clockFilesTab: 'فایل دستگاه' };

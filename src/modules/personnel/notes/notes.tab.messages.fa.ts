export default {
  notesTab: 'یادداشت‌ها',
};

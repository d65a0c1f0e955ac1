export default {
  documentsTab: 'مدارک',
};

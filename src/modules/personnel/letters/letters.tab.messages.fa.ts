export default {
  lettersTab: 'گواهی‌ها',
};

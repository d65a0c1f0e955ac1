/** Said by the port while the server behind it is still starting. */
export default {
  title: 'کارگزین در حال راه‌اندازی است',
  text: 'چند لحظه صبر کنید. این صفحه خودش تازه می‌شود.',
};

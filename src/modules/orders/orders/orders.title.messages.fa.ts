/** Title of the screen and the name of its permission. */
export default {
  title: 'قرارداد و احکام',
  permissions: {
    'emplOrder/orders/observe': 'دیدن قراردادها و احکام',
  },
};

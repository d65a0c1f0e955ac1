/** Words of what rows of pay groups name. */
export default {
  separator: '، ',
};

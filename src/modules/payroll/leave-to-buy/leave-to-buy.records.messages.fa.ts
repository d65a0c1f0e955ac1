export default {
  records: { LeaveToBuy: 'روزهای بازخرید مرخصی' },
  places: { leave_to_buy: 'روزهای بازخرید مرخصی' },
};

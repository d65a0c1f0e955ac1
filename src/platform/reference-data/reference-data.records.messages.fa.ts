export default {
  places: {
    time_period_type: 'انواع دوره',
  },
};

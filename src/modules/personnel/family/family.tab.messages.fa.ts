export default {
  familyTab: 'خانواده',
};

/** Reference data: what the server says of it. */
export default {
  permissions: {},
};

/** The push of clocks says nothing to people. */
export default { errors: {} } as const;
